import type {Manual} from './manuals';

/**
 * The texts that show the names below, each as a unique part of an address among
 * the `sources` of its page.
 */
const sources = {
  javaScriptCallbacks: '/docs/development/javascript/javascript-callback-functions-api',
  javaScriptFunctions: '/docs/development/javascript/javascript-command-and-utility-functions-api',
  javaScriptProgramming: '/docs/development/javascript/javascript-programming',
  javaCallbacks: '/docs/development/java/java-callback-methods-api',
  javaMethods: '/docs/development/java/java-command-and-utility-methods-api',
  commandApi: '/docs/development/command-api',
  vendorExample: '/hsyco-4-tutorial-table',
  beacons: '/docs/architecture/services/beacons-on-hsyco-app-for-ios',
  announcements: '/docs/architecture/services/audio-and-public-announcement',
  sshTunnel: '/docs/architecture/services/ssh-tunnel-utility',
  javaScriptCallbacks38: '/3.8/index.php?diff=cur&oldid=8986&title=JavaScript_Callback',
  javaScriptFunctions38: '/3.8/index.php?diff=cur&oldid=9623&title=JavaScript_Command',
  javaCallbacks38: '/3.8/index.php?diff=cur&oldid=10029&title=Java_Callback',
  scopes38: '/3.8/index.php/Template:Ui_sessions_and_scope_description',
  scheduler38: '/3.8/index.php/Scheduler',
  javaMethods36: '/3.6.0/index.php?diff=cur&oldid=1958&title=Java_Command',
  logFiles36: '/3.6.0/index.php/Log_Files',
  javaCallbacks33: '/3.3.0/index.php?diff=cur&oldid=1881&title=Java_Callback',
  javaMethods2021: '/3.8/index.php?diff=prev&oldid=10027&title=Java_Command',
  javaCameras2021: '/3.8/index.php?direction=prev&oldid=10346&title=Java_Command',
  javaMethods2020: '/3.8/index.php?diff=prev&oldid=9167&title=Java_Command',
  javaCallbacks2018: '/3.6.0/index.php?oldid=7449&title=Java_Callback',
  javaMethods2017: '/3.6.0/index.php?diff=7230&oldid=1971&title=Java_Command',
  ioServers2014: '/3.7/index.php?diff=prev&oldid=3386&printable=yes&title=Introduction_to_I',
  modbusServer2014: '/3.7/index.php?direction=next&oldid=4164&printable=yes&title=Modbus_Server',
  javaScriptContents2014: '/3.5.0/index.php?oldid=1578&title=JavaScript_Callback',
  slim2014: '/3.5.0/index.php?diff=prev&oldid=1613&title=JavaScript_Callback',
  scheduler2014: '/3.5.0/index.php?direction=prev&oldid=1861&title=Java_Callback',
  infrared2014: '/3.5.0/index.php?diff=1851&oldid=1850&printable=yes&title=Java_Callback',
} as const;

/** A function of JavaScript or a method of Java. */
export interface Member {
  /** As its entry prints it; several are its forms. None: the sources have the name only. */
  readonly signatures: readonly string[];
  readonly manual: Manual;
  /** The text that shows it: part of an address among `sources` of its page. */
  readonly source: string;
}

/** What one text shows: names with their signatures, or without any. */
function from(
  manual: Manual,
  source: keyof typeof sources,
  members: Readonly<Record<string, readonly string[] | string>>,
): Record<string, Member> {
  return Object.fromEntries(
    Object.entries(members).map(([name, signatures]) => [
      name,
      {
        signatures: typeof signatures === 'string' ? [signatures] : signatures,
        manual,
        source: sources[source],
      },
    ]),
  );
}

const sunAndClock = {
  getNextSunrise: 'getNextSunrise(now, withoffset)',
  getNextSunset: 'getNextSunset(now, withoffset)',
  dateSet: 'dateSet(year, month, day, hour, minute, second)',
  geoDistance: 'geoDistance(lat1, lon1, lat2, lon2)',
  geoBearing: 'geoBearing(lat1, lon1, lat2, lon2)',
} as const;

const programTimers = {
  programTimerSet: [],
  programTimerReset: [],
  programTimerRepeat: [],
} as const;

const draftNames = {programTimerClear: [], schedulerRegister: [], isDaylight: []} as const;

const squeezebox = {slimButton: [], slimCommand: []} as const;

/** Callbacks that JavaScript in EVENTS files can have. */
export const javaScriptCallbacks: Readonly<Record<string, Member>> = {
  ...from('4.x', 'javaScriptCallbacks', {
    DaylightEvent: 'DaylightEvent(day)',
    haActiveEvent: 'haActiveEvent(active)',
    PowerEvent: 'PowerEvent(power)',
    programTimerEvent: 'programTimerEvent(name)',
    SchedulerEvent: 'SchedulerEvent(groupname, schedulename)',
    StartupEvent: 'StartupEvent()',
  }),
  ...from('4.x', 'commandApi', {userCommand: 'userCommand(session, userid, name, param)'}),
  ...from('4.x', 'vendorExample', {
    pageEvent: 'pageEvent(address, session, userid, project, page)',
    logoutEvent: 'logoutEvent(address, session, userid, lock)',
  }),
  ...from('4.x', 'beacons', {
    LocationBeaconEvent:
      'LocationBeaconEvent(session, address, userid, zone, distance, background)',
  }),
  ...from('3.8', 'javaScriptCallbacks38', {
    CameraCommandEvent: 'CameraCommandEvent(camerafunction, action, camera)',
    LocationEvent: 'LocationEvent(mac, ip, zoneId)',
    ModbusEvent: [],
  }),
  ...from('3.8', 'javaCallbacks38', {
    LocationGeoEvent:
      'LocationGeoEvent(session, address, userid, lat, lon, alt, speed, course, ah, av, as, ac, background)',
  }),
  ...from('3.x, 2014', 'ioServers2014', {IOEvent: []}),
};

/** Functions that JavaScript in EVENTS files can call. */
export const javaScriptFunctions: Readonly<Record<string, Member>> = {
  // The 4.x page says that JavaScript has the methods of Java.
  ...from('4.x', 'javaScriptProgramming', {
    ioGet: 'ioGet(id)',
    ioSet: 'ioSet(id, value)',
  }),
  ...from('4.x', 'vendorExample', {
    varGet: 'varGet(name)',
    varSet: 'varSet(name, value)',
    uiSessionSet: 'uiSessionSet(session, id, attr, value)',
    databaseExecuteStatement: 'databaseExecuteStatement(connection, sql)',
    dataSourceSQL: 'dataSourceSQL(id, table, key, connection)',
    dataSourceOption: [
      'dataSourceOption(id, option, value)',
      'dataSourceOption(session, id, option, value)',
    ],
    messageLog: 'messageLog(text)',
    errorLog: 'errorLog(text)',
  }),
  ...from('4.x', 'javaScriptFunctions', sunAndClock),
  ...from('4.x', 'sshTunnel', {user: 'user(name, param)'}),
  ...from('4.x', 'javaScriptCallbacks', {...programTimers, powerSet: []}),
  ...from('4.x', 'announcements', {audioPlayFile: [], audioPlayText: []}),
  ...from('3.8', 'scopes38', {uiSet: 'uiSet(id, attr, value)'}),
  ...from('3.8', 'javaScriptFunctions38', {
    cameraRecTrigger: 'cameraRecTrigger(camera, source, seconds)',
    cameraRecTriggerFull: 'cameraRecTriggerFull(camera, source, seconds)',
    haActiveState: [],
    modbusReadCoils: [],
    modbusReadDiscreteInputs: [],
    modbusReadHoldingRegisters: [],
    modbusReadInputRegisters: [],
    modbusReadWriteMultipleRegisters: [],
    modbusWriteMaskRegister: [],
    modbusWriteMultipleCoils: [],
    modbusWriteMultipleRegisters: [],
    modbusWriteSingleCoil: [],
    modbusWriteSingleRegister: [],
  }),
  ...from('3.x, 2014', 'javaScriptContents2014', {
    ...draftNames,
    schedulerRemove: 'schedulerRemove(groupname, schedulename)',
    haActive: 'haActive(active)',
    sleep: [],
  }),
  ...from('3.x, 2014', 'slim2014', squeezebox),
};

/** Callbacks that the Java class `user` can have. */
export const javaCallbacks: Readonly<Record<string, Member>> = {
  ...from('4.x', 'javaCallbacks', {
    DaylightEvent: 'static void DaylightEvent(boolean day)',
    getUserVersion: 'static String getUserVersion()',
    haActiveEvent: 'static void haActiveEvent(boolean active)',
    PowerEvent: 'static int PowerEvent(int power)',
    programTimerEvent: 'static void programTimerEvent(String name)',
  }),
  ...from('4.x', 'vendorExample', {
    StartupEvent: 'static void StartupEvent()',
    TimeEvent: 'static void TimeEvent(long time)',
    pageEvent:
      'static void pageEvent(String address, String session, String userid, String project, String page)',
    logoutEvent:
      'static void logoutEvent(String address, String session, String userid, boolean lock)',
  }),
  ...from('4.x', 'commandApi', {
    userCommand: [
      'static String userCommand(String session, String userid, String name, String param)',
      'static String userCommand(String name, String param)',
    ],
  }),
  ...from('3.8', 'javaCallbacks38', {
    LocationBeaconEvent:
      'LocationBeaconEvent(String session, String address, String userid, String zone, String distance, boolean background)',
    LocationGeoEvent:
      'LocationGeoEvent(String session, String address, String userid, double lat, double lon, double alt, double speed, double course, double ah, double av, double as, double ac, boolean background)',
  }),
  ...from('3.8', 'javaScriptCallbacks38', {CameraCommandEvent: [], LocationEvent: []}),
  ...from('3.x, 2014', 'ioServers2014', {IOEvent: []}),
  ...from('3.x, 2014', 'modbusServer2014', {ModbusEvent: []}),
  ...from('3.8', 'scheduler38', {userTimerEvent: []}),
  ...from('3.x, 2018', 'javaCallbacks2018', {WebRootRequestEvent: []}),
  ...from('3.3', 'javaCallbacks33', {
    varEvent: 'static void varEvent(String name, String value)',
  }),
  ...from('3.x, 2014', 'scheduler2014', {
    SchedulerEvent: 'static void SchedulerEvent(String groupname, String schedulename)',
  }),
  ...from('3.x, 2014', 'infrared2014', {
    IREvent: 'static void IREvent(boolean received, int irtransid, String event)',
  }),
};

/** Methods that Java code can call. */
export const javaMethods: Readonly<Record<string, Member>> = {
  ...from('4.x', 'vendorExample', {
    ioGet: 'static String ioGet(String id)',
    ioSet: 'static void ioSet(String id, String value)',
    varGet: 'static String varGet(String name)',
    varSet: 'static void varSet(String name, String value)',
    uiSet: 'static void uiSet(String session, String id, String attribute, String value)',
    messageLog: 'static void messageLog(String text)',
    databaseExecuteStatement: [],
    dataSourceSQL: [],
    dataSourceOption: [],
  }),
  ...from('4.x', 'javaMethods', {
    dateSet:
      'static boolean dateSet(int year, int month, int day, int hour, int minute, int second)',
    getNextSunrise: 'static long getNextSunrise(long now, boolean withoffset)',
    getNextSunset: 'static long getNextSunset(long now, boolean withoffset)',
  }),
  ...from('4.x', 'javaCallbacks', {...programTimers, powerSet: []}),
  ...from('4.x', 'sshTunnel', {user: 'user(String name, String param)'}),
  ...from('4.x', 'announcements', {audioPlayFile: [], audioPlayText: []}),
  ...from('3.8', 'javaScriptFunctions38', {
    haActiveState: [],
    modbusReadHoldingRegisters: [],
    modbusWriteSingleRegister: [],
  }),
  ...from('3.6', 'javaMethods36', {haActive: 'static void haActive(boolean active)', sleep: []}),
  ...from('3.6', 'logFiles36', {errorLog: 'errorLog(String text)'}),
  ...from('3.x, 2021', 'javaMethods2021', {
    geoBearing: 'static double geoBearing(double lat1, double lon1, double lat2, double lon2)',
    geoDistance: 'static double geoDistance(double lat1, double lon1, double lat2, double lon2)',
  }),
  ...from('3.x, 2021', 'javaCameras2021', {
    cameraRecTrigger: 'cameraRecTrigger(String camera, String source, int seconds)',
    cameraRecTriggerFull: 'cameraRecTriggerFull(String camera, String source, int seconds)',
  }),
  ...from('3.x, 2020', 'javaMethods2020', {ioServersRestart: []}),
  ...from('3.x, 2017', 'javaMethods2017', {
    schedulerRemove: 'static void schedulerRemove(String groupname, String schedulename)',
  }),
  ...from('3.x, 2014', 'javaScriptContents2014', draftNames),
  ...from('3.x, 2014', 'slim2014', squeezebox),
};
