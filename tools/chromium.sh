#!/bin/sh
# What the browser tests need: a Chromium, and letters for Chinese. Installed only where apt and the right to use it are.
set -u
cd "$(dirname "$0")/.." && mkdir -p .cache
missing=
for browser in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v $browser > /dev/null && break
    browser=
done
[ -n "$browser" ] || missing=chromium
if ! { command -v fc-list > /dev/null && fc-list :lang=zh-tw family | grep -q .; }; then
    missing="$missing fontconfig fonts-noto-cjk"
fi
[ -n "$missing" ] || exit 0

sudo=
[ "$(id -u)" = 0 ] || sudo="sudo -n"
if command -v apt-get > /dev/null && $sudo true 2> /dev/null; then
    printf '▸ %s\n' "For browser tests: installing$(printf ' %s' $missing)"
    export DEBIAN_FRONTEND=noninteractive
    {
        $sudo apt-get -qq update
        # Where the distribution has it without windows, that one is smaller and quicker.
        if apt-cache show chromium-headless-shell > /dev/null; then
            missing=$(echo "$missing" | sed 's/^chromium/chromium-headless-shell/')
        fi
        $sudo apt-get -qq install --yes --no-install-recommends $missing
    } < /dev/null > .cache/apt.txt 2>&1 && exit 0
    tail -n 5 .cache/apt.txt
fi
echo "Browser tests need$(printf ' %s' $missing), which could not be installed here: they will be skipped (in CI: fail)."
