import {records} from './records';
import type {BySource} from './sources';

/** Code block of an entry. */
export interface Block {
  readonly lang: 'events' | 'java' | 'javascript' | 'json' | 'text';
  readonly value: string;
}

/** Purpose of an entry, or the time of the call, and its form if a source has one. */
type Fields = readonly [does: string, form?: string];

/** Page of entries without a counterpart in another language. */
export interface OtherPage {
  readonly doc: string;
  readonly kind: string;
  readonly lang: Block['lang'];
  readonly entries: BySource<Readonly<Record<string, Fields>>>;
}

/** Page about the responses of `userCommand`. */
export const responsesPage = 'development/project-development/command-api';

const {JavaScript: inJavaScript, Java: inJava} = records.callback['a command is received'];
const [javaForm, shortForm] = inJava.commandApi;
const userCommandForms = `JavaScript   function ${inJavaScript.commandApi} : { … }
Java         ${javaForm}
Java         ${shortForm}`;

/** Form of a method of the class `user` in a driver, where it is not static. */
const ofDriver = (form: string): string => form.replace(/^static /u, '');

/** Constants for the argument `function` of `deviceSet`. */
const deviceKind: Fields = ['defines a value for the argument function of deviceSet'];

export const otherPages: readonly OtherPage[] = [
  {
    doc: 'development/advanced-development/hsyco-remote-api',
    kind: 'Remote API',
    lang: 'text',
    entries: {
      remoteApi: {
        rioget: [
          'requests all data points, or the changed data points',
          'GET https://<address>:<port>/x/rioget?1*<timestamp>*<password>',
        ],
        hsycostate: [
          'contains the other members of the response',
          '{"hsycostate": {"timestamp": …, "topotime": …, "system": "system", "io": {…}}}',
        ],
        timestamp: [
          'contains the time of the last change, for the next request',
          '"timestamp": 1767225600123000',
        ],
        io: ['contains the data points with their values', '"io": {"<data point>": "<value>", …}'],
        system: ['is present in some responses; ignore it', '"system": "system"'],
        topotime: ['is not intended for other programs; ignore it', '"topotime": 1767139200000'],
      },
    },
  },
  {
    doc: 'development/advanced-development/io-drivers/custom-drivers-callback-methods-api',
    kind: 'Driver callback',
    lang: 'java',
    entries: {
      driverCallbacks: {
        DEFAULTSOCKETPORT: [
          'defines the IP port if Settings has none',
          'public static final int DEFAULTSOCKETPORT = 80;',
        ],
        COMMANDSQUEUESIZE: [
          'defines the maximum number of commands that wait for the driver',
          'public static final int COMMANDSQUEUESIZE = 256;',
        ],
        SHUTDOWNWHENSLAVE: [
          'defines the default of Shutdown when inactive',
          'public static final boolean SHUTDOWNWHENSLAVE = true;',
        ],
        init: [
          'called when the driver starts',
          'boolean init(String name, HashMap<String, String> config)',
        ],
      },
      drivers38: {
        WEBOBJECTS: [
          'defines the objects that are visible while the driver is in use',
          'public static final String[] WEBOBJECTS = {"button", "buttonicon", "buttonimage"};',
        ],
      },
      driverLoop2014: {loop: ['called repeatedly while the driver runs', 'boolean loop()']},
      driverEnd2014: {end: ['called when the driver stops', 'boolean end()']},
      driverCallbacks2014: {
        command: [
          'called when a data point of the driver is written',
          'void command(String name, String value)',
        ],
      },
      driverInput2014: {
        user: [
          'called when a user object, a field or a form of the interface sends input',
          'String user(String session, String user, String id, HashMap<String, String> fields)',
        ],
      },
    },
  },
  {
    doc: 'development/advanced-development/io-drivers/custom-drivers-command-and-utility-methods-api',
    kind: 'Driver method',
    lang: 'java',
    entries: {
      driverMethods2022: {
        ioWrite: ['writes the value of a data point'],
        ioWriteNoLog: ['writes the value without a line in the log'],
        ioWriteNoEvents: ['writes the value without events'],
        ioWriteNoEventsNoLog: ['writes the value without a line in the log and without events'],
        deviceSet: ['sets the state of a device in the user interface'],
      },
      driverMethods: {
        LIGHT: deviceKind,
        AUTOM: deviceKind,
        DIMMER: deviceKind,
        BINARY: deviceKind,
        dateSet: ['sets the clock', ofDriver(records.command['sets the clock'].Java.javaMethods)],
        getNextSunrise: [
          'returns the next sunrise',
          ofDriver(records.command['returns the next sunrise'].Java.javaMethods),
        ],
        getNextSunset: [
          'returns the next sunset',
          ofDriver(records.command['returns the next sunset'].Java.javaMethods),
        ],
      },
    },
  },
  {
    doc: responsesPage,
    kind: 'Command API response',
    lang: 'text',
    entries: {
      commandApi: {
        userCommand: ['called when a command is received', userCommandForms],
        '/close': [
          'called when a page or popup that your response opened is closed',
          'name:  <name>\nparam: <param>/close',
        ],
        ok: [
          'no further action, as for any string without a meaning of its own; the log shows [OK]',
          'ok',
        ],
        '! (no log)': [
          'no further action and no log entry; also allowed before page:',
          '!\n!page:<name>',
        ],
        'page:name': ['opens a page or popup', 'page:<name>'],
        'page:back': ['goes back one page', 'page:back'],
        'page:forward': ['goes forward one page', 'page:forward'],
        'page:close': ['closes the popup', 'page:close'],
        'page:close-all': ['closes every popup', 'page:close-all'],
        error: ['shows an error', '{"error": "The garage is still open"}'],
        page: ['opens and closes pages, in several steps', '{"page": ["close-all", "garden"]}'],
        url: ['opens an address', '{"url": "https://example.com/", "target": "_blank"}'],
        target: [
          'beside url: opens the address in that tab',
          '{"url": "https://example.com/", "target": "help"}',
        ],
      },
      commandApi38: {
        null: [
          'no action: your code does not handle the command, and the log shows [ERROR]',
          'null',
        ],
        'copy:text': ['offers the text for the clipboard', 'copy:<text>'],
        'share:text': [
          'in the app, offers to share the text; in a browser, to copy the text',
          'share:<text>',
        ],
      },
    },
  },
  {
    doc: 'development/project-development/client-javascript-extension-api',
    kind: 'Client JavaScript',
    lang: 'text',
    entries: {
      clientApi37: {
        'Object with name and param': ['sends another command', '{name: <name>, param: <param>}'],
      },
      clientApi: {
        initEvent: [
          'called when the project has been loaded in the client',
          'function initEvent()',
        ],
        userCommand: [
          'called before a command goes to the server',
          'function userCommand(name, param)',
        ],
        copy: ['copies a text to the clipboard', 'copy:<text>'],
        share: ['shares a text', 'share:<text>'],
        'app:speech': ['starts speech recognition, in the app', 'app:speech'],
        'app:codescan': [
          'starts the scanner for QR codes and barcodes, in the app',
          'app:codescan',
        ],
      },
      clientApi2014: {
        userSubmit: ['called when a form is submitted', 'function userSubmit(name, param)'],
        uiEvent: [
          'called when the server sets an attribute in this client',
          'function uiEvent(id, attr, value)',
        ],
      },
    },
  },
];
