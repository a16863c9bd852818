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

/** A name as pages print it: `$` is printed with the placeholder `name`. */
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
    ['the sun rises or sets', 'DAY NIGHT', 'DaylightEvent', 'DaylightEvent'],
    ['the sun has a certain position', 'SUNAZIMUTH SUNELEVATION', '', ''],
    ['a time of day or a new minute begins', 'TIME', '', 'TimeEvent'],
    ['a program timer elapses', 'PROGRAMTIMER', 'programTimerEvent', 'programTimerEvent'],
    ['a timer or scheduler object begins or ends', 'TIMER', '', 'userTimerEvent'],
    ['the interval of a schedule elapses', '', 'SchedulerEvent', 'SchedulerEvent'],
    ['a data point changes', 'IO', 'IOEvent', 'IOEvent'],
    ['the connection with an I/O server is established', 'IOSTART', '', ''],
    ['a master sends a request to the Modbus server', '', 'ModbusEvent', 'ModbusEvent'],
    ['a variable changes', '$', '', 'varEvent'],
    ['a command is received', 'USER', 'userCommand', 'userCommand'],
    ['a client opens a page', 'PAGE', 'pageEvent', 'pageEvent'],
    ['a client logs out', '', 'logoutEvent', 'logoutEvent'],
    ['a web root request is received', '', '', 'WebRootRequestEvent'],
    ['a camera is being recorded', 'CAMERA', '', ''],
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
    ['an infrared command is sent or received', 'IR', '', 'IREvent'],
    ['the state of a leak detector changes', 'LEAK', '', ''],
    ['the response to a request is received', 'URL', '', ''],
    ['an event of the PING function occurs', 'PING', '', ''],
    ['an event of a Squeezebox player occurs', 'MUSIC', '', ''],
    ['an event of a telephone exchange occurs', 'PBX', '', ''],
  ]),
  ...rowsOf('command', [
    ['reads a data point', '', 'ioGet', 'ioGet'],
    ['writes a data point', 'IO', 'ioSet', 'ioSet'],
    ['sets a DMX channel', 'DMX', '', ''],
    ['restarts I/O servers', '', '', 'ioServersRestart'],
    [
      'sends a Modbus request',
      '',
      'modbusReadCoils modbusReadDiscreteInputs modbusReadHoldingRegisters modbusReadInputRegisters modbusReadWriteMultipleRegisters modbusWriteMaskRegister modbusWriteMultipleCoils modbusWriteMultipleRegisters modbusWriteSingleCoil modbusWriteSingleRegister',
      'modbusReadHoldingRegisters modbusWriteSingleRegister',
    ],
    ['reads a variable', '', 'varGet', 'varGet'],
    ['sets a variable', '$', 'varSet', 'varSet'],
    [
      'starts, restarts or deletes a program timer',
      'PROGRAMTIMER',
      'programTimerSet programTimerReset programTimerRepeat programTimerClear',
      'programTimerSet programTimerReset programTimerRepeat programTimerClear',
    ],
    ['creates a schedule', '', 'schedulerRegister', 'schedulerRegister'],
    ['deletes a schedule', '', 'schedulerRemove', 'schedulerRemove'],
    ['waits', 'WAIT', 'sleep', 'sleep'],
    ['sets the clock', 'DATESET', 'dateSet', 'dateSet'],
    ['returns if it is day or night', '', 'isDaylight', 'isDaylight'],
    ['returns the next sunrise', '', 'getNextSunrise', 'getNextSunrise'],
    ['returns the next sunset', '', 'getNextSunset', 'getNextSunset'],
    ['returns the direction from one place to another', '', 'geoBearing', 'geoBearing'],
    ['returns the distance between two places', '', 'geoDistance', 'geoDistance'],
    ['makes the master of a pair inactive or active', 'HAACTIVE', 'haActive', 'haActive'],
    ['returns the state of this server of a pair', '', 'haActiveState', 'haActiveState'],
    ['sets the power value', 'POWER', 'powerSet', 'powerSet'],
    ['sends a string to the natural language service', 'NLP', '', ''],
    ['sets an attribute on all clients', 'UISET', 'uiSet', ''],
    ['sets an attribute on one client', 'UISESSIONSET', 'uiSessionSet', 'uiSet'],
    ['sends a command', 'USER', 'user', 'user'],
    ['turns a camera on or off, or enables or disables its recording', 'CAMERA', '', ''],
    ['records a camera', 'CAMERAREC', 'cameraRecTrigger', 'cameraRecTrigger'],
    [
      'records a camera with every frame',
      'CAMERARECFULL',
      'cameraRecTriggerFull',
      'cameraRecTriggerFull',
    ],
    ['sends a value to a data logger', 'DATALOGGER', '', ''],
    ['sends an email', 'MAIL', '', ''],
    ['sends an HTTP request', 'URL', '', ''],
    ['sends bytes to a serial port', 'COMM', '', ''],
    ['uses the PING function', 'PING', '', ''],
    [
      'plays a recording or speaks a text',
      'AUDIO',
      'audioPlayFile audioPlayText',
      'audioPlayFile audioPlayText',
    ],
    ['sends an infrared command', 'IR', '', ''],
    ['sends a value to a leak detector', 'LEAK', '', ''],
    ['controls a Squeezebox player', 'MUSIC', 'slimButton slimCommand', 'slimButton slimCommand'],
    ['executes an SQL statement', '', 'databaseExecuteStatement', 'databaseExecuteStatement'],
    ['makes an SQL table a data source', '', 'dataSourceSQL', 'dataSourceSQL'],
    ['sets an option of a data source', '', 'dataSourceOption', 'dataSourceOption'],
    ['writes a line to the log', 'LOG', 'messageLog errorLog', 'messageLog errorLog'],
    ['uses the file log', 'FILELOG', '', ''],
  ]),
];
