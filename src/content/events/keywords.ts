/**
 * Form of a keyword; its source: title and revision number on the public wiki of
 * version 3, or "v4" for the manual of version 4, with a `?` if the form is
 * inferred; and the reason why its entry does not print it, if it does not.
 *
 * Capitals and operators are literal, a `|` separates alternatives. Other words
 * are placeholders: the name that entries print and the kind of value, as in
 * `watts:value`. A name that is a kind, such as `name`, is written once. The
 * kinds are in `match.ts`. A `+` means one or more.
 */
export type Form = readonly [form: string, source: string, notPrinted?: string];

/** Comparison operators. `!=` is not documented. */
export const comparisons = ['<=', '>=', '=', '<', '>'] as const;

export type Comparison = (typeof comparisons)[number];

/** Logical operators of conditions. */
export const logic = ['AND', 'OR', 'NOT'] as const;

const keywordsDraft = 'Event Keywords 1656, the name only';
const actionsDraft = 'Action Keywords 1708, the name only';

/** Keywords of conditions, with their forms. */
export const eventForms = {
  CAMERA: [
    ['CAMERA name', 'Event Keywords 1679'],
    ['CAMERA name = zone:value', 'Event Keywords 1679'],
  ],
  CAMERACOMMAND: [['CAMERACOMMAND name = function:value', 'Event Keywords 1679']],
  CAMERAVIEW: [['CAMERAVIEW name = status:value', 'Event Keywords 1679']],
  DAY: [['DAY', 'v4 Event Keywords']],
  DMX: [
    ['DMX address:name', 'Event Keywords 1663'],
    ['DMX address:name = ON|OFF', 'Event Keywords 1663'],
    ['DMX address:name =|>|<|>=|<= value', 'Event Keywords 1663'],
  ],
  DMXSTART: [
    ['DMXSTART', 'Event Keywords 1660'],
    ['DMXSTART busid:name', 'Event Keywords 1660'],
  ],
  HAACTIVE: [['HAACTIVE', 'v4 Event Keywords']],
  HSYCOSTART: [['HSYCOSTART', 'v4 Event Keywords']],
  INIT: [['INIT', 'v4 Event Keywords']],
  IO: [
    ['IO name', 'Event Keywords 1656'],
    ['IO name =|>|<|>=|<= value', 'v4 Action Keywords, an example with =; Event Keywords 1656'],
  ],
  IOSTART: [
    ['IOSTART', 'Event Keywords 1659'],
    // The page MasterBus of the 3.8 wiki has a name instead of a number.
    ['IOSTART id:name', 'Event Keywords 1659'],
  ],
  IR: [],
  // The source shows OFF only; another value is inferred.
  LEAK: [['LEAK name = OFF:value', 'Event Keywords, 3.8, last text ?']],
  LOCATION: [['LOCATION address:name = zone|ON|OFF:value', 'Event Keywords, 3.8, last text']],
  LOCATIONBEACON: [],
  MUSIC: [],
  NIGHT: [['NIGHT', 'v4 Event Keywords']],
  PAGE: [],
  PBX: [],
  PING: [],
  POWER: [['POWER >|< watts:value', 'v4 Event Keywords']],
  PROGRAMTIMER: [['PROGRAMTIMER name', 'Event Keywords 1701']],
  SUNAZIMUTH: [],
  SUNELEVATION: [],
  TIME: [
    ['TIME = hhmm:time', 'v4 Event Keywords'],
    ['TIME hhmm:time', 'Action Keywords 1724', 'the entry recommends the form with ='],
    ['TIME', 'v4 JavaScript Programming, an example; Sonos 6143'],
  ],
  TIMER: [['TIMER name = ON|OFF', 'Scheduler, 3.8']],
  URL: [['URL "address":text', 'Action Keywords 1724']],
  USER: [
    ['USER name', 'Event Keywords 1701'],
    ['USER name = param:value', 'v4 Event Keywords'],
  ],
  // The sources show other comparisons than = with data points and DMX only.
  $: [['$name|$name! = value', 'v4 Event Keywords']],
} as const satisfies Readonly<Record<string, readonly Form[]>>;

/** Keywords of actions, with their forms. */
export const actionForms = {
  AUDIO: [
    ['AUDIO to:name = FILE filename:value+', 'Action Keywords 1718'],
    ['AUDIO to:name = VOICE:voicename:voice message:value+', 'Action Keywords 1718'],
  ],
  CAMERA: [['CAMERA name+ = ON|OFF|RECON|RECOFF', 'Action Keywords 1712']],
  CAMERAREC: [['CAMERAREC name+ = seconds:number', 'Action Keywords 1713']],
  CAMERARECFULL: [['CAMERARECFULL name+ = seconds:number', 'Action Keywords 1713']],
  COMM: [['COMM name = hexbytes:value+', 'Action Keywords 1714']],
  DATALOGGER: [
    ['DATALOGGER name = IO datapoint:name', 'Data Loggers, 3.7'],
    ['DATALOGGER name = FILE CSVWRITE|CSVREADOVER "path":text', 'Data Loggers, 3.7'],
  ],
  DATESET: [
    ['DATESET = "YYYY-MM-DD hh:mm:ss"|"YYYYMMDDhhmmss":text', 'v4 Action Keywords, its table'],
    ['DATESET text', 'v4 Action Keywords, its examples', 'the entry has it as an alternative'],
  ],
  DMX: [
    ['DMX address:name+ = ON|OFF|FLIP', 'Action Keywords 1717, 1720'],
    ['DMX address:name+ = value', 'Action Keywords 1717'],
    ['DMX address:name+ = DMX other:name', 'Action Keywords 1720'],
    ['DMX address:name+ = MERGE|UNMERGE', 'Action Keywords 1717, 1720'],
  ],
  FILELOG: [],
  HAACTIVE: [['HAACTIVE = FALSE|TRUE:boolean', 'v4 Action Keywords']],
  IO: [
    ['IO name+ = value+', 'v4 Event Keywords, an example; Action Keywords 1709 for parts'],
    ['IO name+ = FLIP', 'Action Keywords 1708'],
    ['IO name+ = IO other:name', 'Action Keywords 1708'],
  ],
  IR: [],
  LEAK: [],
  LOG: [['LOG = "text":text', 'Events Programming 1438']],
  MAIL: [['MAIL to:name = from:name "subject":text "body":text', 'v4 Event Keywords, an example']],
  MUSIC: [],
  NLP: [
    ['NLP = "text":text', 'Action Keywords 10351'],
    ['NLP area:name = "text":text', 'v4 Action Keywords'],
  ],
  PING: [],
  POWER: [
    ['POWER = watts:value', 'v4 Action Keywords'],
    ['POWER = IO name', 'v4 Action Keywords'],
  ],
  PROGRAMTIMER: [
    ['PROGRAMTIMER name = SET|RESET|REPEAT seconds:number', 'v4 Action Keywords'],
    ['PROGRAMTIMER name = CLEAR', 'v4 Action Keywords'],
  ],
  UISESSIONSET: [],
  UISET: [
    [
      'UISET id.attribute = value+',
      'v3 pages of I/O servers, such as Tecnoalarm; several parts as in IO ?',
    ],
    // Inferred from IO, which the same pages of I/O servers use beside it.
    ['UISET id.attribute = IO name', 'Action Keywords 1708 ?', 'inferred'],
  ],
  URL: [
    ['URL GET "url":text', 'Action Keywords 1724'],
    ['URL GET "user:password":text "url":text', 'Action Keywords 1724'],
    ['URL POST "url":text "content_type":text "data":text', 'Action Keywords 1724'],
    [
      'URL POST "user:password":text "url":text "content_type":text "data":text',
      'Action Keywords 1724',
    ],
  ],
  USER: [['USER name = param:value', 'v4 SSH tunnel utility']],
  WAIT: [],
  $: [['$name|$name! = value+', 'v4 Event Keywords; several parts as in IO ?']],
} as const satisfies Readonly<Record<string, readonly Form[]>>;

/** Sources of the keywords without a documented form. */
export const namedOnly = {event: keywordsDraft, action: actionsDraft} as const;

const wordsOf = (forms: object) => Object.keys(forms).filter((word) => word !== '$');

export const eventKeywords: readonly string[] = wordsOf(eventForms);

export const actionKeywords: readonly string[] = wordsOf(actionForms);

/** Keywords for values and operations, as on the keyword pages. */
export const valueKeywords = [
  'CLEAR',
  'FALSE',
  'FLIP',
  'MERGE',
  'OFF',
  'ON',
  'RECOFF',
  'RECON',
  'REPEAT',
  'RESET',
  'SET',
  'TRUE',
  'UNMERGE',
] as const;

/** Regular expressions shared by the tokenizer and the syntax highlighting. */
export const patterns = {
  variable: /\$\w+[!$]?/u,
  string: /"[^"\n]*"/u,
  number: /-?\d+(?:\.\d+)?/u,
  /** Name of the I/O server, a dot and the name of the data point. */
  address: /[a-z_]\w*(?:\.[\w/]+)+/iu,
} as const;
