package com.hsyco;

public class user extends userBase {
  /** The number at the right end of your slider. */
  private static final double FULL = 100;

  private static void dim(String lamp, long level) {
    ioSet(lamp, level > 0 ? level + "%" : "0");
  }

  public static String userCommand(String session, String userid, String name, String param) {
    if (!name.equals("room")) {
      return null;
    }
    // What arrived; delete this line when you know it
    messageLog("room: " + param);
    double sent;
    try {
      sent = Double.parseDouble(param.replace("%", ""));
    } catch (NumberFormatException e) {
      return "{\"error\": \"Not a level\"}";
    }
    if (!(sent >= 0 && sent <= FULL)) {
      return "{\"error\": \"Not a level\"}";
    }
    // Less than 5 % is off; the wall lamp gets half
    long table = Math.round(sent * 100 / FULL);
    if (table < 5) {
      table = 0;
    }
    dim("dummy.dimmer.1", table);
    dim("dummy.dimmer.2", Math.round(table / 2.0));
    return "ok";
  }
}
