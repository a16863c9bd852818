#!/bin/sh
# Guess: 20.47 °C is a step of DPT 9 (07FF, exponent 0), so it is written and read as 20.47.
# Version: knx 2.5.4
# Behaviour: it is written with exponent 1, whose steps are 0.02 °C, and read as 20.46.
# Seen: 07ff reads 20.47; 20.47 is written as 0bff and reads 20.46
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts knx@2.5.4
cat >steps.js <<'JS'
const {resolve, populateAPDU, fromBuffer} = require('./node_modules/knx/src/dptlib');
const type = resolve('9.001');
const read = (bytes) => fromBuffer(bytes, type);
const telegram = {};
populateAPDU(20.47, telegram, '9.001');
console.log(
  `07ff reads ${read(Buffer.from('07ff', 'hex'))}; 20.47 is written as ${telegram.data.toString('hex')} and reads ${read(telegram.data)}`,
);
JS
output=$(node steps.js | tail -n 1)
echo "$output"
[ "$output" = '07ff reads 20.47; 20.47 is written as 0bff and reads 20.46' ]
