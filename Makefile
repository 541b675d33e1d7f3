# Usher. Two commands are enough to begin: make run and make test.
#
#   make deps            installs the Debian packages that the build needs, as root or with sudo, or prints the command to run
#   make build           builds a release of usher, usherctl and usher-bench
#   make run             starts an edge with the coach preset, its own Redis, a stand-in for a language model, and four demo users
#   make cluster         starts six Redis servers as a cluster, and three edges that use it
#   make test            runs every test, the longest ones in a short form. It installs what the tests need
#   make test-all        runs make test, then every proof of usher-bench prove, and the tests with a real LiteLLM (510 MB) behind the edge
#   make test-release    runs the tests that start an edge again, with the release build
#   make test-transports runs the tests of network connections again: over TLS, over a link with delay, and over both
#   make sweep-at-scale  measures how soon abandoned reservations are returned in a Redis with 5 million users
#   make conformance     sends requests to the edge that test RFC 9110 and 9112, and those of Http11Probe, gunicorn and llhttp
#   make sanitize        runs the tests under the address sanitizer, then under the thread sanitizer
#   make bench           counts instructions and allocations per request. These figures show a regression even on a busy machine
#   make compare         measures the table of docs/performance.md: the processor time per request of this edge and of nginx. It fails if
#                        the first text of a stream takes more than twice as long as with nginx, at the 99th percentile
#   make agree           checks that usher-bench measures the same percentiles as wrk and as streams whose times are known, and that it
#                        needs at most 1.3 times the processor time of wrk
#   make profile         writes Benchmarks/usher.profile for the optimizer: how often each code path of the edge is taken
#   make lua-cost        measures what a message costs Redis. It fails if that is more than 22 times the cost of `return 1`
#   make fuzz            sends random answers and requests through the tests, for SECONDS=600 each, beginning with SEED=1. Among other
#                        things, it checks that no request that is answered is free
#   make mutants         puts one mistake at a time into the counting scripts, and checks that a test fails for each
#   make screenshots     takes pictures of the account page in every state, in artifacts/screenshots
#   make docs            builds the site of docs/ in .build/site. It fails if a link is broken
#   make reference       writes the generated pages of docs/reference anew
#   make sdk-update      raises the pinned versions of the official clients whose types the tests read, and prints what is new in them
#   make dist            builds what people install, in .build/dist: Debian packages, tarballs, checksums, bill of materials
#   make dist-check      runs make dist, then lintian, and a second build that must give the same files. It installs, upgrades and purges
#                        the packages in a bare Debian
#   make kit             writes UsherKit as a package of its own, in .build/kit
#   make image           builds the container's image in .build/image, as root and without Docker
#   make format          formats the source tree
#   make lint            checks the format, and that the tests that scripts/mutants names exist

SHELL := /bin/bash
.DELETE_ON_ERROR:

# The Swift toolchain itself needs binutils and the packages in the second line.
RUN_PACKAGES := redis-server libhiredis-dev libssl-dev libyaml-dev libsimdjson-dev libsqlite3-dev libstdc++-12-dev binutils \
	libncurses6 libxml2 libcurl4 libsqlite3-0 tzdata
# scripts/icu-data writes a part of the release in Python.
BUILD_PACKAGES := $(RUN_PACKAGES) python3
# prometheus contains promtool, which evaluates the rules of deploy/alerts.yaml. systemd contains systemd-analyze, which
# checks the units. docker-compose checks the files for Docker Compose without Docker. Some tests put an nginx in front of
# an edge.
TEST_PACKAGES := $(RUN_PACKAGES) openssl curl python3 python3-venv python3-pip chromium-headless-shell prometheus zsh fish systemd docker-compose nginx \
	groff-base ca-certificates
BENCH_PACKAGES := $(RUN_PACKAGES) valgrind python3 nginx
DIST_PACKAGES := $(RUN_PACKAGES) debhelper dpkg-dev fakeroot python3
DIST_CHECK_PACKAGES := $(DIST_PACKAGES) lintian debootstrap curl
IMAGE_PACKAGES := $(RUN_PACKAGES) buildah ca-certificates
COMPARE_PACKAGES := $(RUN_PACKAGES) openssl python3 nginx libnginx-mod-http-lua lua-resty-core haproxy wrk

# The options of the release build:
# - The standard library is linked statically. Calls into a shared one took a third of a refused request.
# - The toolchain's own linker optimizes the whole program at once, because the compiler does not inline `package` functions
#   of another room. This saves a tenth of a request.
# - There is no debug information, because it is larger than the program. Backtraces still show the names of functions.
# - Exclusivity is not checked at run time, because the checks took an eighth of a request's instructions. Debug builds, and
#   so all tests, still have the checks.
# - Lexical lifetimes are off, so that an object is released after its last use, not where its name goes out of scope. This
#   saves an eighth of all reference counting, which takes a third of the edge's own time.
# - Of ICU's data, the program contains the fifth that its texts need (scripts/icu-data): 7 MB of 34 MB.
# - No function is visible outside the program, so that the linker can drop and merge functions. This saves a hundredth of a
#   request, and 1 MB. A stripped program, as in the packages, then has no names of functions at all.
# `make test-release` runs tests with these options. The options are here and not in Package.swift, because a package with
# such flags cannot be a dependency by its URL.
ICU_DATA := icudt76_dat
ICU_OBJECT := .build/icu/$(ICU_DATA).o
RELEASE := -c release --static-swift-stdlib --experimental-lto-mode full -debug-info-format none -Xswiftc -use-ld=lld \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -enable-lexical-lifetimes=false -Xcxx -O2 \
	-Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xlinker --no-export-dynamic \
	-Xlinker $(CURDIR)/$(ICU_OBJECT) -Xlinker --wrap=$(ICU_DATA)
# The profile tells the optimizer which code paths requests take. This saves another tenth of a request. `make profile` writes
# it anew. Functions that have changed since then are optimized without it. The option goes through -Xfrontend, because the
# driver of Swift 6.3 drops it. The name of the converted file contains the checksum of the profile. So a new profile
# recompiles everything: files that were compiled with different profiles cannot be linked together.
PROFILE := .build/usher-$(firstword $(shell cksum Benchmarks/usher.profile 2>/dev/null)).profdata
PROFILED := $(RELEASE) -Xswiftc -Xfrontend -Xswiftc -ir-profile-use=$(CURDIR)/$(PROFILE)

SOURCES := $(shell find Sources lua presets web Package.swift -type f -o -type l 2>/dev/null)
USHER := .build/release/usher
USHERCTL := .build/release/usherctl
USHER_BENCH := .build/release/usher-bench

.PHONY: toolchain deps build release-check run test test-all test-release test-transports sweep-at-scale conformance sanitize fuzz \
	bench compare agree profile lua-cost mutants screenshots docs reference sdk-update dist dist-check image kit format lint clean cluster

# If there is no compiler, this prints one line that says what to install, and stops before the build.
toolchain:
	@scripts/toolchain

deps:
	@scripts/install-packages $(BUILD_PACKAGES)

build: $(USHER) $(USHERCTL) $(USHER_BENCH)

$(USHER) $(USHERCTL) $(USHER_BENCH): .build/release/%: $(SOURCES) $(PROFILE) $(ICU_OBJECT) | toolchain
	@scripts/install-packages $(BUILD_PACKAGES)
	swift build $(PROFILED) --product $*
	@touch $@

# Builds the release of the edge. The tools are only compiled, to find errors, because each of them takes a minute to link.
release-check: $(USHER)
	swift build $(PROFILED) --target usherctl
	swift build $(PROFILED) --target usher-bench

$(ICU_OBJECT): scripts/icu-data | toolchain
	@scripts/install-packages $(BUILD_PACKAGES)
	scripts/icu-data $(ICU_DATA) $@

$(PROFILE): Benchmarks/usher.profile | toolchain
	@scripts/install-packages $(RUN_PACKAGES)
	@mkdir -p $(@D)
	@rm -f .build/usher-*.profdata
	scripts/in-toolchain llvm-profdata merge -o $@ $<

# make run should show something soon. Its build is not optimized and has no data for debuggers and editors, so it takes a
# third of the processor time of a release build. It has a folder of its own, because its options would otherwise make the
# other builds begin anew.
RUN := .build/run
run: $(RUN)/debug/usher
	@exec $< --preset coach --demo

$(RUN)/debug/usher: $(SOURCES) | toolchain
	@scripts/install-packages $(RUN_PACKAGES)
	@echo 'Building usher for a first look, which is not optimized: make build does that.'
	swift build --scratch-path $(RUN) --product usher -debug-info-format none --disable-index-store
	@touch $@

# Starts a cluster to try out: six Redis servers on this machine, and three edges that use them (docs/many-redis.md).
cluster: $(USHER) $(USHERCTL)
	@exec scripts/cluster --usher $(CURDIR)/$(USHER)

# Many tests start a Redis of their own. The whole run ends sooner if only a few tests run at a time.
TEST := scripts/test --skip-build --experimental-maximum-parallelization-width 6

test: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	swift build --build-tests
	$(TEST)

# LONG names every file with tests that make test shortens. test-all depends on test. `make test test-all` runs test only once.
LONG = $(shell grep -rlE 'TestLength\.|LiteLLMTests' Tests --include='*Tests.swift' | sed 's|.*/||' | paste -sd '|')
test-all: test
	@scripts/litellm --install
	USHER_TEST_LENGTH=full $(TEST) --filter '$(LONG)'

# The release build is optimized and leaves out checks that debug builds make, so its tests run again. Run make test first.
test-release: $(USHER)
	USHER_PROGRAM=$(CURDIR)/$(USHER) $(TEST) --filter 'EndToEndTests|ProofTests'

# make test uses plain loopback. These tests run again over TLS (tls), over a link with 2 ms of delay each way and small
# buffers (line), and over both (tls-line). This concerns three connections: from clients to the edge, from the edge to the
# upstream, and from the edge to Redis. For a single transport: make test-transports TRANSPORTS=line. Run make test first.
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

# Runs the same random tests as make test, but for longer. A test that fails prints its seed. To repeat it: make fuzz SEED=…
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

# Writes the package that an app depends on, without the edge (docs/usherkit.md).
kit:
	scripts/kit .build/kit

reference: toolchain
	@scripts/install-packages $(TEST_PACKAGES)
	USHER_TESTS=ReferenceTests swift build --build-tests
	USHER_TESTS=ReferenceTests USHER_WRITE_REFERENCE=1 swift test --skip-build --filter ReferenceTests

# The types of the official clients show what an answer may report. This raises their pinned versions, and prints what is new.
sdk-update:
	@scripts/install-packages python3 python3-venv python3-pip
	scripts/sdk-update

# To package other programs than those of the release build: make dist BINARIES=FOLDER
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
