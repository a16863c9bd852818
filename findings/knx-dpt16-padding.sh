#!/bin/sh
# Guess: a text that is written as DPT 16 and read again with the same library is the same text.
# Version: knx 2.5.4 and knxultimate 5.4.0
# Behaviour: both return all 14 bytes: the zero bytes that fill the telegram are part of the text.
# Seen: knx "21.5 C" false 14; knxultimate "21.5 C" false 14
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts knx@2.5.4 knxultimate@5.4.0
cat >text.js <<'JS'
const roundTrip = (name, {resolve, populateAPDU, fromBuffer}) => {
  const telegram = {};
  populateAPDU('21.5 C', telegram, 'DPT16.000');
  const text = fromBuffer(Buffer.from(telegram.data), resolve('DPT16.000'));
  return `${name} "${text.replaceAll('\0', '')}" ${text === '21.5 C'} ${text.length}`;
};
const found = [
  roundTrip('knx', require('./node_modules/knx/src/dptlib')),
  roundTrip('knxultimate', require('./node_modules/knxultimate/build/dptlib')),
];
console.log(found.join('; '));
JS
output=$(node text.js | tail -n 1)
echo "$output"
[ "$output" = 'knx "21.5 C" false 14; knxultimate "21.5 C" false 14' ]
