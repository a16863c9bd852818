import {actionForms, eventForms, namedOnly, type Form} from '../language/keywords';
import {keywordForms} from './keywordForms';
import {
  javaCallbacks,
  javaMethods,
  javaScriptCallbacks,
  javaScriptFunctions,
  type Member,
} from './members';
import {manualOfSource, newestOf, type Manual} from './manuals';
import {laterNames} from './named';

/** Whether the server calls your code, or your code the server. */
export type Direction = 'callback' | 'command';

/** The languages of the server, in the order of the tables. */
export const languages = ['EVENTS', 'JavaScript', 'Java'] as const;
export type Language = (typeof languages)[number];

/** One thing, with the names that it has in each language. */
export interface Programmable {
  readonly does: string;
  readonly direction: Direction;
  readonly names: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** A name with what the sources show of it. */
export interface Shown {
  /** Its forms or signatures as its entry prints them; none where the sources have the name only. */
  readonly forms: readonly string[];
  readonly manual: Manual;
}

/** A reference page, and what its entries are. */
export interface ReferencePage {
  /** Path below the docs tree, without extension. */
  readonly doc: string;
  readonly direction: Direction;
  readonly language: Language;
}

/** The pages of which the tables below give the entries. */
export const referencePages: readonly ReferencePage[] = [
  {doc: 'development/events/events-callback-keywords', direction: 'callback', language: 'EVENTS'},
  {doc: 'development/events/events-action-keywords', direction: 'command', language: 'EVENTS'},
  {
    doc: 'development/javascript/javascript-callback-functions-api',
    direction: 'callback',
    language: 'JavaScript',
  },
  {
    doc: 'development/javascript/javascript-command-and-utility-functions-api',
    direction: 'command',
    language: 'JavaScript',
  },
  {doc: 'development/java/java-callback-methods-api', direction: 'callback', language: 'Java'},
  {
    doc: 'development/java/java-command-and-utility-methods-api',
    direction: 'command',
    language: 'Java',
  },
];

function shownKeyword(
  name: string,
  sourced: readonly Form[],
  forms: readonly string[],
  direction: Direction,
): Shown {
  const texts =
    sourced.length > 0
      ? sourced.map(([, source]) => source)
      : [namedOnly[direction === 'callback' ? 'event' : 'action']];
  const manual = newestOf(texts.map(manualOfSource)) ?? '3.x';
  return {forms, manual: sourced.length === 0 ? (laterNames[name] ?? manual) : manual};
}

function keywordsOf(
  sourced: Readonly<Record<string, readonly Form[]>>,
  direction: Direction,
): Record<string, Shown> {
  const printed: Readonly<Record<string, readonly string[]>> = keywordForms[direction];
  return Object.fromEntries(
    Object.entries(sourced).map(([name, forms]) => [
      name,
      shownKeyword(name, forms, printed[name] ?? [], direction),
    ]),
  );
}

const membersOf = (members: Readonly<Record<string, Member>>) =>
  Object.fromEntries(
    Object.entries(members).map(([name, {signatures, manual}]) => [
      name,
      {forms: signatures, manual},
    ]),
  );

const shown: Readonly<
  Record<Direction, Readonly<Record<Language, Readonly<Record<string, Shown>>>>>
> = {
  callback: {
    EVENTS: keywordsOf(eventForms, 'callback'),
    JavaScript: membersOf(javaScriptCallbacks),
    Java: membersOf(javaCallbacks),
  },
  command: {
    EVENTS: keywordsOf(actionForms, 'command'),
    JavaScript: membersOf(javaScriptFunctions),
    Java: membersOf(javaMethods),
  },
};

/** Every name of a language and direction with what is shown of it. */
export function namesOf(direction: Direction, language: Language): Readonly<Record<string, Shown>> {
  return shown[direction][language];
}

/** A name as pages print it: the variable that stands for all has a name there. */
export const headingOf = (name: string): string => (name === '$' ? '$name' : name);

type Row = readonly [does: string, events: string, javaScript: string, java: string];

const rowsOf = (direction: Direction, rows: readonly Row[]): Programmable[] =>
  rows.map(([does, ...cells]) => ({
    does,
    direction,
    names: Object.fromEntries(
      languages.map((language, index) => [
        language,
        (cells[index] ?? '').split(' ').filter((name) => name !== ''),
      ]),
    ),
  }));

/** Everything that code can wait for or do, one row a thing. */
export const programmables: readonly Programmable[] = [
  ...rowsOf('callback', [
    ['the server has started', 'HSYCOSTART', 'StartupEvent', 'StartupEvent'],
    ['EVENTS files have been loaded', 'INIT', '', ''],
    ['the version of your code is requested', '', '', 'getUserVersion'],
    [
      'the high availability state of this server changes',
      'HAACTIVE',
      'haActiveEvent',
      'haActiveEvent',
    ],
    ['the power value changes', 'POWER', 'PowerEvent', 'PowerEvent'],
    ['sunrise, sunset', 'DAY NIGHT', 'DaylightEvent', 'DaylightEvent'],
    ['position of the sun', 'SUNAZIMUTH SUNELEVATION', '', ''],
    ['the clock', 'TIME', '', 'TimeEvent'],
    ['a program timer expires', 'PROGRAMTIMER', 'programTimerEvent', 'programTimerEvent'],
    ['a timer or scheduler object begins or ends', 'TIMER', '', 'userTimerEvent'],
    ['the interval of a schedule elapses', '', 'SchedulerEvent', 'SchedulerEvent'],
    ['a data point changes', 'IO', 'IOEvent', 'IOEvent'],
    ['the connection with an I/O server is established', 'IOSTART', '', ''],
    ['a master sends a request to the Modbus server', '', 'ModbusEvent', 'ModbusEvent'],
    ['a variable changes', '$', '', 'varEvent'],
    ['a command is received', 'USER', 'userCommand', 'userCommand'],
    ['a client opens a page', 'PAGE', 'pageEvent', 'pageEvent'],
    ['a client logs out', '', 'logoutEvent', 'logoutEvent'],
    ['by its name: a file is requested', '', '', 'WebRootRequestEvent'],
    ['a camera is recorded', 'CAMERA', '', ''],
    ['a user moves a camera', 'CAMERACOMMAND', 'CameraCommandEvent', 'CameraCommandEvent'],
    ['a user views a camera', 'CAMERAVIEW', '', ''],
    ['a DMX channel changes', 'DMX', '', ''],
    ['the connection with a DMX gateway is established', 'DMXSTART', '', ''],
    ['a Wi-Fi client joins or leaves', 'LOCATION', 'LocationEvent', 'LocationEvent'],
    [
      'a beacon approaches or leaves',
      'LOCATIONBEACON',
      'LocationBeaconEvent',
      'LocationBeaconEvent',
    ],
    ['a phone reports its position', '', 'LocationGeoEvent', 'LocationGeoEvent'],
    ['an infrared command', 'IR', '', 'IREvent'],
    ['a leak detector changes', 'LEAK', '', ''],
    ['the response to a request is received', 'URL', '', ''],
    ['by its name: a host answers or not', 'PING', '', ''],
    ['a Squeezebox player', 'MUSIC', '', ''],
    ['a telephone exchange', 'PBX', '', ''],
  ]),
  ...rowsOf('command', [
    ['read a data point', '', 'ioGet', 'ioGet'],
    ['write a data point', 'IO', 'ioSet', 'ioSet'],
    ['set a DMX channel', 'DMX', '', ''],
    ['restart I/O servers', '', '', 'ioServersRestart'],
    [
      'send a Modbus request',
      '',
      'modbusReadCoils modbusReadDiscreteInputs modbusReadHoldingRegisters modbusReadInputRegisters modbusReadWriteMultipleRegisters modbusWriteMaskRegister modbusWriteMultipleCoils modbusWriteMultipleRegisters modbusWriteSingleCoil modbusWriteSingleRegister',
      'modbusReadHoldingRegisters modbusWriteSingleRegister',
    ],
    ['read a variable', '', 'varGet', 'varGet'],
    ['set a variable', '$', 'varSet', 'varSet'],
    [
      'run a program timer',
      'PROGRAMTIMER',
      'programTimerSet programTimerReset programTimerRepeat programTimerClear',
      'programTimerSet programTimerReset programTimerRepeat programTimerClear',
    ],
    ['create a schedule', '', 'schedulerRegister', 'schedulerRegister'],
    ['delete a schedule', '', 'schedulerRemove', 'schedulerRemove'],
    ['wait', 'WAIT', 'sleep', 'sleep'],
    ['set the clock', 'DATESET', 'dateSet', 'dateSet'],
    ['day or night', '', 'isDaylight', 'isDaylight'],
    ['next sunrise', '', 'getNextSunrise', 'getNextSunrise'],
    ['next sunset', '', 'getNextSunset', 'getNextSunset'],
    ['direction between two places', '', 'geoBearing', 'geoBearing'],
    ['distance between two places', '', 'geoDistance', 'geoDistance'],
    ['make the master of a pair inactive', 'HAACTIVE', 'haActive', 'haActive'],
    ['state of this server of a pair', '', 'haActiveState', 'haActiveState'],
    ['set the power value', 'POWER', 'powerSet', 'powerSet'],
    ['send a text to the language processor', 'NLP', '', ''],
    ['set an attribute on every screen', 'UISET', 'uiSet', ''],
    ['set an attribute for one client', 'UISESSIONSET', 'uiSessionSet', 'uiSet'],
    ['send a command', 'USER', 'user', 'user'],
    ['turn a camera off and on', 'CAMERA', '', ''],
    ['record a camera', 'CAMERAREC', 'cameraRecTrigger', 'cameraRecTrigger'],
    ['record every frame', 'CAMERARECFULL', 'cameraRecTriggerFull', 'cameraRecTriggerFull'],
    ['send a value to a data logger', 'DATALOGGER', '', ''],
    ['send an email', 'MAIL', '', ''],
    ['send an HTTP request', 'URL', '', ''],
    ['send bytes to a serial port', 'COMM', '', ''],
    ['by its name: test a host', 'PING', '', ''],
    [
      'play a recording, speak a text',
      'AUDIO',
      'audioPlayFile audioPlayText',
      'audioPlayFile audioPlayText',
    ],
    ['send an infrared command', 'IR', '', ''],
    ['send a value to a leak detector', 'LEAK', '', ''],
    ['control a Squeezebox player', 'MUSIC', 'slimButton slimCommand', 'slimButton slimCommand'],
    ['execute an SQL statement', '', 'databaseExecuteStatement', 'databaseExecuteStatement'],
    ['make an SQL table a data source', '', 'dataSourceSQL', 'dataSourceSQL'],
    ['set an option of a data source', '', 'dataSourceOption', 'dataSourceOption'],
    ['write to the log', 'LOG', 'messageLog errorLog', 'messageLog errorLog'],
    ['by its name: write to a file of the log', 'FILELOG', '', ''],
  ]),
];
