#!/bin/sh
# Guess: new Date(...) of a Java date, as JDBC returns it for a row, is the same moment.
# Version: Rhino 1.7.14.1 (Debian 12, librhino-java 1.7.14.1-0+deb12u1); needs Java 11 or later.
# Behaviour: the Java object is converted by its text. That of java.sql.Timestamp is no date for
#   Rhino, and that of java.util.Date has no milliseconds. getTime() gives the moment.
# Seen: NaN 1767225600000 1767225600123
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq librhino-java=1.7.14.1-0+deb12u1
dpkg -x ./*.deb .
output=$(java -cp usr/share/java/rhino.jar org.mozilla.javascript.tools.shell.Main -e '
  var moment = 1767225600123;
  var row = new java.sql.Timestamp(moment);
  print(new Date(row).getTime(), new Date(new java.util.Date(moment)).getTime(),
    new Date(row.getTime()).getTime());')
echo "$output"
[ "$output" = 'NaN 1767225600000 1767225600123' ]
