# Usher: two commands do everything.  make run   make test
#
#   make deps      installs what apt must bring (as root or through sudo; otherwise prints the one line to run)
#   make build     a release build of usher, usherctl and usher-bench
#   make run       the edge with the coach preset, its own Redis, a stand-in LLM and four demo users
#   make test      every test, the longest ones in a short form; nothing needed beforehand
#   make test-all  make test, and then every proof of usher-bench prove, and a real LiteLLM behind the edge (510 MB)
#   make test-release  the tests that start the edge again, with the release
#   make test-transports  the tests that cross a network again, over TLS, over a link with delay, and over both
#   make sweep-at-scale  how soon abandoned reservations are returned in a Redis with 5 million users
#   make conformance  the rules of RFC 9110 and 9112, and the requests of Http11Probe, gunicorn and llhttp, played at the edge
#   make sanitize  the tests again under the address and the thread sanitizer
#   make bench     instructions and allocations per request, so that a regression shows on a noisy machine
#   make compare   the table of docs/performance.md: this edge beside nginx, by processor time per request; fails where a stream's
#                  first text takes more than twice as long as nginx's, at the 99th percentile
#   make agree     whether usher-bench reads the percentiles that wrk reads and that streams were told, as cheaply
#   make profile   asks a build that counts which ways requests take, for the optimizer: Benchmarks/usher.profile
#   make lua-cost  what a message costs Redis: times `return 1`, 22 at most
#   make fuzz      random answers and requests for SECONDS=600 each, from SEED=1 on: none that is answered is free
#   make mutants   scripts with one mistake each, against the tests of their laws
#   make screenshots  pictures of the account page in every state, in artifacts/screenshots
#   make docs      the site of docs/, in .build/site; a broken link fails it
#   make reference writes the generated pages of docs/reference anew
#   make dist     what people install, in .build/dist: Debian packages, tarballs, checksums, bill of materials
#   make dist-check  the same, held against lintian, built twice, installed, upgraded and purged in a bare Debian
#   make kit      UsherKit as a package of its own, in .build/kit
#   make image    the container's image, in .build/image, without Docker; as root
#   make format    formats the tree;  make lint checks it, and that the tests that scripts/mutants names exist

SHELL := /bin/bash
.DELETE_ON_ERROR:

# binutils and the second line are what the Swift toolchain itself needs of Debian.
RUN_PACKAGES := redis-server libhiredis-dev libssl-dev libyaml-dev libsimdjson-dev libsqlite3-dev libstdc++-12-dev binutils \
	libncurses6 libxml2 libcurl4 libsqlite3-0 tzdata
# prometheus for promtool, which evaluates the rules of deploy/alerts.yaml.
# systemd for systemd-analyze, which reads the units. docker-compose reads the files for Docker Compose, without Docker. nginx
# stands before an edge.
TEST_PACKAGES := $(RUN_PACKAGES) openssl curl python3 python3-venv python3-pip chromium prometheus zsh fish systemd docker-compose nginx \
	groff-base ca-certificates
BENCH_PACKAGES := $(RUN_PACKAGES) valgrind python3 nginx
DIST_PACKAGES := $(RUN_PACKAGES) debhelper dpkg-dev fakeroot python3
DIST_CHECK_PACKAGES := $(DIST_PACKAGES) lintian debootstrap curl
IMAGE_PACKAGES := $(RUN_PACKAGES) buildah ca-certificates
COMPARE_PACKAGES := $(RUN_PACKAGES) openssl python3 nginx libnginx-mod-http-lua lua-resty-core haproxy wrk

# The standard library inside: calls into it cost a third of a refused request when it is a shared one. Optimized as a
# whole by the toolchain's own linker, since the compiler inlines nothing across rooms that is `package`: a tenth of a
# request. No debug information: it is larger than the program, and the names that a backtrace shows stay.
# Dynamic exclusivity checks cost an eighth of a request's instructions; debug builds, and so all tests, keep them. Without
# lexical lifetimes objects are let go after their last use rather than where their name ends: an eighth of all counts of
# references, which are a third of the edge's own time. `make test-release` runs the edge so. Both stand here and not in
# Package.swift: a package with such flags cannot be depended on by its URL.
RELEASE := -c release --static-swift-stdlib --experimental-lto-mode full -debug-info-format none -Xswiftc -use-ld=lld \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -enable-lexical-lifetimes=false -Xcxx -O2
# Which ways requests take, for the optimizer: another tenth. `make profile` writes it anew; what has changed since is
# optimized without. Through the frontend: the driver of Swift 6.3 drops this option. Its sum is in its name, so that all
# is compiled anew with another profile: what was compiled with two cannot be linked.
PROFILE := .build/usher-$(firstword $(shell cksum Benchmarks/usher.profile 2>/dev/null)).profdata
PROFILED := $(RELEASE) -Xswiftc -Xfrontend -Xswiftc -ir-profile-use=$(CURDIR)/$(PROFILE)

SOURCES := $(shell find Sources lua presets web Package.swift -type f -o -type l 2>/dev/null)
USHER := .build/release/usher
USHERCTL := .build/release/usherctl
USHER_BENCH := .build/release/usher-bench

.PHONY: toolchain deps build release-check run test test-all test-release test-transports sweep-at-scale conformance sanitize fuzz \
	bench compare agree profile lua-cost mutants screenshots docs reference sdk-update dist dist-check image kit format lint clean cluster

# One line at the start where there is no compiler.
toolchain:
	@scripts/toolchain

deps:
	@scripts/install-packages $(RUN_PACKAGES)

build: $(USHER) $(USHERCTL) $(USHER_BENCH)

$(USHER) $(USHERCTL) $(USHER_BENCH): .build/release/%: $(SOURCES) $(PROFILE) | toolchain
	@scripts/install-packages $(RUN_PACKAGES)
	swift build $(PROFILED) --product $*
	@touch $@

# The release of the edge, and what the release's compiler finds in the tools: each of these takes a minute to link.
release-check: $(USHER)
	swift build $(PROFILED) --target usherctl
	swift build $(PROFILED) --target usher-bench

$(PROFILE): Benchmarks/usher.profile | toolchain
	@scripts/install-packages $(RUN_PACKAGES)
	@mkdir -p $(@D)
	@rm -f .build/usher-*.profdata
	scripts/in-toolchain llvm-profdata merge -o $@ $<

# A first answer soon: neither optimized nor linked as a whole, which takes a third of the processor time of a release,
# without what debuggers and editors read. In a folder of its own, so that no other build begins anew for these options.
RUN := .build/run
run: $(RUN)/debug/usher
	@exec $< --preset coach --demo

$(RUN)/debug/usher: $(SOURCES) | toolchain
	@scripts/install-packages $(RUN_PACKAGES)
	@echo 'Building usher for a first look, which is not optimized: make build does that.'
	swift build --scratch-path $(RUN) --product usher -debug-info-format none --disable-index-store
	@touch $@

# Six local Redis servers as a cluster and three edges before it, for trying: docs/many-redis.md.
cluster: $(USHER) $(USHERCTL)
	@exec scripts/cluster --usher $(CURDIR)/$(USHER)

# Many tests start a Redis of their own: a few at a time are done sooner than all at once.
TEST := scripts/test --skip-build --experimental-maximum-parallelization-width 6

test: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	swift build --build-tests
	$(TEST)

# Every file of tests that are shorter in make test. In one call of make with test, the tests run once: make test test-all.
LONG = $(shell grep -rlE 'TestLength\.|LiteLLMTests' Tests --include='*Tests.swift' | sed 's|.*/||' | paste -sd '|')
test-all: test
	@scripts/litellm --install
	USHER_TEST_LENGTH=full $(TEST) --filter '$(LONG)'

# What ships is optimized, and takes liberties with it that no debug build does. After make test.
test-release: $(USHER)
	USHER_PROGRAM=$(CURDIR)/$(USHER) $(TEST) --filter 'EndToEndTests|ProofTests'

# What make test runs over plain loopback, over TLS (tls), over 2 ms each way with small buffers (line), and over both:
# the clients' way to the edge, the edge's to the upstream and to Redis. One transport: make test-transports
# TRANSPORTS=line. After make test.
TRANSPORTS := tls line tls-line
test-transports:
	@for transport in $(TRANSPORTS); do echo "$$transport:"; \
		USHER_TRANSPORT=$$transport $(TEST) --filter 'EndToEndTests|HTTPTests|RedisTests' || exit 1; done

sweep-at-scale: $(USHER)
	scripts/sweep-at-scale

conformance: $(USHER)
	scripts/conformance --program $(USHER) --all

sanitize: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	scripts/sanitize address
	scripts/sanitize thread

# The same tests as in make test, for longer. A finding names its seed: make fuzz SEED=…
SECONDS := 600
SEED := 1
fuzz: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	swift build --build-tests
	USHER_FUZZ_SECONDS=$(SECONDS) USHER_FUZZ_SEED=$(SEED) $(TEST) --filter 'FuzzTests'

bench: $(USHER)
	@scripts/install-packages $(BENCH_PACKAGES)
	scripts/bench

compare: build
	@scripts/install-packages $(COMPARE_PACKAGES)
	scripts/compare
	scripts/compare --tls

agree: build
	@scripts/install-packages $(COMPARE_PACKAGES)
	scripts/agree

profile: $(USHER_BENCH)
	@scripts/install-packages $(BENCH_PACKAGES)
	scripts/profile $(RELEASE)

lua-cost:
	@scripts/install-packages $(BENCH_PACKAGES)
	scripts/lua-cost --check

mutants: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	swift build --build-tests
	scripts/mutants

screenshots: $(USHER) $(USHERCTL)
	@scripts/install-packages $(TEST_PACKAGES)
	scripts/screenshots

docs:
	@scripts/install-packages python3 python3-venv python3-pip
	scripts/docs

# What an app depends on, without the edge: docs/usherkit.md.
kit:
	scripts/kit .build/kit

reference: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	USHER_TESTS=ReferenceTests swift build --build-tests
	USHER_TESTS=ReferenceTests USHER_WRITE_REFERENCE=1 swift test --skip-build --filter ReferenceTests

# Raises the pins of the official clients whose types say what an answer may report, and prints what is new in them.
sdk-update:
	@scripts/install-packages python3 python3-venv python3-pip
	scripts/sdk-update

# From other programs than the release: make dist BINARIES=…
BINARIES := .build/release
dist: $(if $(filter .build/release,$(BINARIES)),build)
	@scripts/install-packages $(DIST_PACKAGES)
	BINARIES=$(BINARIES) scripts/dist

dist-check: dist
	@scripts/install-packages $(DIST_CHECK_PACKAGES)
	BINARIES=$(BINARIES) scripts/dist-check

image: $(if $(filter .build/release,$(BINARIES)),build)
	@scripts/install-packages $(IMAGE_PACKAGES)
	BINARIES=$(BINARIES) scripts/image

format:
	swift format -i -r Package.swift Sources Tests

lint:
	swift format lint --strict -r Package.swift Sources Tests
	scripts/mutants --list

clean:
	rm -rf .build
