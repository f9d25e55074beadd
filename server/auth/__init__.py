"""Who may call over the network, and what: bearer tokens, access tokens of an authorization server, two scopes."""
