/** What the words of the glossary are about, in the order in which they are listed. */
export const subjects = {
  platform: 'The server',
  files: 'Files and applications of the server',
  rules: 'Rules and code',
  screens: 'Projects and their screens',
  security: 'Alarm panels',
  buses: 'Buses and registers',
  messages: 'Messages, networks and lines',
} as const;
export type Subject = keyof typeof subjects;

/** A word that this manual uses in one meaning. */
export interface Term {
  /** As it stands within a sentence; capitals count. */
  readonly term: string;
  /** One or two sentences, the first without a capital, none with a full stop at its end. */
  readonly meaning: string;
  /** What other systems and trades call it; those of one word are looked for by the search too. */
  readonly aliases?: readonly string[];
  /** The page that tells more, below a docs tree, without extension: the source of the meaning. */
  readonly page: string;
  readonly subject: Subject;
  /**
   * What a page's keywords name where the word has this meaning, for a word
   * that elsewhere has another. Without it, the meaning holds on every page.
   */
  readonly about?: string;
  /** Whether a note would be wrong or idle in running text: the list alone has the word. */
  readonly isListedOnly?: true;
}

const objects = 'development/project-development/objects';

/**
 * The words of the platform, as the pages that they name state them, and those
 * of the trade that the manual uses.
 */
export const terms: readonly Term[] = [
  {
    term: 'server',
    meaning: 'the computer that runs HSYCO, at the building or above several buildings',
    page: 'intro',
    subject: 'platform',
    isListedOnly: true,
  },
  {
    term: 'I/O server',
    meaning:
      'the image of one field system inside the server: a bus, an alarm panel, a web service',
    aliases: ['driver', 'integration', 'interface'],
    page: 'architecture/intro',
    subject: 'platform',
  },
  {
    term: 'data point',
    meaning:
      'one value of an I/O server, named `<I/O server>.<data point>`, for example `knx.kitchen`; it can be read, written or both',
    aliases: ['datapoint', 'point', 'tag', 'item'],
    page: 'architecture/intro',
    subject: 'platform',
  },
  {
    term: 'EVENTS',
    meaning:
      'the language of rules: a condition, a colon, an action; it takes effect when you save the file',
    page: 'development/events/events-programming',
    subject: 'platform',
  },
  {
    term: 'rule',
    meaning: 'a statement of EVENTS: when this happens, do that',
    aliases: ['automation', 'logic', 'scene'],
    page: 'development/events/events-programming',
    subject: 'platform',
    about: 'EVENTS',
  },
  {
    term: 'project',
    meaning: 'a set of pages with objects, seen in a browser or in the app',
    aliases: ['dashboard', 'app'],
    page: 'development/project-development/intro',
    subject: 'platform',
    about: 'project',
  },
  {
    term: 'object',
    meaning:
      'a part of a page, such as a button, a text or a table, that shows values or sends commands',
    aliases: ['widget', 'control'],
    page: 'development/project-development/intro',
    subject: 'platform',
    about: 'project',
  },
  {
    term: 'Manager',
    meaning: 'the set of applications with which you run the server, opened in a browser',
    page: 'architecture/manager/intro',
    subject: 'platform',
  },

  {
    term: 'Settings',
    meaning: 'the application that adds I/O servers and sets the parameters of the server',
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
    meaning: 'the application in which you write EVENTS files',
    page: 'architecture/manager/code-editor',
    subject: 'files',
  },
  {
    term: 'Project Editor',
    meaning: 'the application in which you draw the pages of a project',
    page: 'architecture/manager/project-editor',
    subject: 'files',
  },
  {
    term: 'File Manager',
    meaning: 'the application that shows, edits, uploads and downloads the files of the server',
    page: 'architecture/manager/file-manager',
    subject: 'files',
  },
  {
    term: 'Log Viewer',
    meaning: 'the application that shows what the server has logged',
    page: 'architecture/manager/log-viewer',
    subject: 'files',
  },
  {
    term: 'hsyco.ini',
    meaning: 'the file that Settings writes, read when the server starts',
    page: 'architecture/files/files-organization',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'events.txt',
    meaning: 'a file of rules; the `.txt` files of the folder `events` hold more',
    page: 'architecture/files/files-organization',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'systemtopo.txt',
    meaning:
      'the list of the data points that objects command directly, and of the names of Wi-Fi zones',
    page: 'architecture/files/systemtopo',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'licence key',
    meaning: 'what the server reads from `license.txt`; it needs a valid one',
    page: 'architecture/files/license',
    subject: 'files',
  },
  {
    term: 'URL key',
    meaning: 'the first part of the path in an address of the server; it is not a password',
    aliases: ['URLKey'],
    page: 'architecture/intro',
    subject: 'files',
  },
  {
    term: 'PIN',
    meaning: 'five digits that tell the server which user it is (3.x manual, 2014)',
    page: 'architecture/intro',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'PUK',
    meaning: 'fourteen digits that a user needs the first time on each browser (3.x manual, 2014)',
    page: 'architecture/intro',
    subject: 'files',
    isListedOnly: true,
  },
  {
    term: 'access control list',
    meaning: 'the file `acl.ini`, which says what commands each user may send',
    aliases: ['ACL'],
    page: 'architecture/services/access-control-list',
    subject: 'files',
  },

  {
    term: 'callback',
    meaning:
      'a function with a fixed name that you write and the server calls when something happens',
    aliases: ['event handler', 'hook'],
    page: 'development/javascript/javascript-callback-functions-api',
    subject: 'rules',
    about: 'callback',
  },
  {
    term: 'persistent variable',
    meaning:
      'a variable whose value outlives a restart; in EVENTS its name stands between `$` and `!`',
    page: 'development/events/events-programming',
    subject: 'rules',
  },
  {
    term: 'program timer',
    meaning: 'a timer that rules and code start by name, and that calls them when its time is over',
    page: 'development/events/events-action-keywords',
    subject: 'rules',
  },
  {
    term: 'data logger',
    meaning:
      'it takes the values that you pass to it, groups them by hour, day and month, and keeps them for charts and CSV files',
    aliases: ['history', 'trend log'],
    page: 'architecture/services/data-loggers',
    subject: 'rules',
  },
  {
    term: 'plugin',
    meaning: 'a folder that holds an application: its pages, its rules and its Java code',
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
      'two servers for one installation: the slave takes over when the master fails (3.8 manual)',
    aliases: ['redundancy', 'hot standby'],
    page: 'architecture/intro',
    subject: 'rules',
  },
  {
    term: 'gateway',
    meaning:
      'what carries values from one system to another; in this server, two I/O servers and the rules between them',
    page: 'tutorials/gateway/intro',
    subject: 'rules',
    isListedOnly: true,
  },

  {
    term: 'page',
    meaning: 'one screen of a project, with objects on it',
    aliases: ['screen', 'view'],
    page: `${objects}/page`,
    subject: 'screens',
    isListedOnly: true,
  },
  {
    term: 'session',
    meaning:
      'what begins when a client loads a project, and ends after an hour without a connection of that client (3.8 manual)',
    aliases: ['user session'],
    page: 'development/project-development/intro',
    subject: 'screens',
    about: 'user session',
  },
  {
    term: 'scope',
    meaning: 'a word to which projects and pages are bound, to set an attribute for them all',
    page: 'development/project-development/intro',
    subject: 'screens',
    about: 'scope',
  },
  {
    term: 'value binding',
    meaning:
      'an expression in place of a fixed attribute, evaluated in the client whenever a value that it uses changes',
    aliases: ['data binding'],
    page: 'development/project-development/value-bindings',
    subject: 'screens',
  },
  {
    term: 'setpoint',
    meaning: 'the value that a control is to reach, such as the wanted temperature of a room',
    page: `${objects}/temp`,
    subject: 'screens',
  },
  {
    term: 'beacon',
    meaning: 'a small radio sender; the app reports when one is near',
    page: 'architecture/services/beacons-on-ios-app',
    subject: 'screens',
  },

  {
    term: 'zone',
    meaning:
      'in an alarm panel, what one detector, or a few wired together, are to it: it is open or closed, and can raise an alarm',
    aliases: ['sensor', 'detector'],
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'partition',
    meaning: 'the zones of an alarm panel that are armed and disarmed together',
    aliases: ['area', 'group'],
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'arm',
    meaning:
      'to switch on the protection of a partition, so that a zone that opens raises an alarm; to disarm ends it',
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'bypass',
    meaning: 'to leave a zone out, so that it raises no alarm while its partition is armed',
    aliases: ['isolate', 'inhibit', 'omit'],
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'tamper',
    meaning: 'somebody opens, cuts or removes a part of the alarm system; the panel reports it',
    page: 'io-servers/satel',
    subject: 'security',
    about: 'intrusion',
  },
  {
    term: 'user code',
    meaning: 'the digits by which an alarm panel knows who arms or disarms it',
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
    meaning: 'a bus for lights, blinds, heating and other functions of buildings',
    aliases: ['EIB', 'Konnex'],
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'ETS',
    meaning: 'the software with which KNX installations are planned and programmed',
    page: 'architecture/manager/utilities/knx-utility',
    subject: 'buses',
  },
  {
    term: 'group address',
    meaning: 'the address of a function in KNX, such as `1/0/5`: it says what is to be done',
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'individual address',
    meaning: 'the address of a device in KNX, such as `1.1.5`: it says where it is',
    aliases: ['physical address'],
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'DPT',
    meaning: 'datapoint type: how the bits of a KNX value are read, such as on and off, or °C',
    page: 'io-servers/knx',
    subject: 'buses',
  },
  {
    term: 'telegram',
    meaning: 'one message on a KNX bus: who sends, to which group address, with what value',
    page: 'io-servers/knx',
    subject: 'buses',
    about: 'KNX',
  },
  {
    term: 'Modbus',
    meaning:
      'a protocol in which a client asks and a device answers, over a network or a serial line',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'holding register',
    meaning: 'in Modbus, 16 bits that can be read and written',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'input register',
    meaning: 'in Modbus, 16 bits that can only be read',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'coil',
    meaning: 'in Modbus, one bit that can be read and written',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'discrete input',
    meaning: 'in Modbus, one bit that can only be read',
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'unit ID',
    meaning: 'the number by which a Modbus device is meant, where several share one address',
    aliases: ['slave address', 'slave ID'],
    page: 'io-servers/modbus',
    subject: 'buses',
  },
  {
    term: 'function code',
    meaning: 'the number in a Modbus request that names the table, and whether to read or to write',
    page: 'io-servers/modbus',
    subject: 'buses',
    about: 'Modbus',
  },
  {
    term: 'BACnet',
    meaning: 'a protocol of building automation, in which devices show objects with properties',
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'BACnet object',
    meaning:
      'one thing of a BACnet device, such as a sensor, a relay or a setpoint, named by its type and its instance number',
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'device instance',
    meaning: 'the number of a BACnet device, unique on the whole BACnet network',
    aliases: ['device ID'],
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'COV',
    meaning: 'change of value: a BACnet device reports by itself when a value has moved',
    page: 'io-servers/bacnet',
    subject: 'buses',
  },
  {
    term: 'DALI',
    meaning: 'a two-wire line that commands up to 64 ballasts, drivers and relays of lights',
    page: 'io-servers/tridonic',
    subject: 'buses',
  },
  {
    term: 'ballast',
    meaning: 'the electronics that feed a lamp and, on DALI, dim it',
    aliases: ['control gear'],
    page: 'io-servers/tridonic',
    subject: 'buses',
  },

  {
    term: 'MQTT',
    meaning: 'a protocol in which clients publish messages and subscribe to them at a broker',
    page: 'io-servers/mqtt',
    subject: 'messages',
  },
  {
    term: 'broker',
    meaning: 'the server of MQTT: it hands each message to every client that has subscribed to it',
    page: 'io-servers/mqtt',
    subject: 'messages',
    about: 'MQTT',
  },
  {
    term: 'topic',
    meaning: 'the address of an MQTT message: words with slashes between them',
    page: 'io-servers/mqtt',
    subject: 'messages',
    about: 'MQTT',
  },
  {
    term: 'QoS',
    meaning: 'quality of service: how hard the sender of an MQTT message tries, from 0 to 2',
    page: 'io-servers/mqtt',
    subject: 'messages',
    about: 'MQTT',
  },
  {
    term: 'LoRaWAN',
    meaning: 'radio for devices that send a few bytes over long distances, through gateways',
    page: 'io-servers/lorawan',
    subject: 'messages',
  },
  {
    term: 'OTAA',
    meaning:
      'a way to join a LoRaWAN network: the device asks, and gets new session keys at each join',
    page: 'io-servers/lorawan',
    subject: 'messages',
  },
  {
    term: 'DevEUI',
    meaning: 'the number of a LoRaWAN device, given by its maker, unique in the world',
    page: 'io-servers/lorawan',
    subject: 'messages',
  },
  {
    term: 'PMS',
    meaning: 'property management system: the software of a hotel that knows rooms and guests',
    page: 'io-servers/fias',
    subject: 'messages',
    about: 'FIAS',
  },
  {
    term: 'FIAS',
    meaning: 'the protocol by which a PMS reports check-ins, check-outs and room changes',
    page: 'io-servers/fias',
    subject: 'messages',
  },
  {
    term: 'SSH tunnel',
    meaning:
      'a connection that the server opens to a hub outside, and through which you reach a port of the server',
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
    meaning: 'the field of an I/O server that names the serial port its device is wired to',
    page: 'architecture/intro',
    subject: 'messages',
  },
];
