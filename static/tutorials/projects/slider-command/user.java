package com.hsyco;

import org.json.JSONObject;

public class user extends userBase {
  /** Highest value of your slider. */
  private static final double FULL = 100;

  private static void dim(String lamp, long level) {
    ioSet(lamp, level > 0 ? level + "%" : "0");
  }

  private static String refuse(String param) {
    return new JSONObject().put("error", "Not a level: " + param).toString();
  }

  public static String userCommand(String session, String userid, String name, String param) {
    if (!name.equals("room")) {
      return null;
    }
    double sent;
    try {
      sent = Double.parseDouble(param.replace("%", ""));
    } catch (NumberFormatException e) {
      return refuse(param);
    }
    if (!(sent >= 0 && sent <= FULL)) {
      return refuse(param);
    }
    // Less than 5 % is off; the wall light gets half
    long table = Math.round(sent * 100 / FULL);
    if (table < 5) {
      table = 0;
    }
    dim("dummy.dimmer.1", table);
    dim("dummy.dimmer.2", Math.round(table / 2.0));
    return "ok";
  }
}
