// The TypeScript SDK's client walks through pincite: node client.mjs stdio COMMAND [ARGS...] | http URL | sse URL
import assert from "node:assert/strict";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [kind, target, ...args] = process.argv.slice(2);
const transports = {
  stdio: () => new StdioClientTransport({ command: target, args, env: process.env }),
  http: () => new StreamableHTTPClientTransport(new URL(target)),
  sse: () => new SSEClientTransport(new URL(target)),
};
const client = new Client({ name: "pincite-test", version: "1" });
const transport = transports[kind]();
await client.connect(transport);

// On the wire: this client drops the progress that comes in one piece with its result (it takes notifications later).
const progress = [];
const received = transport.onmessage;
transport.onmessage = (message, extra) => {
  if (message.method === "notifications/progress") progress.push(message.params);
  received(message, extra);
};

// Structured content is held against the output schema by the client itself, once the tools are listed.
const { tools } = await client.listTools();
assert.equal(tools.length, 6);
const url = "https://example.org/tides";
const text = "The tide rose at dawn.";
const stamped = await client.callTool({ name: "stamp_citation", arguments: { url, text } });
assert.match(stamped.structuredContent.metadata.content_hash, /^6565186b[0-9a-f]{56}$/);

const agent_output = { findings: [{ summary: text, excerpt: text, citation: stamped.structuredContent }] };
const checked = await client.callTool({ name: "verify_provenance", arguments: { agent_output } }, undefined, {
  onprogress: () => {},
});
// The server reads nothing: it was started with PINCITE_PROVENANCE_FETCHER=fake.
assert.deepEqual(checked.structuredContent.summary, { match: 1 });
assert.match(checked.content[0].text, /1 match/);
const { progressToken, ...last } = progress.at(-1);
assert.notEqual(progressToken, undefined);
assert.deepEqual(last, { progress: 1, total: 1, message: "1 of 1 citations checked" });

const refused = await client.callTool({ name: "stamp_citation", arguments: { url, text: " " } });
assert.equal(refused.isError, true);
assert.match(refused.content[0].text, /^empty_passage: /);
await client.close();
console.log(`${kind}: ${tools.length} tools, ${progress.length} progress messages, structured content as its schema says`);
