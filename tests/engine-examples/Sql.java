import java.nio.file.Files;
import java.nio.file.Paths;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.sql.Types;

/**
 * Executes lines of standard input in HSQLDB: `open URL user password` connects, every other line
 * is a statement, whose parameters get plausible values. Prints for each line the message of an
 * exception, the first value of a result, or an empty line.
 */
class Sql {
  static Connection connection;

  static String source;

  /** Takes the path of this file, for a child process. */
  public static void main(String[] args) throws Exception {
    source = args[0];
    for (String line : new String(System.in.readAllBytes(), "UTF-8").split("\n")) {
      try {
        System.out.println(execute(line));
      } catch (SQLException e) {
        System.out.println(e.getMessage().replace("\n", " "));
      }
    }
    // Ends without closing a database, as a server that is killed.
    System.out.flush();
    Runtime.getRuntime().halt(0);
  }

  static String execute(String line) throws Exception {
    if (line.startsWith("open ")) {
      String[] parts = line.split(" ", -1);
      connection = DriverManager.getConnection(parts[1], parts[2], parts[3]);
      return "";
    }
    if (line.startsWith("child ")) {
      // Another process, which executes one line.
      Process child = new ProcessBuilder("java", "-cp", System.getProperty("java.class.path"),
          source, source).start();
      child.getOutputStream().write(line.substring(6).getBytes("UTF-8"));
      child.getOutputStream().close();
      return new String(child.getInputStream().readAllBytes(), "UTF-8").trim();
    }
    if (line.startsWith("read ")) {
      return new String(Files.readAllBytes(Paths.get(line.substring(5))), "UTF-8").replace("\n", " ");
    }
    PreparedStatement statement = connection.prepareStatement(line);
    ParameterMetaData parameters = statement.getParameterMetaData();
    for (int i = 1; i <= parameters.getParameterCount(); i += 1) {
      int type = parameters.getParameterType(i);
      // Generated keys begin with 0, so that foreign keys have a parent.
      Object text = type == Types.DATE ? "2026-01-01" : "0";
      statement.setObject(i, type == Types.TIMESTAMP ? new Timestamp(0) : text);
    }
    if (!statement.execute()) {
      return "";
    }
    ResultSet rows = statement.getResultSet();
    return rows.next() ? String.valueOf(rows.getObject(1)) : "";
  }
}
