import type {Manual} from './manuals';

/** What is known of a name without a form, as Markdown; links begin in a folder beside that of the page. */
export interface NamedNote {
  /** The part of the manual that names it. */
  readonly where?: string;
  /** Its arguments and result, and what to write instead. */
  readonly more?: string;
}

type Notes = Readonly<Record<string, NamedNote>>;

/** A link to an entry, by its page and name; `text` says it in another way. */
const entry = (page: string, name: string, text = `\`${name}\``): string =>
  `[${text}](../${page}.mdx#${name.toLowerCase()})`;
const javaCallback = 'java/java-callback-methods-api';
const javaScriptCallback = 'javascript/javascript-callback-functions-api';
const eventKeyword = 'events/events-callback-keywords';

/** Keywords that a later text names than the draft that names the others. */
export const laterNames: Readonly<Record<string, Manual>> = {
  LOCATIONBEACON: '3.8',
  PAGE: '3.8',
  UISESSIONSET: '3.8',
};

const noSqueezebox = '4.x has no Squeezebox';
const squeezeboxAnswer = `returns a string, or \`null\` after an error; ${noSqueezebox}`;
const announcement =
  'see [Audio and public announcement](../../architecture/services/audio-and-public-announcement.mdx)';
const modbus = 'use the data points of [Modbus TCP client](../../io-servers/modbus.mdx)';
/** The arguments that JavaScript has of a method of the same name. */
const argumentsOf = (name: string): string =>
  `arguments: ${entry('javascript/javascript-command-and-utility-functions-api', name, 'its entry of JavaScript')}`;

/** What a rule has for the names that JavaScript and Java share. */
const inBoth: Notes = {
  programTimerSet: {more: 'starts the timer if it is not running: `PROGRAMTIMER name = SET 60`'},
  programTimerReset: {more: 'restarts the timer: `PROGRAMTIMER name = RESET 60`'},
  programTimerRepeat: {
    more: 'makes the timer elapse repeatedly: `PROGRAMTIMER name = REPEAT 60`',
  },
  programTimerClear: {more: 'deletes the timer: `PROGRAMTIMER name = CLEAR`'},
  schedulerRegister: {
    more: 'creates a schedule for `SchedulerEvent`; in a rule: `PROGRAMTIMER name = REPEAT 60`',
  },
  powerSet: {more: 'sets the value in W and calls `PowerEvent`: `POWER = 2400`'},
  haActiveState: {more: 'as an alternative, store the state from `haActiveEvent` in a variable'},
  isDaylight: {more: 'in rules: `DAY`, `NIGHT`'},
  sleep: {more: 'use a program timer'},
  audioPlayFile: {more: announcement},
  audioPlayText: {more: announcement},
  slimButton: {more: `takes the player and a key of its remote control; ${squeezeboxAnswer}`},
  slimCommand: {
    more: `takes the player and a command of the Squeezebox protocol; ${squeezeboxAnswer}`,
  },
};

const ofJavaScript = (...names: readonly string[]): Notes =>
  Object.fromEntries(names.map((name) => [name, {...inBoth[name], where: 'JavaScript'}]));

/** Notes by direction and language; a name without one needs none. */
export const namedNotes = {
  callback: {
    EVENTS: {
      IR: {
        where: 'Infrared Control',
        more: `the callback is ${entry(javaCallback, 'IREvent')}`,
      },
      LOCATIONBEACON: {
        where: 'Location Services',
        more: 'experimental, for iOS; see [Beacons on the iOS app](../../architecture/services/beacons-on-ios-app.mdx)',
      },
      MUSIC: {where: 'Squeezebox', more: noSqueezebox},
      PAGE: {more: 'has the client session, as `USER` does'},
      PBX: {where: 'PBX'},
      PING: {where: 'Network Services'},
      SUNAZIMUTH: {where: 'System Events'},
      SUNELEVATION: {where: 'System Events'},
    },
    JavaScript: {
      IOEvent: {
        where: 'I/O servers',
        more: 'use a rule `IO name : { … }`, which needs no arguments',
      },
      ModbusEvent: {
        more: 'returns the reply instead of the registers; if it returns nothing or `null`, the registers are used',
      },
    },
    Java: {
      IOEvent: {
        where: 'I/O servers',
        more: 'use a rule `IO name : …` that starts a timer or sets a variable; see [Java programming](../java/java-programming.mdx)',
      },
      CameraCommandEvent: {
        where: 'JavaScript',
        more: `write ${entry(javaScriptCallback, 'CameraCommandEvent', 'the JavaScript callback')}`,
      },
      LocationEvent: {
        where: 'JavaScript',
        more: `write ${entry(javaScriptCallback, 'LocationEvent', 'the JavaScript callback')}`,
      },
      ModbusEvent: {
        where: 'Modbus server',
        more: 'receives the request as bytes and returns the reply as bytes; if it returns `null`, the registers are used, unless JavaScript has a `ModbusEvent`. Alternative: data points of [Modbus](../../io-servers/modbus.mdx)',
      },
      userTimerEvent: {
        where: 'scheduler object',
        more: `use a rule with ${entry(eventKeyword, 'TIMER')} that starts a program timer, and ${entry(javaCallback, 'programTimerEvent')}`,
      },
    },
  },
  command: {
    EVENTS: {
      FILELOG: {where: 'Log'},
      IR: {where: 'Infrared Control'},
      LEAK: {
        where: 'Leak Detector',
        more: `the event is ${entry(eventKeyword, 'LEAK')}`,
      },
      MUSIC: {where: 'Squeezebox', more: noSqueezebox},
      PING: {where: 'Network Services'},
      UISESSIONSET: {more: 'as `UISET`, in rules with the event `USER` or `PAGE`'},
      WAIT: {where: 'System Keywords'},
    },
    JavaScript: {
      ...inBoth,
      ...Object.fromEntries(
        [
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
        ].map((name) => [name, {more: modbus}]),
      ),
    },
    Java: {
      ...inBoth,
      ...ofJavaScript(
        'programTimerClear',
        'schedulerRegister',
        'isDaylight',
        'haActiveState',
        'slimButton',
        'slimCommand',
      ),
      sleep: {more: 'use a program timer, or `Thread.sleep` of standard Java in a separate thread'},
      modbusReadHoldingRegisters: {where: 'JavaScript', more: modbus},
      modbusWriteSingleRegister: {where: 'JavaScript', more: modbus},
      databaseExecuteStatement: {
        more: argumentsOf('databaseExecuteStatement'),
      },
      dataSourceSQL: {more: argumentsOf('dataSourceSQL')},
      dataSourceOption: {more: argumentsOf('dataSourceOption')},
      ioServersRestart: {more: 'save in **Settings**'},
    },
  },
} as const satisfies Readonly<
  Record<'callback' | 'command', Readonly<Record<'EVENTS' | 'JavaScript' | 'Java', Notes>>>
>;
