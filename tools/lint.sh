#!/bin/sh
# Every linter: those of the web client beside those of Python, since each of them keeps one core busy.
set -u
cd "$(dirname "$0")/.." && mkdir -p .cache
bin=.venv/bin

sh tools/web.sh check > .cache/web-check.txt 2>&1 &
client=$!
# What is started in the background must not go on when this is stopped.
trap 'kill $client 2> /dev/null' INT TERM

fails=0
$bin/ruff check --quiet . || fails=1
$bin/ruff format --check --quiet . || { echo "Run 'make format'."; fails=1; }
$bin/mypy || fails=1
$bin/lint-imports --no-logo > .cache/imports.txt || { cat .cache/imports.txt; fails=1; }
wait $client || { cat .cache/web-check.txt; fails=1; }
exit $fails
