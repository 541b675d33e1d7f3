# docker build -t usher .      scripts/image builds the same without Docker
# docker run -p 8080:8080 -v usher-data:/var/lib/usher -v $PWD/edge.yaml:/etc/usher/edge.yaml:ro usher
#
# The presets believe the header x-user-id from loopback only, which no client of a container is: bring a
# configuration that names the peers of your own gateway.

FROM swift:6.3.1-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
# The packages first: they change less often than the sources.
COPY Makefile ./
COPY scripts/install-packages scripts/
RUN make deps && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make build && scripts/rootfs /image

FROM scratch
COPY --from=build /image /
COPY --from=build --chown=10001:10001 --chmod=0700 /image/var/lib/usher /var/lib/usher
# Defaults, which a mounted configuration's own settings go before: no USHER_LISTEN, which would go before them.
ENV PATH=/usr/bin USHER_DEFAULT_LISTEN=0.0.0.0:8080 XDG_STATE_HOME=/var/lib \
    SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt
USER usher
WORKDIR /var/lib/usher
VOLUME /var/lib/usher
EXPOSE 8080
STOPSIGNAL SIGTERM
# Whether it answers, not whether Redis does: an edge that waits for its Redis must not be started again.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["/usr/bin/usher", "health", "--live"]
ENTRYPOINT ["/usr/bin/usher"]
CMD ["--config", "/etc/usher/edge.yaml"]
