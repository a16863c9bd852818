/** Subjects of the glossary, in the order in which they are listed. */
export const subjects = {
  platform: 'Platform',
  files: 'Manager and files',
  rules: 'Rules and code',
  screens: 'Projects',
  security: 'Alarm panels',
  buses: 'Buses and registers',
  messages: 'Networks and serial lines',
} as const;
export type Subject = keyof typeof subjects;

/** A term with one meaning in this documentation. */
export interface Term {
  /** As written within a sentence; case-sensitive. */
  readonly term: string;
  /** A definition without a capital at its start and a full stop at its end: class, then what distinguishes the term. */
  readonly meaning: string;
  /** Names in other systems and trades; those of one word are synonyms of the search, too. */
  readonly aliases?: readonly string[];
  /** Page that explains the term, below a docs tree, without extension: the source of the definition. */
  readonly page: string;
  readonly subject: Subject;
  /** A keyword of the pages on which an ambiguous term has this meaning; all pages without it. */
  readonly about?: string;
  /** Word before the term that gives it another meaning. */
  readonly notAfter?: string;
  /** Whether the term has no notes in running text, only an entry in the glossary. */
  readonly isListedOnly?: true;
}

const objects = 'development/project-development/objects';

/** Terms of the platform and of the trade. */
export const terms: readonly Term[] = [
  {
    term: 'server',
    meaning:
      'the computer that runs HSYCO, in one building or as the central server of several buildings',
    page: 'intro',
    subject: 'platform',
    isListedOnly: true,
  },
  {
    term: 'I/O server',
    meaning:
      'a part of the server that represents one system on site or online, such as a bus, an alarm panel or a web service',
    aliases: ['driver', 'integration', 'interface'],
    page: 'architecture/intro',
    subject: 'platform',
  },
  {
    term: 'data point',
    meaning:
      'a value of an I/O server that can be read, written or both; its ID is `<I/O server>.<data point>`, for example `knx.kitchen`',
    aliases: ['datapoint', 'point', 'tag', 'item'],
    page: 'architecture/intro',
    subject: 'platform',
  },
  {
    term: 'EVENTS',
    meaning:
      'the rule language of HSYCO; each rule is a condition, a colon and an action, and takes effect when you save the file',
    page: 'development/events/events-programming',
    subject: 'platform',
  },
  {
    term: 'rule',
    meaning: 'a statement in EVENTS that runs an action when an event occurs',
    aliases: ['automation', 'logic', 'scene'],
    page: 'development/events/events-programming',
    subject: 'platform',
    about: 'EVENTS',
  },
  {
    term: 'project',
    meaning:
      'a user interface of HSYCO: a set of pages with objects that opens in a browser or in the app',
    aliases: ['dashboard', 'app'],
    page: 'development/project-development/intro',
    subject: 'platform',
    about: 'project',
  },
  {
    term: 'object',
    meaning:
      'an element of a page, such as a button, a text or a table, that shows values or sends commands',
    aliases: ['widget', 'control'],
    page: 'development/project-development/intro',
    subject: 'platform',
    about: 'project',
  },
  {
    term: 'Manager',
    meaning: 'the set of applications for running the server, opened in a browser',
    page: 'architecture/manager/intro',
    subject: 'platform',
  },

  {
    term: 'Settings',
    meaning: 'the application for adding I/O servers and setting the parameters of the server',
    page: 'architecture/manager/settings',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'Status Browser',
    meaning: 'the application that lists data points with their values',
    page: 'architecture/manager/status-browser',
    subject: 'files',
  },
  {
    term: 'Code Editor',
    meaning: 'the application for writing EVENTS files',
    page: 'architecture/manager/code-editor',
    subject: 'files',
  },
  {
    term: 'Project Editor',
    meaning: 'the application for drawing the pages of a project',
    page: 'architecture/manager/project-editor',
    subject: 'files',
  },
  {
    term: 'File Manager',
    meaning:
      'the application for viewing, editing, uploading and downloading the files of the server',
    page: 'architecture/manager/file-manager',
    subject: 'files',
  },
  {
    term: 'Log Viewer',
    meaning: 'the application for reading the logs of the server',
    page: 'architecture/manager/log-viewer',
    subject: 'files',
  },
  {
    term: 'hsyco.ini',
    meaning: 'the configuration file that Settings writes and the server reads at start-up',
    page: 'architecture/files/files-organization',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'events.txt',
    meaning: 'a file of rules; the other `.txt` files in the folder `events` contain more rules',
    page: 'architecture/files/files-organization',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'systemtopo.txt',
    meaning:
      'the file that lists the data points that objects command directly and the names of Wi-Fi zones',
    page: 'architecture/files/systemtopo',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'licence key',
    meaning:
      'the key that the server reads from `license.txt`; the server requires a valid licence key',
    page: 'architecture/files/license',
    subject: 'files',
  },
  {
    term: 'URL key',
    meaning: 'the first part of the path in the address of the server; it is not a password',
    aliases: ['URLKey'],
    page: 'architecture/intro',
    subject: 'files',
  },
  {
    term: 'PIN',
    meaning: 'a five-digit code that identifies a user to the server',
    page: 'architecture/intro',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'PUK',
    meaning: 'a fourteen-digit code that a user needs the first time in each browser',
    page: 'architecture/intro',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'access control list',
    meaning: 'the file `acl.ini`, which defines the commands that each user may send',
    aliases: ['ACL'],
    page: 'architecture/services/access-control-list',
    subject: 'files',
  },

  {
    term: 'callback',
    meaning:
      'a function with a fixed name that you write and that the server calls when an event occurs',
    aliases: ['event handler', 'hook'],
    page: 'development/javascript/javascript-callback-functions-api',
    subject: 'rules',
    about: 'callback',
  },
  {
    term: 'persistent variable',
    meaning:
      'a variable whose value is retained after a restart; in EVENTS, its name is between `$` and `!`',
    page: 'development/events/events-programming',
    subject: 'rules',
  },
  {
    term: 'program timer',
    meaning: 'a timer that rules and code start by name, and that calls them when it expires',
    page: 'development/events/events-action-keywords',
    subject: 'rules',
  },
  {
    term: 'data logger',
    meaning:
      'a service that records the values you send it, aggregates them by hour, day and month, and stores them for charts and CSV files',
    aliases: ['history', 'trend log'],
    page: 'architecture/services/data-loggers',
    subject: 'rules',
  },
  {
    term: 'plugin',
    meaning: 'a folder that contains an application: its pages, its rules and its Java code',
    page: 'development/advanced-development/plugins-applications',
    subject: 'rules',
    about: 'plugin',
  },
  {
    term: 'I/O driver',
    meaning: 'the Java class of an I/O server that you write yourself',
    page: 'development/advanced-development/io-drivers/custom-io-drivers',
    subject: 'rules',
  },
  {
    term: 'high availability',
    meaning:
      'the operation of two servers for one installation, in which the slave takes over when the master fails',
    aliases: ['redundancy', 'hot standby'],
    page: 'architecture/intro',
    subject: 'rules',
  },
  {
    term: 'gateway',
    meaning:
      'a connection that carries values from one system to another; in HSYCO, two I/O servers and the rules between them',
    page: 'tutorials/gateway/intro',
    subject: 'rules',
    isListedOnly: true,
  },

  {
    term: 'page',
    meaning: 'a screen of a project, with objects on it',
    aliases: ['screen', 'view'],
    page: `${objects}/page`,
    subject: 'screens',
    isListedOnly: true,
  },
  {
    term: 'session',
    meaning:
      'the period from when a client loads a project until the client has been disconnected for one hour',
    aliases: ['user session'],
    page: 'development/project-development/intro',
    subject: 'screens',
    about: 'user session',
  },
  {
    term: 'scope',
    meaning:
      'a name to which projects and pages are bound, so that one call sets an attribute for all of them',
    page: 'development/project-development/intro',
    subject: 'screens',
    about: 'scope',
  },
  {
    term: 'value binding',
    meaning:
      'an expression that replaces a fixed attribute; the client evaluates it whenever a value in it changes',
    aliases: ['data binding'],
    page: 'development/project-development/value-bindings',
    subject: 'screens',
  },
  {
    term: 'setpoint',
    meaning: 'the target value of a control, such as the required temperature of a room',
    page: `${objects}/temp`,
    subject: 'screens',
  },
  {
    term: 'beacon',
    meaning: 'a small radio transmitter; the app reports when a beacon is near',
    page: 'architecture/services/beacons-on-ios-app',
    subject: 'screens',
  },

  {
    term: 'zone',
    meaning:
      'an input of an alarm panel with one or more detectors connected to it; it is open or closed and can raise an alarm',
    aliases: ['sensor', 'detector'],
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'partition',
    meaning: 'a group of zones of an alarm panel that are armed and disarmed together',
    aliases: ['area', 'group'],
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'arm',
    meaning:
      'to turn on the protection of a partition, so that a zone that opens raises an alarm; to disarm turns it off',
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'bypass',
    meaning: 'to exclude a zone, so that it raises no alarm while its partition is armed',
    aliases: ['isolate', 'inhibit', 'omit'],
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'tamper',
    meaning:
      'the opening, cutting or removal of a part of an alarm system, which the panel reports',
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'user code',
    meaning: 'a numeric code by which an alarm panel identifies the user who arms or disarms it',
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'SIA DC-09',
    meaning: 'a standard for the messages that alarm panels send over an IP network',
    page: 'io-servers/siaserver',
    subject: 'security',
  },

  {
    term: 'KNX',
    meaning: 'a bus for lighting, blinds, heating and other building functions',
    aliases: ['EIB', 'Konnex'],
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'ETS',
    meaning: 'the software for planning and programming KNX installations',
    page: 'architecture/manager/utilities/knx-utility',
    subject: 'buses',
  },
  {
    term: 'group address',
    meaning:
      'an address, such as `1/0/5`, that links the group objects of KNX devices to one function',
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'individual address',
    meaning: 'an address, such as `1.1.5`, that identifies one device in a KNX installation',
    aliases: ['physical address'],
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'DPT',
    meaning:
      'datapoint type: the rule for reading the bits of a KNX value, for example as on and off or as °C',
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'telegram',
    meaning: 'a message on a KNX bus with a sender, a group address and a value',
    page: 'io-servers/knx',
    subject: 'buses',
    about: 'KNX',
  },
  {
    term: 'Modbus',
    meaning:
      'a protocol in which a client sends requests and a device responds, over a network or a serial line',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'holding register',
    meaning: 'a Modbus element of 16 bits that can be read and written',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'input register',
    meaning: 'a Modbus element of 16 bits that can only be read',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'coil',
    notAfter: 'fan',
    meaning: 'a Modbus element of one bit that can be read and written',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'discrete input',
    meaning: 'a Modbus element of one bit that can only be read',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'unit ID',
    meaning: 'a number that identifies a Modbus device when several devices share one address',
    aliases: ['slave address', 'slave ID'],
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'function code',
    meaning: 'a number in a Modbus request that selects the table and whether to read or write',
    page: 'io-servers/modbus',
    subject: 'buses',
    about: 'Modbus',
  },
  {
    term: 'BACnet',
    meaning: 'a building automation protocol in which devices expose objects with properties',
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'BACnet object',
    meaning:
      'a point in a BACnet device, such as a sensor, a relay or a setpoint, identified by object type and instance number',
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'device instance',
    meaning: 'a number that identifies a BACnet device and is unique on the whole BACnet network',
    aliases: ['device ID'],
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'COV',
    meaning:
      'change of value: a BACnet service in which a device notifies its subscribers when a value changes',
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'DALI',
    meaning:
      'a two-wire lighting control bus with up to 64 control gear, such as LED drivers and relays',
    page: 'io-servers/tridonic',
    subject: 'buses',
  },
  {
    term: 'control gear',
    meaning: 'an electronic device that supplies a light source and, on DALI, dims it',
    aliases: ['ballast'],
    page: 'io-servers/tridonic',
    subject: 'buses',
  },

  {
    term: 'MQTT',
    meaning:
      'a protocol in which clients publish messages to a broker, and subscribe to messages at the broker',
    page: 'io-servers/mqtt',
    subject: 'messages',
  },
  {
    term: 'broker',
    meaning: 'an MQTT server that delivers each message to every client that has subscribed to it',
    page: 'io-servers/mqtt',
    subject: 'messages',
    about: 'MQTT',
  },
  {
    term: 'topic',
    meaning: 'the address of an MQTT message: words separated by slashes',
    page: 'io-servers/mqtt',
    subject: 'messages',
    about: 'MQTT',
  },
  {
    term: 'QoS',
    meaning:
      'quality of service: the MQTT delivery guarantee, from 0 (at most once) to 2 (exactly once)',
    page: 'io-servers/mqtt',
    subject: 'messages',
    about: 'MQTT',
  },
  {
    term: 'LoRaWAN',
    meaning:
      'a radio technology for devices that send a few bytes over long distances through gateways',
    page: 'io-servers/lorawan',
    subject: 'messages',
  },
  {
    term: 'OTAA',
    meaning:
      'a procedure for joining a LoRaWAN network, in which the device requests new session keys at each join',
    page: 'io-servers/lorawan',
    subject: 'messages',
  },
  {
    term: 'DevEUI',
    meaning: 'a number that the manufacturer assigns to a LoRaWAN device; it is unique worldwide',
    page: 'io-servers/lorawan',
    subject: 'messages',
  },
  {
    term: 'PMS',
    meaning: 'property management system: the software with which a hotel manages rooms and guests',
    page: 'io-servers/fias',
    subject: 'messages',
    about: 'FIAS',
  },
  {
    term: 'FIAS',
    meaning: 'a protocol by which a PMS reports check-ins, check-outs and room changes',
    page: 'io-servers/fias',
    subject: 'messages',
  },
  {
    term: 'SSH tunnel',
    meaning:
      'a connection that the server opens to an external hub, and through which you reach a port of the server',
    page: 'architecture/manager/ssh-tunnel-utility',
    subject: 'messages',
  },
  {
    term: 'RS-232',
    meaning: 'a serial line between two devices',
    page: 'architecture/intro',
    subject: 'messages',
  },
  {
    term: 'RS-485',
    meaning: 'a serial line for many devices on one pair of wires',
    page: 'architecture/intro',
    subject: 'messages',
  },
  {
    term: 'Comm ID',
    meaning:
      'the field of an I/O server that selects the serial port to which the device is connected',
    page: 'architecture/intro',
    subject: 'messages',
  },
];
