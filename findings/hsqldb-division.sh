#!/bin/sh
# Guess: an integer divided by a decimal number is a decimal number, as in 5.0 / 2.
# Version: HSQLDB 2.7.1 (Debian 12, libhsqldb-java 2.7.1-1+deb12u1); needs Java 11 or later.
# Behaviour: if the dividend is an integer, the result has no decimals.
# Seen: 5 / 2.0 = 2, 5.0 / 2 = 2.5, 1 / 3.0 = 0
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq libhsqldb-java=2.7.1-1+deb12u1
dpkg -x ./*.deb .
cat >Divide.java <<'JAVA'
import java.sql.*;

public class Divide {
  public static void main(String[] args) throws SQLException {
    try (Connection db = DriverManager.getConnection("jdbc:hsqldb:mem:test", "SA", "");
        ResultSet row = db.createStatement().executeQuery("values (5 / 2.0, 5.0 / 2, 1 / 3.0)")) {
      row.next();
      System.out.printf("5 / 2.0 = %s, 5.0 / 2 = %s, 1 / 3.0 = %s%n",
          row.getString(1), row.getString(2), row.getString(3));
    }
  }
}
JAVA
output=$(java -cp usr/share/java/hsqldb.jar Divide.java)
echo "$output"
[ "$output" = '5 / 2.0 = 2, 5.0 / 2 = 2.5, 1 / 3.0 = 0' ]
