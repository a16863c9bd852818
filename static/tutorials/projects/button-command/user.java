package com.hsyco;

public class user extends userBase {
  private static boolean isOn(String point) {
    return "1".equals(ioGet(point));
  }

  public static String userCommand(String session, String userid, String name, String param) {
    if (!name.equals("leaving")) {
      return null;
    }
    switch (param) {
      case "garden":
        // The result "!" is not logged
        ioSet("dummy.light.3", isOn("dummy.light.3") ? "0" : "1");
        return "!";
      case "night":
        // The result "ok" is only logged
        ioSet("dummy.light.1", "0");
        ioSet("dummy.light.2", "0");
        ioSet("dummy.light.3", "0");
        return "ok";
      case "leave":
        // Refuse while the garden light is on, otherwise open the page "away"
        if (isOn("dummy.light.3")) {
          return "{\"error\": \"The garden light is still on\"}";
        }
        ioSet("dummy.light.1", "0");
        ioSet("dummy.light.2", "0");
        return "page:away";
      case "leave/close":
        // The user has left the page "away"
        ioSet("dummy.light.1", "1");
        return "ok";
      case "back":
        return "page:back";
      case "help":
        return "{\"url\": \"https://example.com/\", \"target\": \"_blank\"}";
      default:
        return "{\"error\": \"Unknown command\"}";
    }
  }
}
