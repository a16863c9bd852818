#!/bin/sh
# Guess: empty fields of an NMEA sentence, as a receiver sends them without a fix, have no value.
# Version: nmea-simple 3.3.0
# Behaviour: they are 0: the position is in the Gulf of Guinea, and the wind is calm from ahead.
# Seen: 0 0 none; 0 0 invalid
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts nmea-simple@3.3.0
output=$(node -e '
  const {parseNmeaSentence} = require("nmea-simple");
  const fix = parseNmeaSentence("$GPGGA,,,,,,0,00,,,M,,M,,*66");
  const wind = parseNmeaSentence("$WIMWV,,R,,N,V*34");
  console.log(`${fix.latitude} ${fix.longitude} ${fix.fixType}; ${wind.windAngle} ${wind.speed} ${wind.status}`);')
echo "$output"
[ "$output" = '0 0 none; 0 0 invalid' ]
