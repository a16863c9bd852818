#!/bin/sh
# Guess: a request for three coils returns three values.
# Version: modbus-serial 8.0.25
# Behaviour: it returns the values of whole bytes: the array has eight values, five of them padding.
# Seen: 8 true,true,true,false,false,false,false,false
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --ignore-scripts --omit=optional modbus-serial@8.0.25
cat >coils.js <<'JS'
const Modbus = require('modbus-serial');
const {createServer} = require('node:net');
// A device whose coils are all on, on a free port
const probe = createServer().listen(0, '127.0.0.1', () => {
  const {port} = probe.address();
  probe.close(() => {
    const server = new Modbus.ServerTCP({getCoil: () => true}, {host: '127.0.0.1', port, unitID: 1});
    server.on('initialized', async () => {
      const client = new Modbus();
      await client.connectTCP('127.0.0.1', {port});
      client.setID(1);
      const {data} = await client.readCoils(0, 3);
      console.log(data.length, data.join());
      process.exit();
    });
  });
});
JS
output=$(node coils.js)
echo "$output"
[ "$output" = '8 true,true,true,false,false,false,false,false' ]
