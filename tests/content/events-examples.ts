/** An EVENTS text with the source that shows its form; `?` marks an inference. */
export interface Accepted {
  readonly text: string;
  readonly source: string;
  /** Actions of each rule, in their order; blocks and functions have none. */
  readonly actions: readonly number[];
}

/** An EVENTS text that is refused, where, in which words and why. */
export interface Refused {
  readonly text: string;
  readonly at: readonly [line: number, column: number];
  readonly what: RegExp;
  readonly source: string;
}

/** What the grammar takes. Names and numbers are our own. */
export const accepted: readonly Accepted[] = [
  {text: 'IO k.1 = 1 : IO k.2 = 1', source: 'Events Programming 1435', actions: [1]},
  {
    text: 'USER shop = open : IO a.light = 1, IO a.blind = up',
    source: 'Events Programming 1440',
    actions: [2],
  },
  {
    text: 'USER shop = open : IO a.light = 1,\n  IO a.blind = up,\nPROGRAMTIMER leave = SET 90\nDAY : $a = 1',
    source: 'Events Programming 1440',
    actions: [3, 1],
  },
  {
    text: 'USER house = off :\nIO a.oven a.iron = 0,\nPROGRAMTIMER leave = SET 90',
    source: 'Events Programming 1440',
    actions: [2],
  },
  {
    text: 'NIGHT:\nIO a.1 a.2 = 1, # the garden\nIO a.3 = UP, # the awning\nLOG = "# no comment, and no comma"',
    source: 'Events Programming 1438',
    actions: [3],
  },
  {text: '# On its own line\nDAY : $a = 1', source: 'Events Programming 1436 ?', actions: [1]},
  {text: 'DAY :\nIO a.1 = 0', source: 'Events Programming 1440', actions: [1]},
  {text: 'NIGHT: $a = 1', source: 'Event Keywords 1701', actions: [1]},
  {
    text: 'IO a.1 = 1 OR IO a.2 = 1 AND NIGHT : $a = 1',
    source: 'Events Programming, 3.7',
    actions: [1],
  },
  {
    text: 'NOT IO a.1 = 1 AND (DAY OR NOT (NIGHT OR $b = 2)) : $a = 1',
    source: 'Events Programming, 3.7',
    actions: [1],
  },
  {text: 'DAY : IO a.x a.y a.z = 1', source: 'Action Keywords 1708', actions: [1]},
  {text: 'DAY : IO a.x a.y = IO b.z', source: 'Action Keywords 1708', actions: [1]},
  {text: 'DAY : IO a.x = FLIP', source: 'Action Keywords 1708', actions: [1]},
  {text: 'DAY : IO a.x = level " is " $level', source: 'Action Keywords 1709', actions: [1]},
  {text: 'IO a.temp > 18.5 : $a = 1', source: 'Event Keywords 1656', actions: [1]},
  {text: 'IO a.temp : $a = 1', source: 'Event Keywords 1656', actions: [1]},
  {
    text: 'IO a.temp <= -3 AND IO a.temp >= -9 : $a = 1',
    source: 'Event Keywords 1656',
    actions: [1],
  },
  {text: 'IO a.c3= 1 : $a = 1', source: 'Action Keywords 1708 ?', actions: [1]},
  {text: 'DMX 7 <= $LIMIT OR DMX 8 > 100 : $a = 1', source: 'Event Keywords 1663', actions: [1]},
  {text: 'DMX 7 OR DMX 8 = OFF : DMX 9 = DMX 7', source: 'Action Keywords 1720', actions: [1]},
  {
    text: 'DMXSTART OR DMXSTART 1 : DMX 1010-1020 1030 = OFF',
    source: 'Event Keywords 1660',
    actions: [1],
  },
  {text: 'IOSTART OR IOSTART 2 : $a = 1', source: 'Event Keywords 1659', actions: [1]},
  {text: 'IOSTART: $a = 1', source: 'Event Keywords 1657', actions: [1]},
  {text: 'POWER > 3000 : POWER = IO meter.power', source: 'v4 Action Keywords', actions: [1]},
  {text: 'POWER < $limit : POWER = 1200', source: 'v4 Action Keywords ?', actions: [1]},
  {
    text: 'HSYCOSTART OR INIT : $count = 0, $kept! = 1',
    source: 'v4 Event Keywords',
    actions: [2],
  },
  {
    text: 'HAACTIVE AND $HAMASTER$ = 0 : MAIL a@example.com = b@example.com "S : t" "B, b"',
    source: 'v4 Event Keywords',
    actions: [1],
  },
  {
    text: 'IO g.connection = offline : HAACTIVE = FALSE',
    source: 'v4 Action Keywords',
    actions: [1],
  },
  {
    text: 'IO g.connection = online : HAACTIVE = true',
    source: 'Action Keywords 4637',
    actions: [1],
  },
  {
    text: 'USER clock = test : DATESET = "2026-03-28 23:58:00", DATESET "20260328235800"',
    source: 'v4 Action Keywords',
    actions: [2],
  },
  {
    text: 'USER t : PROGRAMTIMER a = RESET 5, PROGRAMTIMER b = REPEAT 2, PROGRAMTIMER c = CLEAR',
    source: 'v4 Action Keywords',
    actions: [3],
  },
  {
    text: 'PROGRAMTIMER leave : PROGRAMTIMER $left = SET 60',
    source: 'Action Keywords 10351',
    actions: [1],
  },
  {
    text: 'TIME : AUDIO speaker = FILE "audio/gong one.mp3"',
    source: 'Action Keywords 1718, Sonos 6143',
    actions: [1],
  },
  {
    text: 'TIME : AUDIO web = VOICE:anna "It is " $temp " degrees"',
    source: 'Action Keywords 1718',
    actions: [1],
  },
  {
    text: 'TIME : audio io@music.hall = file "gong.mp3", audio io@music.hall = voice:Anna "Hello"',
    source: 'Sonos 6143',
    actions: [2],
  },
  {text: 'TIME = 2359 : USER house = off', source: 'v4 Event Keywords', actions: [1]},
  {
    text: 'TIME 0800 : URL GET "http://192.0.2.1/?a=1,2"',
    source: 'Action Keywords 1724',
    actions: [1],
  },
  {
    text: 'URL "http://192.0.2.1/?a=1" : URL GET "user:word" "http://192.0.2.1/b"',
    source: 'Action Keywords 1724',
    actions: [1],
  },
  {
    text: 'DAY : URL POST "http://192.0.2.1/" "text/plain" "a", URL POST "u:w" "http://192.0.2.1/" "text/plain" "a"',
    source: 'Action Keywords 1724',
    actions: [2],
  },
  {
    text: 'DAY : COMM port = 02 $level B3, COMM port = 02A0B3',
    source: 'Action Keywords 1714',
    actions: [2],
  },
  {
    text: 'CAMERA gate AND NIGHT : CAMERA gate yard = RECON, CAMERAREC gate yard = 30',
    source: 'Action Keywords 1712, 1713',
    actions: [2],
  },
  {
    text: 'CAMERA gate = drive : CAMERARECFULL gate = 0',
    source: 'Action Keywords 1713',
    actions: [1],
  },
  {
    text: 'CAMERACOMMAND gate = focusfar OR CAMERAVIEW gate = on : $a = 1',
    source: 'Event Keywords 1679',
    actions: [1],
  },
  {text: 'LEAK water = OFF : $a = 1', source: 'Event Keywords, 3.8', actions: [1]},
  {
    text: 'LOCATION 00:00:5e:00:53:01 = ON : $a = 1',
    source: 'Event Keywords, 3.8',
    actions: [1],
  },
  {text: 'TIMER sign = ON : $a = 1', source: 'Scheduler, 3.8', actions: [1]},
  {
    text: 'TIME : DATALOGGER e = IO m.total, DATALOGGER e = FILE CSVWRITE "e.csv"',
    source: 'Data Loggers, 3.7',
    actions: [2],
  },
  {
    text: 'USER say : NLP = "light on", NLP hall = "light on"',
    source: 'v4 Action Keywords',
    actions: [2],
  },
  {
    text: 'USER a = "hall,bath" : UISET a.value = "hall,bath", UISET b.text = IO a.x',
    source: 'Action Keywords 1708 ?',
    actions: [2],
  },
  {
    text: 'NIGHT : {\n  if (__run == 1) {\n    log("a, b");\n  }\n}',
    source: 'JavaScript Programming 4334',
    actions: [],
  },
  {
    text: 'NIGHT : { log("a : b"); }\nDAY : $a = 1',
    source: 'JavaScript Programming 4334 ?',
    actions: [1],
  },
  {
    text: 'function userCommand(session, name) : {\n  return "ok";\n}\nDAY : $a = 1',
    source: 'v4 tutorial repository',
    actions: [1],
  },
];

/** What the grammar refuses. */
export const refused: readonly Refused[] = [
  {text: 'IO a.1 != 0 : $a = 1', at: [1, 8], what: /no source shows "!="/u, source: 'none has it'},
  {
    text: '$a > 3 : $b = 1',
    at: [1, 4],
    what: /\$a has the form "\$name = value"/u,
    source: 'a variable is compared with = only, v4 Event Keywords',
  },
  {
    text: 'IO a.1 = 1 : k.2 = 1',
    at: [1, 14],
    what: /"k\.2" is no action/u,
    source: 'the first example of Events Programming leaves IO out, no other does: a slip ?',
  },
  {
    text: 'IO a.1 a.2 = 1 : $a = 1',
    at: [1, 4],
    what: /IO has the form/u,
    source: 'no list on the event side',
  },
  {
    text: 'IO a.1 = 1 AND\nNIGHT : $a = 1',
    at: [1, 1],
    what: /no colon.*on one line/u,
    source: 'Events Programming 1440',
  },
  {
    text: 'IO a.1 = 1 AND : $a = 1',
    at: [1, 16],
    what: /condition is missing/u,
    source: 'Events Programming, 3.7',
  },
  {
    text: '(DAY OR NIGHT : $a = 1',
    at: [1, 1],
    what: /bracket is not closed/u,
    source: 'Events Programming, 3.7',
  },
  {
    text: 'DAY) OR NIGHT : $a = 1',
    at: [1, 4],
    what: /AND, OR or the colon/u,
    source: 'Events Programming, 3.7',
  },
  {
    text: 'DAY NOT NIGHT : $a = 1',
    at: [1, 5],
    what: /AND, OR or the colon/u,
    source: 'Events Programming, 3.7',
  },
  {text: 'NOT NOT DAY : $a = 1', at: [1, 5], what: /NOT twice/u, source: 'none has it'},
  {
    text: 'USER a = b,c : $a = 1',
    at: [1, 11],
    what: /quote/u,
    source: 'Events Programming 1440: commas separate',
  },
  {
    text: 'DAY : UISET a.value = b,c',
    at: [1, 25],
    what: /"c" is no action.*quote/u,
    source: 'Events Programming 1440',
  },
  {
    text: 'DAY : UISET a.items = [["b","c"]]',
    at: [1, 29],
    what: /"c" is no action.*quote/u,
    source: 'Events Programming 1440',
  },
  {
    text: 'DAY : IO a.1 = 1,\n\nIO a.2 = 1',
    at: [1, 17],
    what: /missing after the comma/u,
    source: 'Events Programming 1440: the next line ?',
  },
  {
    text: 'DAY : IO a.1 = 1,\n# Why\nIO a.2 = 1',
    at: [1, 17],
    what: /missing after the comma/u,
    source: 'not shown',
  },
  {text: 'DAY :', at: [1, 5], what: /missing after the colon/u, source: 'Events Programming 1440'},
  {
    text: 'DAY : IO a.1 = 1,, IO a.2 = 1',
    at: [1, 17],
    what: /missing after the comma/u,
    source: 'not shown',
  },
  {
    text: 'DAY : IO a.1 = 1,\nNIGHT : IO a.2 = 1',
    at: [2, 7],
    what: /second colon/u,
    source: 'Events Programming 1440',
  },
  {
    text: 'DAY : IO a.1 = 1 IO a.2 = 1',
    at: [1, 25],
    what: /comma stands between/u,
    source: 'Events Programming 1440',
  },
  {
    text: 'DAY : IO a.1 = 1 IO a.2',
    at: [1, 18],
    what: /"IO" is a keyword: a comma/u,
    source: 'Events Programming 1440',
  },
  {
    text: 'DAY : IO a.1 = 1, { a(); }',
    at: [1, 19],
    what: /either a list of actions or one block/u,
    source: 'JavaScript Programming: either of them ?',
  },
  {
    text: 'DAY :\n  messageLog("no brace");\n}',
    at: [2, 3],
    what: /"messageLog" is no action/u,
    source: 'JavaScript Programming 4334',
  },
  {
    text: 'DAY :\n{\n a();\n}',
    at: [2, 1],
    what: /line of the event/u,
    source: 'JavaScript Programming 4334',
  },
  {
    text: 'DAY : {\n a();\n',
    at: [1, 7],
    what: /no closing brace/u,
    source: 'JavaScript Programming',
  },
  {text: 'DAY : LOG = "open', at: [1, 13], what: /not closed/u, source: 'not shown'},
  {
    text: 'DAY : LOG = “open”',
    at: [1, 13],
    what: /straight quotation marks/u,
    source: 'one example of Event Keywords, 3.8: a slip ?',
  },
  {
    text: 'DAY : UISET a.color = #ff0000',
    at: [1, 21],
    what: /begins with #/u,
    source: 'Events Programming 1438: a comment',
  },
  {
    text: 'DAY : UISET a.color = rgb(1)',
    at: [1, 26],
    what: /brackets.*quote/u,
    source: 'not shown',
  },
  {
    text: 'PAGE home : $a = 1',
    at: [1, 1],
    what: /no source shows a form of the event PAGE/u,
    source: 'Event Keywords 1656',
  },
  {
    text: 'DAY : WAIT 5',
    at: [1, 7],
    what: /no source shows a form of the action WAIT/u,
    source: 'Action Keywords 1708',
  },
  {
    text: 'day : $a = 1',
    at: [1, 1],
    what: /capitals: DAY/u,
    source: 'small letters are shown of AUDIO only',
  },
  {
    text: 'TIME = 2460 : $a = 1',
    at: [1, 6],
    what: /"TIME = time"/u,
    source: 'v4 Event Keywords: hhmm',
  },
  {
    text: 'DAY : PROGRAMTIMER a = SET',
    at: [1, 20],
    what: /PROGRAMTIMER name = SET/u,
    source: 'v4 Action Keywords',
  },
  {
    text: 'DAY : PROGRAMTIMER a = SET $s',
    at: [1, 20],
    what: /PROGRAMTIMER name = SET/u,
    source: 'a variable is not shown',
  },
  {
    text: 'DAY : MAIL a@example.com = b@example.com "S"',
    at: [1, 12],
    what: /MAIL name = name text text/u,
    source: 'v4 Event Keywords',
  },
  {
    text: 'DAY : $a = IO b.c',
    at: [1, 12],
    what: /"IO" is a keyword/u,
    source: 'not shown of a variable',
  },
  {
    text: 'function two words() : {\n}',
    at: [1, 1],
    what: /a function is written/u,
    source: 'v4 tutorial repository',
  },
];
