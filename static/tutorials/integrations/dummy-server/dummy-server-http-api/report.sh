#!/usr/bin/env bash
# report.sh: sends the level of a tank to HSYCO once a minute
set -u
cd "$(dirname "$0")" || exit 1
. ./report.conf

if [[ $SET_ADDRESS != *@ID@* || $SET_ADDRESS != *@VALUE@* ]]; then
  echo "report.conf: SET_ADDRESS needs @ID@ and @VALUE@" >&2
  exit 1
fi

# Replace this with your sensor. Print a whole number from 0 to 100. Other
# values are not sent. The valve then closes.
reading() {
  cat level.txt
}

# put <data point> <value>
# In an address, % is encoded as %25. The address is read from standard
# input: as an argument, it would show the password in the process list.
put() {
  local address=$SET_ADDRESS value=${2//%/%25}
  address=${address//@ID@/"$1"}
  address=${address//@VALUE@/"$value"}
  printf 'url = "%s"\n' "$address" |
    curl --silent --show-error --fail --globoff --max-time 10 \
      --cacert "$CERTIFICATE" --output /dev/null --config -
}

low=0
while true; do
  level=$(reading)
  if [[ $level =~ ^(100|[1-9]?[0-9])$ ]]; then
    # Low below 30, full from 80: waves between these levels do not move the valve
    if ((level < 30)); then low=1; elif ((level >= 80)); then low=0; fi
    # Without the percent sign, 1 means on
    if ((level == 0)); then shown=0; else shown="$level%"; fi
    if put tank.light.1 "$low" && put tank.dimmer.1 "$shown"; then
      echo "sent $level"
    fi
  else
    echo "no usable reading: $level" >&2
  fi
  sleep 60
done
