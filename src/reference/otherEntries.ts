import {javaCallbacks, javaMethods, javaScriptCallbacks} from './members';
import type {Manual} from './manuals';

/** The texts that show the entries below: what their addresses have of no other text. */
export const sources = {
  remoteApi: '/docs/development/advanced-development/hsyco-remote-api',
  driverCallbacks:
    '/docs/development/advanced-development/io-drivers/custom-drivers-callback-methods-api',
  driverMethods:
    '/docs/development/advanced-development/io-drivers/custom-drivers-command-and-utility-methods-api',
  commandApi: '/docs/development/command-api',
  clientApi: '/client-side-development/client-javascript-extension-api',
  drivers38: '/3.8/index.php/Custom_I/O_Drivers',
  javaCallbacks38: '/3.8/index.php?diff=next&oldid=8579&title=Java_Callback',
  clientApi37: '/3.7/index.php?title=Client_JavaScript_Extension_API',
  driverMethods2022:
    '/3.8/index.php?title=Custom_Drivers_Command_and_Utility_Methods_API&diff=10774&oldid=5794',
  driverInput2014:
    '/3.8/index.php?diff=next&oldid=2491&printable=yes&title=Custom_Drivers_Callback',
  driverCallbacks2014: '/3.8/index.php?direction=prev&oldid=2411&title=Custom_Drivers_Callback',
  driverLoop2014: '/3.4.0/index.php?direction=prev&oldid=2469&title=Custom_Drivers_Callback',
  driverEnd2014: '/3.6.0/index.php?title=Custom_Drivers_Callback_Methods_API&diff=prev&oldid=2488',
  clientApi2014: '/3.3.0/index.php?title=Client_JavaScript_Extension_API&oldid=2534',
} as const;

/** A block of code as an entry prints it. */
export interface Block {
  readonly lang: 'events' | 'java' | 'javascript' | 'json' | 'text';
  readonly value: string;
}

/** An entry that has no counterpart in another language. */
export interface OtherEntry {
  readonly manual: Manual;
  /** The text that shows it: part of an address among `sources` of its page. */
  readonly source: string;
  /** What it is for, or when it comes. */
  readonly does: string;
  /** Its signature or form; none where the sources have the name only. */
  readonly form?: Block;
  /** For an answer of `userCommand`: a text, or a member of a JSON object. */
  readonly answer?: 'JSON' | 'text';
}

const text = (value: string): Block => ({lang: 'text', value});
const json = (value: string): Block => ({lang: 'json', value});
const java = (value: string): Block => ({lang: 'java', value});

type Fields = readonly [does: string, form?: Block];

/** What one text shows. */
const all = (
  manual: Manual,
  source: keyof typeof sources,
  entries: Readonly<Record<string, Fields>>,
  answer?: OtherEntry['answer'],
): Record<string, OtherEntry> =>
  Object.fromEntries(
    Object.entries(entries).map(([name, [does, form]]) => [
      name,
      {
        manual,
        source: sources[source],
        does,
        ...(form && {form}),
        ...(answer && {answer}),
      },
    ]),
  );

/** The signatures of `userCommand` in each language, side by side. */
function userCommandForms(): string {
  const [javaForm, shortForm] = javaCallbacks.userCommand?.signatures ?? [];
  return [
    `JavaScript   function ${javaScriptCallbacks.userCommand?.signatures[0] ?? ''} : { … }`,
    `Java         ${javaForm ?? ''}`,
    `Java         ${shortForm ?? ''}`,
  ].join('\n');
}

/** The methods that store a value in a data point of a driver, and what else each does. */
export const driverWrites = {
  ioWrite: {does: 'writes the value of a data point', events: true, log: true},
  ioWriteNoLog: {does: 'writes the value without a line in the log', events: true, log: false},
  ioWriteNoEvents: {does: 'writes the value without events', events: false, log: true},
  ioWriteNoEventsNoLog: {
    does: 'writes the value without a line in the log and without events',
    events: false,
    log: false,
  },
} as const;

/** A driver has the method of the class `user` that is not static. */
const ofDriver = (name: string): Block =>
  java((javaMethods[name]?.signatures[0] ?? '').replace(/^static /u, ''));

/** The constants for the argument `function` of `deviceSet`. */
const deviceKind: Fields = ['defines a value for the argument function of deviceSet'];

/** The page of what `userCommand` can answer. */
export const answersPage = 'development/project-development/command-api';

/** The page of what the client's own code can have and answer. */
export const clientPage = 'development/project-development/client-javascript-extension-api';

/** Entries of the reference pages that have no counterpart in another language, by page and heading. */
export const otherEntries: Readonly<Record<string, Readonly<Record<string, OtherEntry>>>> = {
  'development/advanced-development/hsyco-remote-api': all('4.x', 'remoteApi', {
    rioget: [
      'requests all data points, or the changed data points',
      text('GET https://<address>:<port>/x/rioget?1*<timestamp>*<password>'),
    ],
    hsycostate: [
      'contains the other members of the response',
      text('{"hsycostate": {"timestamp": …, "topotime": …, "system": "system", "io": {…}}}'),
    ],
    timestamp: [
      'contains the time of the last change, for the next request',
      text('"timestamp": 1767225600123000'),
    ],
    io: [
      'contains the data points with their values',
      text('"io": {"<data point>": "<value>", …}'),
    ],
    system: ['is present in some responses; ignore it', text('"system": "system"')],
    topotime: ['is not intended for other programs; ignore it', text('"topotime": 1767139200000')],
  }),
  'development/advanced-development/io-drivers/custom-drivers-callback-methods-api': {
    ...all('4.x', 'driverCallbacks', {
      DEFAULTSOCKETPORT: [
        'defines the IP port if Settings has none',
        java('public static final int DEFAULTSOCKETPORT = 80;'),
      ],
      COMMANDSQUEUESIZE: [
        'defines the maximum number of commands that wait for the driver',
        java('public static final int COMMANDSQUEUESIZE = 256;'),
      ],
      SHUTDOWNWHENSLAVE: [
        'defines the default of Shutdown when inactive',
        java('public static final boolean SHUTDOWNWHENSLAVE = true;'),
      ],
      init: [
        'called when the driver starts',
        java('boolean init(String name, HashMap<String, String> config)'),
      ],
    }),
    ...all('3.8', 'drivers38', {
      WEBOBJECTS: [
        'defines the objects that are visible while the driver is in use',
        java('public static final String[] WEBOBJECTS = {"button", "buttonicon", "buttonimage"};'),
      ],
    }),
    ...all('3.x, 2014', 'driverLoop2014', {
      loop: ['called repeatedly while the driver runs', java('boolean loop()')],
    }),
    ...all('3.x, 2014', 'driverEnd2014', {
      end: ['called when the driver stops', java('boolean end()')],
    }),
    ...all('3.x, 2014', 'driverCallbacks2014', {
      command: [
        'called when a data point of the driver is written',
        java('void command(String name, String value)'),
      ],
    }),
    ...all('3.x, 2014', 'driverInput2014', {
      user: [
        'called when a user object, a field or a form of the interface sends input',
        java('String user(String session, String user, String id, HashMap<String, String> fields)'),
      ],
    }),
  },
  'development/advanced-development/io-drivers/custom-drivers-command-and-utility-methods-api': {
    ...all('3.x, 2022', 'driverMethods2022', {
      ...Object.fromEntries(
        Object.entries(driverWrites).map(([name, {does}]): [string, Fields] => [name, [does]]),
      ),
      deviceSet: ['sets the state of a device in the user interface'],
    }),
    ...all('4.x', 'driverMethods', {
      LIGHT: deviceKind,
      AUTOM: deviceKind,
      DIMMER: deviceKind,
      BINARY: deviceKind,
      dateSet: ['sets the clock', ofDriver('dateSet')],
      getNextSunrise: ['returns the next sunrise', ofDriver('getNextSunrise')],
      getNextSunset: ['returns the next sunset', ofDriver('getNextSunset')],
    }),
  },
  [answersPage]: {
    ...all('4.x', 'commandApi', {
      userCommand: ['called when a command is received', text(userCommandForms())],
      '/close': [
        'called when a page or popup that your response opened is closed',
        text('name:  <name>\nparam: <param>/close'),
      ],
    }),
    ...all(
      '4.x',
      'commandApi',
      {
        ok: [
          'no further action, as for any string without a meaning of its own; the log shows [OK]',
          text('ok'),
        ],
        '! (no log)': [
          'no further action and no log entry; also allowed before page:',
          text('!\n!page:<name>'),
        ],
        'page:name': ['opens a page or popup', text('page:<name>')],
        'page:back': ['goes back one page', text('page:back')],
        'page:forward': ['goes forward one page', text('page:forward')],
        'page:close': ['closes the popup', text('page:close')],
        'page:close-all': ['closes every popup', text('page:close-all')],
      },
      'text',
    ),
    ...all(
      '4.x',
      'commandApi',
      {
        error: ['shows an error', json('{"error": "The garage is still open"}')],
        page: [
          'opens and closes pages, in several steps',
          json('{"page": ["close-all", "garden"]}'),
        ],
        url: ['opens an address', json('{"url": "https://example.com/", "target": "_blank"}')],
        target: [
          'beside url: opens the address in that tab',
          json('{"url": "https://example.com/", "target": "help"}'),
        ],
      },
      'JSON',
    ),
    ...all(
      '3.8',
      'javaCallbacks38',
      {
        null: [
          'no action: your code does not handle the command, and the log shows [ERROR]',
          text('null'),
        ],
        'copy:text': ['offers the text for the clipboard', text('copy:<text>')],
        'share:text': [
          'in the app, offers to share the text; in a browser, to copy the text',
          text('share:<text>'),
        ],
      },
      'text',
    ),
  },
  [clientPage]: {
    ...all('4.x', 'clientApi', {
      initEvent: [
        'called when the project has been loaded in the client',
        text('function initEvent()'),
      ],
      userCommand: [
        'called before a command goes to the server',
        text('function userCommand(name, param)'),
      ],
      copy: ['copies a text to the clipboard', text('copy:<text>')],
      share: ['shares a text', text('share:<text>')],
      'app:speech': ['starts speech recognition, in the app', text('app:speech')],
      'app:codescan': [
        'starts the scanner for QR codes and barcodes, in the app',
        text('app:codescan'),
      ],
    }),
    ...all('3.7', 'clientApi37', {
      'Object with name and param': [
        'sends another command',
        text('{name: <name>, param: <param>}'),
      ],
    }),
    ...all('3.x, 2014', 'clientApi2014', {
      userSubmit: ['called when a form is submitted', text('function userSubmit(name, param)')],
      uiEvent: [
        'called when the server sets an attribute in this client',
        text('function uiEvent(id, attr, value)'),
      ],
    }),
  },
};
