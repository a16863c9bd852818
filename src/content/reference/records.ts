// cspell:ignore cameracommandevent databaseexecutestatement datasourceoption datasourcesql irevent locationevent programtimerevent
import type {actionForms, eventForms} from '../events/keywords';
import type {BySource} from './sources';

/** Signatures by source; a bare name if the source has no signature. */
export type Signatures = BySource<string | readonly string[]>;

export interface ProgrammingRecord<Keyword extends string = string> {
  /** Keywords, whose forms and sources are in `../events/keywords`. */
  readonly EVENTS?: Keyword | readonly Keyword[];
  readonly JavaScript?: Signatures;
  readonly Java?: Signatures;
  /**
   * Note on the names without a form, as Markdown: one for all, or by name or language.
   * Links are relative to a sibling of the page's folder.
   */
  readonly note?: string | Readonly<Record<string, string>>;
}

/**
 * All events (`callback`) and actions (`command`) of the server, by a sentence that
 * describes each.
 */
export const records = {
  callback: {
    'the server has started': {
      EVENTS: 'HSYCOSTART',
      JavaScript: {javaScriptCallbacks: 'StartupEvent()'},
      Java: {vendorExample: 'static void StartupEvent()'},
    },
    'EVENTS files have been loaded': {EVENTS: 'INIT'},
    'the version of your code is requested': {
      Java: {javaCallbacks: 'static String getUserVersion()'},
    },
    'the high availability state of this server changes': {
      EVENTS: 'HAACTIVE',
      JavaScript: {javaScriptCallbacks: 'haActiveEvent(active)'},
      Java: {javaCallbacks: 'static void haActiveEvent(boolean active)'},
    },
    'the power value changes': {
      EVENTS: 'POWER',
      JavaScript: {javaScriptCallbacks: 'PowerEvent(power)'},
      Java: {javaCallbacks: 'static int PowerEvent(int power)'},
    },
    'the sun rises or sets': {
      EVENTS: ['DAY', 'NIGHT'],
      JavaScript: {javaScriptCallbacks: 'DaylightEvent(day)'},
      Java: {javaCallbacks: 'static void DaylightEvent(boolean day)'},
    },
    'the sun has a certain position': {EVENTS: ['SUNAZIMUTH', 'SUNELEVATION']},
    'a time of day or a new minute begins': {
      EVENTS: 'TIME',
      Java: {vendorExample: 'static void TimeEvent(long time)'},
    },
    'a program timer elapses': {
      EVENTS: 'PROGRAMTIMER',
      JavaScript: {javaScriptCallbacks: 'programTimerEvent(name)'},
      Java: {javaCallbacks: 'static void programTimerEvent(String name)'},
    },
    'a timer or scheduler object begins or ends': {
      EVENTS: 'TIMER',
      Java: {scheduler38: 'userTimerEvent'},
      note: 'use a rule with [`TIMER`](../events/events-callback-keywords.mdx#timer) that starts a program timer, and [`programTimerEvent`](../java/java-callback-methods-api.mdx#programtimerevent)',
    },
    'the interval of a schedule elapses': {
      JavaScript: {javaScriptCallbacks: 'SchedulerEvent(groupname, schedulename)'},
      Java: {scheduler2014: 'static void SchedulerEvent(String groupname, String schedulename)'},
    },
    'a data point changes': {
      EVENTS: 'IO',
      JavaScript: {ioServers2014: 'IOEvent'},
      Java: {ioServers2014: 'IOEvent'},
      note: {
        JavaScript: 'use a rule `IO name : { … }`, which needs no arguments',
        Java: 'use a rule `IO name : …` that starts a timer or sets a variable; see [Java programming](../java/java-programming.mdx)',
      },
    },
    'the connection with an I/O server is established': {EVENTS: 'IOSTART'},
    'a master sends a request to the Modbus server': {
      JavaScript: {javaScriptCallbacks38: 'ModbusEvent'},
      Java: {modbusServer2014: 'ModbusEvent'},
      note: {
        JavaScript:
          'returns the reply instead of the registers; if it returns nothing or `null`, the registers are used',
        Java: 'receives the request as bytes and returns the reply as bytes; if it returns `null`, the registers are used, unless JavaScript has a `ModbusEvent`. Alternative: data points of [Modbus](../../io-servers/modbus.mdx)',
      },
    },
    'a variable changes': {
      EVENTS: '$',
      Java: {javaCallbacks33: 'static void varEvent(String name, String value)'},
    },
    'a command is received': {
      EVENTS: 'USER',
      JavaScript: {commandApi: 'userCommand(session, userid, name, param)'},
      Java: {
        commandApi: [
          'static String userCommand(String session, String userid, String name, String param)',
          'static String userCommand(String name, String param)',
        ],
      },
    },
    'a client opens a page': {
      EVENTS: 'PAGE',
      JavaScript: {vendorExample: 'pageEvent(address, session, userid, project, page)'},
      Java: {
        vendorExample:
          'static void pageEvent(String address, String session, String userid, String project, String page)',
      },
      note: 'has the client session, as `USER` does',
    },
    'a client logs out': {
      JavaScript: {vendorExample: 'logoutEvent(address, session, userid, lock)'},
      Java: {
        vendorExample:
          'static void logoutEvent(String address, String session, String userid, boolean lock)',
      },
    },
    'a web root request is received': {Java: {javaCallbacks2018: 'WebRootRequestEvent'}},
    'a camera is being recorded': {EVENTS: 'CAMERA'},
    'a user moves a camera': {
      EVENTS: 'CAMERACOMMAND',
      JavaScript: {javaScriptCallbacks38: 'CameraCommandEvent(camerafunction, action, camera)'},
      Java: {javaScriptCallbacks38: 'CameraCommandEvent'},
      note: 'write [the JavaScript callback](../javascript/javascript-callback-functions-api.mdx#cameracommandevent)',
    },
    'a user views a camera': {EVENTS: 'CAMERAVIEW'},
    'a DMX channel changes': {EVENTS: 'DMX'},
    'the connection with a DMX gateway is established': {EVENTS: 'DMXSTART'},
    'a Wi-Fi client joins or leaves': {
      EVENTS: 'LOCATION',
      JavaScript: {javaScriptCallbacks38: 'LocationEvent(mac, ip, zoneId)'},
      Java: {javaScriptCallbacks38: 'LocationEvent'},
      note: 'write [the JavaScript callback](../javascript/javascript-callback-functions-api.mdx#locationevent)',
    },
    'a beacon approaches or leaves': {
      EVENTS: 'LOCATIONBEACON',
      JavaScript: {
        beacons: 'LocationBeaconEvent(session, address, userid, zone, distance, background)',
      },
      Java: {
        javaCallbacks38:
          'LocationBeaconEvent(String session, String address, String userid, String zone, String distance, boolean background)',
      },
      note: 'experimental, for iOS; see [Beacons on the iOS app](../../architecture/services/beacons-on-ios-app.mdx)',
    },
    'a phone reports its position': {
      JavaScript: {
        javaCallbacks38:
          'LocationGeoEvent(session, address, userid, lat, lon, alt, speed, course, ah, av, as, ac, background)',
      },
      Java: {
        javaCallbacks38:
          'LocationGeoEvent(String session, String address, String userid, double lat, double lon, double alt, double speed, double course, double ah, double av, double as, double ac, boolean background)',
      },
    },
    'an infrared command is sent or received': {
      EVENTS: 'IR',
      Java: {infrared2014: 'static void IREvent(boolean received, int irtransid, String event)'},
      note: 'the callback is [`IREvent`](../java/java-callback-methods-api.mdx#irevent)',
    },
    'the state of a leak detector changes': {EVENTS: 'LEAK'},
    'the response to a request is received': {EVENTS: 'URL'},
    'an event of the PING function occurs': {EVENTS: 'PING'},
    'an event of a Squeezebox player occurs': {EVENTS: 'MUSIC', note: '4.x has no Squeezebox'},
    'an event of a telephone exchange occurs': {EVENTS: 'PBX'},
  },
  command: {
    'reads a data point': {
      // The page of version 4 says that JavaScript has the methods of Java.
      JavaScript: {javaScriptProgramming: 'ioGet(id)'},
      Java: {vendorExample: 'static String ioGet(String id)'},
    },
    'writes a data point': {
      EVENTS: 'IO',
      JavaScript: {javaScriptProgramming: 'ioSet(id, value)'},
      Java: {vendorExample: 'static void ioSet(String id, String value)'},
    },
    'sets a DMX channel': {EVENTS: 'DMX'},
    'restarts I/O servers': {
      Java: {javaMethods2020: 'ioServersRestart'},
      note: 'save in **Settings**',
    },
    'sends a Modbus request': {
      JavaScript: {
        javaScriptFunctions38: [
          'modbusReadCoils',
          'modbusReadDiscreteInputs',
          'modbusReadHoldingRegisters',
          'modbusReadInputRegisters',
          'modbusReadWriteMultipleRegisters',
          'modbusWriteMaskRegister',
          'modbusWriteMultipleCoils',
          'modbusWriteMultipleRegisters',
          'modbusWriteSingleCoil',
          'modbusWriteSingleRegister',
        ],
      },
      Java: {javaScriptFunctions38: ['modbusReadHoldingRegisters', 'modbusWriteSingleRegister']},
      note: 'use the data points of [Modbus TCP client](../../io-servers/modbus.mdx)',
    },
    'reads a variable': {
      JavaScript: {vendorExample: 'varGet(name)'},
      Java: {vendorExample: 'static String varGet(String name)'},
    },
    'sets a variable': {
      EVENTS: '$',
      JavaScript: {vendorExample: 'varSet(name, value)'},
      Java: {vendorExample: 'static void varSet(String name, String value)'},
    },
    'starts, restarts or deletes a program timer': {
      EVENTS: 'PROGRAMTIMER',
      JavaScript: {
        javaScriptCallbacks: ['programTimerSet', 'programTimerReset', 'programTimerRepeat'],
        javaScriptContents2014: 'programTimerClear',
      },
      Java: {
        javaCallbacks: ['programTimerSet', 'programTimerReset', 'programTimerRepeat'],
        javaScriptContents2014: 'programTimerClear',
      },
      note: {
        programTimerSet: 'starts the timer if it is not running: `PROGRAMTIMER name = SET 60`',
        programTimerReset: 'restarts the timer: `PROGRAMTIMER name = RESET 60`',
        programTimerRepeat: 'makes the timer elapse repeatedly: `PROGRAMTIMER name = REPEAT 60`',
        programTimerClear: 'deletes the timer: `PROGRAMTIMER name = CLEAR`',
      },
    },
    'creates a schedule': {
      JavaScript: {javaScriptContents2014: 'schedulerRegister'},
      Java: {javaScriptContents2014: 'schedulerRegister'},
      note: 'creates a schedule for `SchedulerEvent`; in a rule: `PROGRAMTIMER name = REPEAT 60`',
    },
    'deletes a schedule': {
      JavaScript: {javaScriptContents2014: 'schedulerRemove(groupname, schedulename)'},
      Java: {javaMethods2017: 'static void schedulerRemove(String groupname, String schedulename)'},
    },
    waits: {
      EVENTS: 'WAIT',
      JavaScript: {javaScriptContents2014: 'sleep'},
      Java: {javaMethods36: 'sleep'},
      note: {
        JavaScript: 'use a program timer',
        Java: 'use a program timer, or `Thread.sleep` of standard Java in a separate thread',
      },
    },
    'sets the clock': {
      EVENTS: 'DATESET',
      JavaScript: {javaScriptFunctions: 'dateSet(year, month, day, hour, minute, second)'},
      Java: {
        javaMethods:
          'static boolean dateSet(int year, int month, int day, int hour, int minute, int second)',
      },
    },
    'returns if it is day or night': {
      JavaScript: {javaScriptContents2014: 'isDaylight'},
      Java: {javaScriptContents2014: 'isDaylight'},
      note: 'in rules: `DAY`, `NIGHT`',
    },
    'returns the next sunrise': {
      JavaScript: {javaScriptFunctions: 'getNextSunrise(now, withoffset)'},
      Java: {javaMethods: 'static long getNextSunrise(long now, boolean withoffset)'},
    },
    'returns the next sunset': {
      JavaScript: {javaScriptFunctions: 'getNextSunset(now, withoffset)'},
      Java: {javaMethods: 'static long getNextSunset(long now, boolean withoffset)'},
    },
    'returns the direction from one place to another': {
      JavaScript: {javaScriptFunctions: 'geoBearing(lat1, lon1, lat2, lon2)'},
      Java: {
        javaMethods2021:
          'static double geoBearing(double lat1, double lon1, double lat2, double lon2)',
      },
    },
    'returns the distance between two places': {
      JavaScript: {javaScriptFunctions: 'geoDistance(lat1, lon1, lat2, lon2)'},
      Java: {
        javaMethods2021:
          'static double geoDistance(double lat1, double lon1, double lat2, double lon2)',
      },
    },
    'makes the master of a pair inactive or active': {
      EVENTS: 'HAACTIVE',
      JavaScript: {javaScriptContents2014: 'haActive(active)'},
      Java: {javaMethods36: 'static void haActive(boolean active)'},
    },
    'returns the state of this server of a pair': {
      JavaScript: {javaScriptFunctions38: 'haActiveState'},
      Java: {javaScriptFunctions38: 'haActiveState'},
      note: 'as an alternative, store the state from `haActiveEvent` in a variable',
    },
    'sets the power value': {
      EVENTS: 'POWER',
      JavaScript: {javaScriptCallbacks: 'powerSet'},
      Java: {javaCallbacks: 'powerSet'},
      note: 'sets the value in W and calls `PowerEvent`: `POWER = 2400`',
    },
    'sends a string to the natural language service': {EVENTS: 'NLP'},
    'sets an attribute on all clients': {
      EVENTS: 'UISET',
      JavaScript: {scopes38: 'uiSet(id, attr, value)'},
    },
    'sets an attribute on one client': {
      EVENTS: 'UISESSIONSET',
      JavaScript: {vendorExample: 'uiSessionSet(session, id, attr, value)'},
      Java: {
        vendorExample:
          'static void uiSet(String session, String id, String attribute, String value)',
      },
      note: 'as `UISET`, in rules with the event `USER` or `PAGE`',
    },
    'sends a command': {
      EVENTS: 'USER',
      JavaScript: {sshTunnel: 'user(name, param)'},
      Java: {sshTunnel: 'user(String name, String param)'},
    },
    'turns a camera on or off, or enables or disables its recording': {EVENTS: 'CAMERA'},
    'records a camera': {
      EVENTS: 'CAMERAREC',
      JavaScript: {javaScriptFunctions38: 'cameraRecTrigger(camera, source, seconds)'},
      Java: {javaCameras2021: 'cameraRecTrigger(String camera, String source, int seconds)'},
    },
    'records a camera with every frame': {
      EVENTS: 'CAMERARECFULL',
      JavaScript: {javaScriptFunctions38: 'cameraRecTriggerFull(camera, source, seconds)'},
      Java: {javaCameras2021: 'cameraRecTriggerFull(String camera, String source, int seconds)'},
    },
    'sends a value to a data logger': {EVENTS: 'DATALOGGER'},
    'sends an email': {EVENTS: 'MAIL'},
    'sends an HTTP request': {EVENTS: 'URL'},
    'sends bytes to a serial port': {EVENTS: 'COMM'},
    'uses the PING function': {EVENTS: 'PING'},
    'plays a recording or speaks a text': {
      EVENTS: 'AUDIO',
      JavaScript: {announcements: ['audioPlayFile', 'audioPlayText']},
      Java: {announcements: ['audioPlayFile', 'audioPlayText']},
      note: 'see [Audio and public announcement](../../architecture/services/audio-and-public-announcement.mdx)',
    },
    'sends an infrared command': {EVENTS: 'IR'},
    'sends a value to a leak detector': {
      EVENTS: 'LEAK',
      note: 'the event is [`LEAK`](../events/events-callback-keywords.mdx#leak)',
    },
    'controls a Squeezebox player': {
      EVENTS: 'MUSIC',
      JavaScript: {slim2014: ['slimButton', 'slimCommand']},
      Java: {slim2014: ['slimButton', 'slimCommand']},
      note: {
        MUSIC: '4.x has no Squeezebox',
        slimButton:
          'takes the player and a key of its remote control; returns a string, or `null` after an error; 4.x has no Squeezebox',
        slimCommand:
          'takes the player and a command of the Squeezebox protocol; returns a string, or `null` after an error; 4.x has no Squeezebox',
      },
    },
    'executes an SQL statement': {
      JavaScript: {vendorExample: 'databaseExecuteStatement(connection, sql)'},
      Java: {vendorExample: 'databaseExecuteStatement'},
      note: 'arguments: [its entry of JavaScript](../javascript/javascript-command-and-utility-functions-api.mdx#databaseexecutestatement)',
    },
    'makes an SQL table a data source': {
      JavaScript: {vendorExample: 'dataSourceSQL(id, table, key, connection)'},
      Java: {vendorExample: 'dataSourceSQL'},
      note: 'arguments: [its entry of JavaScript](../javascript/javascript-command-and-utility-functions-api.mdx#datasourcesql)',
    },
    'sets an option of a data source': {
      JavaScript: {
        vendorExample: [
          'dataSourceOption(id, option, value)',
          'dataSourceOption(session, id, option, value)',
        ],
      },
      Java: {vendorExample: 'dataSourceOption'},
      note: 'arguments: [its entry of JavaScript](../javascript/javascript-command-and-utility-functions-api.mdx#datasourceoption)',
    },
    'writes a line to the log': {
      EVENTS: 'LOG',
      JavaScript: {vendorExample: ['messageLog(text)', 'errorLog(text)']},
      Java: {
        vendorExample: 'static void messageLog(String text)',
        logFiles36: 'errorLog(String text)',
      },
    },
    'uses the file log': {EVENTS: 'FILELOG'},
  },
} as const satisfies {
  readonly callback: Readonly<Record<string, ProgrammingRecord<keyof typeof eventForms>>>;
  readonly command: Readonly<Record<string, ProgrammingRecord<keyof typeof actionForms>>>;
};
