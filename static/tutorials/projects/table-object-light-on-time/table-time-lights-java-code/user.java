package com.hsyco;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lights and their on-time, in the table "lightwatch" of the project "lightwatch". */
public class user extends userBase {
  /** One line for each row: its name in the table and its data point. */
  private static final String[][] LIGHTS = {
    {"Hall", "dummy.light.1"},
    {"Kitchen", "dummy.light.2"},
    {"Garden", "dummy.light.3"}
  };

  /** Milliseconds by data point, as JSON; retained after a restart. */
  private static final String TOTALS = "$LIGHTTOTAL!";

  private static final Pattern MEMBER = Pattern.compile("\"([^\"]+)\"\\s*:\\s*(\\d+)");
  private static final int MOST_VIEWERS = 100;

  /** Sessions that show the page, the oldest first; one that ends without a logout stays. */
  private static final Set<String> viewers = new LinkedHashSet<>();

  /** States at the last check. */
  private static final boolean[] wasOn = new boolean[LIGHTS.length];
  private static long lastLook;

  public static String getUserVersion() {
    return "Light on time 1";
  }

  // Events that start a check

  public static void TimeEvent(long time) {
    look();
  }

  public static void programTimerEvent(String name) {
    if (name.equalsIgnoreCase("lightwatch")) {
      look();
    }
  }

  public static synchronized void pageEvent(
      String address, String session, String userid, String project, String page) {
    viewers.remove(session);
    if (!project.equals("lightwatch") || !page.split("#")[0].equals("home")) {
      return;
    }
    viewers.add(session);
    if (viewers.size() > MOST_VIEWERS) {
      viewers.remove(viewers.iterator().next());
    }
    look();
  }

  public static synchronized void logoutEvent(
      String address, String session, String userid, boolean lock) {
    viewers.remove(session);
  }

  // Commands of users

  public static synchronized String userCommand(
      String session, String userid, String name, String param) {
    switch (name) {
      case "lightwatch.switch":
        for (int row = 0; row < LIGHTS.length; row++) {
          if (param.equals(String.valueOf(row))) {
            ioSet(LIGHTS[row][1], isOn(row) ? "0" : "1");
            return "ok";
          }
        }
        return "{\"error\": \"This light is no longer in the list\"}";
      case "lightwatch.off":
        for (String[] light : LIGHTS) {
          ioSet(light[1], "0");
        }
        return "ok";
      case "lightwatch.reset":
        varSet(TOTALS, "{}");
        Arrays.fill(wasOn, false);
        look();
        return "ok";
      default:
        return null;
    }
  }

  // Calculation and display

  /** Adds the time since the last check, then shows the rows to all viewers. */
  private static synchronized void look() {
    try {
      // Not affected by changes to the clock of the server
      long now = System.nanoTime() / 1_000_000;
      Map<String, Long> totals = readTotals();
      StringBuilder table = new StringBuilder();
      for (int row = 0; row < LIGHTS.length; row++) {
        String point = LIGHTS[row][1];
        long spent = totals.getOrDefault(point, 0L) + (wasOn[row] ? now - lastLook : 0);
        totals.put(point, spent);
        wasOn[row] = isOn(row);
        table.append(row == 0 ? "[" : ",").append("[").append(quoted(LIGHTS[row][0]));
        table.append(wasOn[row] ? ",\"On\"," : ",\"Off\",").append(quoted(clock(spent))).append("]");
      }
      lastLook = now;
      writeTotals(totals);
      table.append("]");
      for (String session : viewers) {
        uiSet(session, "lightwatch", "items", table.toString());
      }
    } catch (RuntimeException e) {
      errorLog("Light on time: " + e);
    }
  }

  private static boolean isOn(int row) {
    return "1".equals(ioGet(LIGHTS[row][1]));
  }

  /** Parses with a pattern, because the JSON contains only names and whole numbers. */
  private static Map<String, Long> readTotals() {
    Map<String, Long> totals = new HashMap<>();
    String text = varGet(TOTALS);
    if (text != null) {
      Matcher member = MEMBER.matcher(text);
      while (member.find()) {
        totals.put(member.group(1), Long.valueOf(member.group(2)));
      }
    }
    return totals;
  }

  private static void writeTotals(Map<String, Long> totals) {
    StringBuilder json = new StringBuilder();
    for (Map.Entry<String, Long> total : totals.entrySet()) {
      json.append(json.length() == 0 ? "{" : ",").append(quoted(total.getKey()));
      json.append(":").append(total.getValue());
    }
    varSet(TOTALS, json.append("}").toString());
  }

  /** Milliseconds as hours and minutes, for example 2:05. */
  private static String clock(long millis) {
    return String.format("%d:%02d", millis / 3_600_000, millis / 60_000 % 60);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
