#!/usr/bin/env bash
# The two commands of the README: installs what is missing, builds, and runs or tests Rackwright.
#
#   packaging/bootstrap.sh run           open the window on the sample plan; without a display: print its verdict
#                                        and write the PDF and CSV reports to out/
#   packaging/bootstrap.sh test          build once and run every test that is not labelled "long"
#   packaging/bootstrap.sh test --long   the same, then sanitizers, fuzzing, soak and coverage
#
# Debian 12 or a later Debian or Ubuntu. RACKWRIGHT_STRICT=ON turns warnings into errors.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$*"; }
die() { printf 'bootstrap: %s\n' "$*" >&2; exit 2; }

# package: why it is needed
build_packages=(
    "g++:C++20 compiler" "cmake:build system" "ninja-build:runs the build on all cores"
    "qt6-base-dev:window, text and PDF" "libqt6charts6-dev:charts" "libqt6svg6-dev:icons and SVG export"
    "libqt6opengl6-dev:needed by the charts" "libgl1-mesa-dev:needed by Qt's window headers" "qt6-tools-dev:translation build rules"
    "qt6-tools-dev-tools:translation tools" "qt6-l10n-tools:translation compiler"
    "nlohmann-json3-dev:JSON" "libexpected-dev:error values" "libcli11-dev:command lines"
    "qt6-translations-l10n:Chinese texts of Qt's own dialogs"
    "fonts-noto-cjk:Chinese on the screen" "fonts-wqy-microhei:Chinese in the PDF, searchable")
test_packages=("librapidcheck-dev:property tests" "libbenchmark-dev:benchmarks" "poppler-utils:looks into the PDF")
long_packages=("clang-16:second compiler and fuzzing" "libclang-rt-16-dev:sanitizer runtime" "gcovr:coverage figures")

install_missing() {
    local missing=() entry name
    for entry in "$@"; do
        name=${entry%%:*}
        dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' && continue
        missing+=("$name")
        printf '   %-22s %s\n' "$name" "${entry#*:}"
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    command -v apt-get >/dev/null || die "these packages are missing and there is no apt-get: ${missing[*]}"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || die "install these as root, then run this again: ${missing[*]}"
        root=(sudo)
    fi
    say "Installing the ${#missing[@]} packages listed above from the distribution"
    "${root[@]}" apt-get update -q
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
}

configure_and_build() { # tests (ON/OFF), targets…
    local tests=$1
    shift
    say "Building in build/bootstrap (tests: $tests)"
    cmake -S . -B build/bootstrap -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" -DRACKWRIGHT_BUILD_TESTS="$tests" \
        -DRACKWRIGHT_STRICT="${RACKWRIGHT_STRICT:-OFF}" >build-configure.log 2>&1 || { cat build-configure.log >&2; rm -f build-configure.log; die "configuring failed"; }
    rm -f build-configure.log
    cmake --build build/bootstrap ${1:+--target "$@"}
}

run_program() {
    local sample=resources/samples/llama-3.1-70b-pretrain.rackwright
    say "Needed packages"
    install_missing "${build_packages[@]}"
    configure_and_build OFF rackwright rackwright-cli
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        say "Opening the window on the sample plan"
        exec build/bootstrap/app/rackwright "$sample"
    fi
    say "No display: the verdict of the sample plan, and its reports in out/"
    mkdir -p out
    build/bootstrap/app/rackwright-cli advise "$sample"
    build/bootstrap/app/rackwright-cli report "$sample" --pdf out/report-en.pdf --csv out/csv-en --lang en
    build/bootstrap/app/rackwright-cli report "$sample" --pdf out/report-zh.pdf --csv out/csv-zh --lang zh
    ls out
}

run_tests() {
    say "Needed packages"
    install_missing "${build_packages[@]}" "${test_packages[@]}"
    configure_and_build ON
    say "Running the tests"
    ctest --test-dir build/bootstrap --output-on-failure -j "$(nproc)" -LE long --timeout 300
}

fuzz_seeds() { # target; a fresh folder of the real files that the target starts from
    local seeds=build/fuzz/seeds/$1
    rm -rf "$seeds"
    mkdir -p "$seeds"
    if [ -d "tests/fuzz/corpus/$1" ]; then cp "tests/fuzz/corpus/$1"/* "$seeds"; fi
    if [ "$1" = fuzz_scenario ]; then cp resources/samples/*.rackwright "$seeds"; fi
    printf '%s\n' "$seeds"
}

run_long_tests() {
    install_missing "${long_packages[@]}"
    say "Long tests"
    ctest --test-dir build/bootstrap --output-on-failure -L long --no-tests=ignore
    say "Address and undefined-behaviour sanitizers"
    cmake --preset asan && cmake --build --preset asan && ctest --preset asan -LE "long|bench"
    say "Thread sanitizer, engine"
    cmake --preset tsan && cmake --build --preset tsan && ctest --preset tsan -L core -LE "long|bench"
    say "Fuzzing, one minute a target"
    cmake --preset fuzz && cmake --build --preset fuzz
    local target seeds
    for target in build/fuzz/tests/fuzz/fuzz_*; do
        [ -f "$target" ] && [ -x "$target" ] || continue
        seeds=$(fuzz_seeds "$(basename "$target")")
        "$target" -max_total_time=60 -max_len=65536 -timeout=10 "$seeds"
    done
    say "Coverage"
    cmake --preset coverage && cmake --build --preset coverage && ctest --test-dir build/coverage -LE "long|bench"
    gcovr -r . --filter core/ --filter ui/ --print-summary build/coverage | tail -4
}

case "${1:-}" in
run) run_program ;;
test)
    run_tests
    [ "${2:-}" != "--long" ] || run_long_tests
    ;;
*) die "usage: packaging/bootstrap.sh run | test [--long]" ;;
esac
