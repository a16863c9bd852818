#!/bin/sh
# Guess: charAt of a Java string returns a character that compares equal to a text.
# Version: Rhino 1.7.14.1 (Debian 12, librhino-java 1.7.14.1-0+deb12u1); needs Java 11 or later.
# Behaviour: a Java char becomes its code, a number, and is added as a number.
# Seen: 97 false 98
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq librhino-java=1.7.14.1-0+deb12u1
dpkg -x ./*.deb .
output=$(java -cp usr/share/java/rhino.jar org.mozilla.javascript.tools.shell.Main -e '
  var text = new java.lang.String("abc");
  print(text.charAt(0), text.charAt(0) == "a", text.charAt(0) + 1);')
echo "$output"
[ "$output" = '97 false 98' ]
