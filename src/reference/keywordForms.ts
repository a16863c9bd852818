import type {actionForms, eventForms} from '../language/keywords';

/**
 * The forms of each keyword as its entry prints them: with a name at each place
 * to fill in, which the entry explains. What a rule may have is in
 * `../language/keywords`; a test checks that it accepts each form here.
 */
export const keywordForms = {
  callback: {
    HSYCOSTART: ['HSYCOSTART'],
    INIT: ['INIT'],
    HAACTIVE: ['HAACTIVE'],
    POWER: ['POWER > watts', 'POWER < watts'],
    DAY: ['DAY'],
    NIGHT: ['NIGHT'],
    TIME: ['TIME = hhmm', 'TIME'],
    PROGRAMTIMER: ['PROGRAMTIMER name'],
    TIMER: ['TIMER name = ON', 'TIMER name = OFF'],
    IO: [
      'IO name',
      'IO name = value',
      'IO name > value',
      'IO name < value',
      'IO name >= value',
      'IO name <= value',
    ],
    IOSTART: ['IOSTART', 'IOSTART id'],
    $: ['$name = value', '$name! = value'],
    USER: ['USER name', 'USER name = param'],
    CAMERA: ['CAMERA name', 'CAMERA name = zone'],
    CAMERACOMMAND: ['CAMERACOMMAND name = function'],
    CAMERAVIEW: ['CAMERAVIEW name = status'],
    DMX: [
      'DMX address',
      'DMX address = ON',
      'DMX address = OFF',
      'DMX address = value',
      'DMX address > value',
      'DMX address < value',
      'DMX address >= value',
      'DMX address <= value',
    ],
    DMXSTART: ['DMXSTART', 'DMXSTART busid'],
    LOCATION: ['LOCATION address = zone', 'LOCATION address = ON', 'LOCATION address = OFF'],
    LEAK: ['LEAK name = OFF'],
    URL: ['URL "address"'],
  },
  command: {
    IO: ['IO name = value', 'IO name = FLIP', 'IO name = IO other'],
    DMX: [
      'DMX address = ON',
      'DMX address = OFF',
      'DMX address = FLIP',
      'DMX address = value',
      'DMX address = DMX other',
      'DMX address = MERGE',
      'DMX address = UNMERGE',
    ],
    $: ['$name = value', '$name! = value'],
    PROGRAMTIMER: [
      'PROGRAMTIMER name = SET seconds',
      'PROGRAMTIMER name = RESET seconds',
      'PROGRAMTIMER name = REPEAT seconds',
      'PROGRAMTIMER name = CLEAR',
    ],
    DATESET: ['DATESET = "YYYY-MM-DD hh:mm:ss"', 'DATESET = "YYYYMMDDhhmmss"'],
    HAACTIVE: ['HAACTIVE = FALSE', 'HAACTIVE = TRUE'],
    NLP: ['NLP = "text"', 'NLP area = "text"'],
    POWER: ['POWER = watts', 'POWER = IO name'],
    CAMERA: [
      'CAMERA name = ON',
      'CAMERA name = OFF',
      'CAMERA name = RECON',
      'CAMERA name = RECOFF',
    ],
    CAMERAREC: ['CAMERAREC name = seconds'],
    CAMERARECFULL: ['CAMERARECFULL name = seconds'],
    DATALOGGER: [
      'DATALOGGER name = IO datapoint',
      'DATALOGGER name = FILE CSVWRITE "path"',
      'DATALOGGER name = FILE CSVREADOVER "path"',
    ],
    MAIL: ['MAIL to = from "subject" "body"'],
    URL: [
      'URL GET "url"',
      'URL GET "user:password" "url"',
      'URL POST "url" "content_type" "data"',
      'URL POST "user:password" "url" "content_type" "data"',
    ],
    COMM: ['COMM name = hexbytes'],
    AUDIO: ['AUDIO to = FILE filename', 'AUDIO to = VOICE:voicename message'],
    LOG: ['LOG = "text"'],
    UISET: ['UISET id.attribute = value'],
    USER: ['USER name = param'],
  },
} as const satisfies {
  readonly callback: Readonly<Partial<Record<keyof typeof eventForms, readonly string[]>>>;
  readonly command: Readonly<Partial<Record<keyof typeof actionForms, readonly string[]>>>;
};

/** Forms that a source shows and no entry prints as its own, each with the reason. */
export const notPrinted: Readonly<
  Record<'callback' | 'command', Readonly<Record<string, string>>>
> = {
  callback: {'TIME time': 'of 2014; the text of the entry has it and advises one way of writing'},
  command: {
    'DATESET text': 'the text of the entry has it, as a second try',
    'UISET id.attribute = IO name': 'inferred',
  },
};
