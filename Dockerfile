# docker build -t usher .
# docker run -p 8080:8080 -v usher-data:/var/lib/usher -v $PWD/edge.yaml:/etc/usher/edge.yaml:ro \
#        usher --config /etc/usher/edge.yaml
#
# The presets believe the header x-user-id from loopback only, which no client of a container is: bring a
# configuration that names the peers of your own gateway.

FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# The packages first: they change less often than the sources.
COPY Makefile ./
COPY scripts/install-packages scripts/
RUN make deps && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make build && strip --strip-unneeded .build/release/usher .build/release/usherctl .build/release/usher-bench

FROM debian:bookworm-slim
# Unpacked, not started: usher runs a private redis-server of its own.
RUN apt-get update \
    && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        ca-certificates redis-server libhiredis0.14 libssl3 libyaml-0-2 libsimdjson14 libsqlite3-0 libstdc++6 tzdata \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --user-group --create-home --home-dir /var/lib/usher usher
COPY --from=build /src/.build/release/usher /src/.build/release/usherctl /src/.build/release/usher-bench \
    /usr/local/bin/
USER usher
ENV USHER_LISTEN=0.0.0.0:8080 USHER_ADMIN_LISTEN=127.0.0.1:9090 USHER_DATA_DIR=/var/lib/usher
VOLUME /var/lib/usher
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["usher", "health"]
ENTRYPOINT ["usher"]
CMD ["--help"]
