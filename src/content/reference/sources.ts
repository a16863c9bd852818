/** Sources of version 4: a substring that identifies one address in the `sources` of a page. */
const version4 = {
  javaScriptCallbacks: '/docs/development/javascript/javascript-callback-functions-api',
  javaScriptFunctions: '/docs/development/javascript/javascript-command-and-utility-functions-api',
  javaScriptProgramming: '/docs/development/javascript/javascript-programming',
  javaCallbacks: '/docs/development/java/java-callback-methods-api',
  javaMethods: '/docs/development/java/java-command-and-utility-methods-api',
  commandApi: '/docs/development/command-api',
  clientApi: '/client-side-development/client-javascript-extension-api',
  remoteApi: '/docs/development/advanced-development/hsyco-remote-api',
  driverCallbacks:
    '/docs/development/advanced-development/io-drivers/custom-drivers-callback-methods-api',
  driverMethods:
    '/docs/development/advanced-development/io-drivers/custom-drivers-command-and-utility-methods-api',
  vendorExample: '/hsyco-4-tutorial-table',
  beacons: '/docs/architecture/services/beacons-on-hsyco-app-for-ios',
  announcements: '/docs/architecture/services/audio-and-public-announcement',
  sshTunnel: '/docs/architecture/services/ssh-tunnel-utility',
} as const;

/** Sources of version 3; the number is the version of the manual or the year of the revision. */
const version3 = {
  javaScriptCallbacks38: '/3.8/index.php?diff=cur&oldid=8986&title=JavaScript_Callback',
  javaScriptFunctions38: '/3.8/index.php?diff=cur&oldid=9623&title=JavaScript_Command',
  javaCallbacks38: '/3.8/index.php?diff=cur&oldid=10029&title=Java_Callback',
  commandApi38: '/3.8/index.php?diff=next&oldid=8579&title=Java_Callback',
  drivers38: '/3.8/index.php/Custom_I/O_Drivers',
  scopes38: '/3.8/index.php/Template:Ui_sessions_and_scope_description',
  scheduler38: '/3.8/index.php/Scheduler',
  clientApi37: '/3.7/index.php?title=Client_JavaScript_Extension_API',
  javaMethods36: '/3.6.0/index.php?diff=cur&oldid=1958&title=Java_Command',
  logFiles36: '/3.6.0/index.php/Log_Files',
  javaCallbacks33: '/3.3.0/index.php?diff=cur&oldid=1881&title=Java_Callback',
  driverMethods2022:
    '/3.8/index.php?title=Custom_Drivers_Command_and_Utility_Methods_API&diff=10774&oldid=5794',
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
  driverInput2014:
    '/3.8/index.php?diff=next&oldid=2491&printable=yes&title=Custom_Drivers_Callback',
  driverCallbacks2014: '/3.8/index.php?direction=prev&oldid=2411&title=Custom_Drivers_Callback',
  driverLoop2014: '/3.4.0/index.php?direction=prev&oldid=2469&title=Custom_Drivers_Callback',
  driverEnd2014: '/3.6.0/index.php?title=Custom_Drivers_Callback_Methods_API&diff=prev&oldid=2488',
  clientApi2014: '/3.3.0/index.php?title=Client_JavaScript_Extension_API&oldid=2534',
} as const;

const addresses = {...version4, ...version3};

/** Short name of a source. */
export type SourceName = keyof typeof addresses;

export interface Source {
  /** Substring of an address in the `sources` of its page. */
  readonly source?: string;
  /** Whether it is documented for version 3 alone. */
  readonly isOfVersion3: boolean;
}

export function sourceOf(name: SourceName): Source {
  return {source: addresses[name], isOfVersion3: name in version3};
}

/** Values by name of their source. */
export type BySource<Value> = Readonly<Partial<Record<SourceName, Value>>>;

/** Entries of such an object, with typed keys. */
export function entriesBySource<Value>(object: BySource<Value>): [SourceName, Value][] {
  return Object.entries(object) as [SourceName, Value][];
}
