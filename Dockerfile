# pincite over streamable HTTP and SSE on port 8000, for a container whose root file system may be read-only:
#
#   docker build -t pincite .
#   docker run --rm --read-only --cap-drop ALL -e PINCITE_TOKEN -p 127.0.0.1:8000:8000 pincite
#
# Without PINCITE_TOKEN it refuses to start and says so: inside a container it must listen beyond loopback.
FROM python:3.13-slim AS build
# The small English judge and PDF by default; `--build-arg EXTRAS=judge,pdf,nli-anthropic` adds a vendor's judge.
ARG EXTRAS=judge,pdf
ENV PIP_CONSTRAINT=/src/constraints.txt PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY constraints.txt pyproject.toml README.md LICENSE ./
COPY core core
COPY tools tools
COPY server server
COPY src/pincite/__init__.py src/pincite/__main__.py src/pincite/py.typed src/pincite/
# Bytecode now: later nothing may be written.
RUN python -m venv /opt/pincite \
    && /opt/pincite/bin/pip install ".[${EXTRAS}]" \
    && /opt/pincite/bin/python -m compileall -q /opt/pincite/lib

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin pincite
COPY --from=build /opt/pincite /opt/pincite
ENV PATH=/opt/pincite/bin:$PATH PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["pincite"]
CMD ["serve", "--transport", "http", "--host", "0.0.0.0", "--port", "8000"]
