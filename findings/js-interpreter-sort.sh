#!/bin/sh
# Guess: an interpreter of ECMAScript 5 sorts an array without a function of comparison.
# Version: js-interpreter 6.0.2
# Behaviour: sort() without an argument throws; with a function, it sorts.
# Seen: invalid Array.prototype.sort argument; 1,3,20
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts js-interpreter@6.0.2
output=$(node -e '
  const Interpreter = require("js-interpreter");
  const run = (code) => {
    try {
      const machine = new Interpreter(code);
      machine.run();
      return machine.value;
    } catch (error) {
      return error.message;
    }
  };
  console.log(`${run("[3, 20, 1].sort().join()")}; ${run("[3, 20, 1].sort(function (a, b) { return a - b; }).join()")}`);')
echo "$output"
[ "$output" = 'invalid Array.prototype.sort argument; 1,3,20' ]
