import {expect, test} from 'playwright/test';
import {Prism} from 'prism-react-renderer';
import {events} from '../../src/language/grammar';
import {actionKeywords, eventKeywords, valueKeywords} from '../../src/language/keywords';
import {read} from '../support/project';

type Token = InstanceType<typeof Prism.Token>;

/** Tokens of an EVENTS text as `type:text`, nested ones flattened. */
function tokens(code: string): string[] {
  const flatten = (part: string | Token): string[] =>
    typeof part === 'string' ? [] : [`${part.type}:${textOf(part)}`];
  const textOf = (part: string | Token): string =>
    typeof part === 'string'
      ? part
      : Array.isArray(part.content)
        ? part.content.map(textOf).join('')
        : textOf(part.content);
  return Prism.tokenize(code, events).flatMap(flatten);
}

test.describe('EVENTS grammar', () => {
  for (const keyword of eventKeywords) {
    test(`event keyword ${keyword}`, () => {
      expect(tokens(`${keyword} : $x = 1`)).toContain(`keyword:${keyword}`);
      expect(tokens(`${keyword} a = 1 AND NIGHT : $x = 1`)).toContain(`keyword:${keyword}`);
    });
  }

  for (const keyword of actionKeywords) {
    test(`action keyword ${keyword}`, () => {
      expect(tokens(`INIT : ${keyword} a = 1`)).toContain(`keyword:${keyword}`);
    });
  }

  for (const keyword of valueKeywords) {
    test(`value keyword ${keyword}`, () => {
      expect(tokens(`INIT : DMX 1 = ${keyword}`)).toContain(`boolean:${keyword}`);
    });
  }

  test('every keyword that the reference pages explain is known', () => {
    const headings = (file: string) =>
      [...read(`docs/development/events/${file}.mdx`).matchAll(/^### `?(?<name>[A-Z]+)`?$/gmu)].map(
        ({groups}) => groups?.name ?? '',
      );
    const known = {event: new Set<string>(eventKeywords), action: new Set<string>(actionKeywords)};
    expect(headings('events-callback-keywords').filter((name) => !known.event.has(name))).toEqual(
      [],
    );
    expect(headings('events-action-keywords').filter((name) => !known.action.has(name))).toEqual(
      [],
    );
    for (const file of ['events-callback-keywords', 'events-action-keywords']) {
      expect(headings(file).length, file).toBeGreaterThan(10);
    }
  });

  test('a rule is cut into its parts', () => {
    expect(tokens('IO knx.kitchen >= 21.5 AND NOT DAY : $warm! = 1 # why')).toEqual([
      'keyword:IO',
      'property:knx.kitchen',
      'operator:>=',
      'number:21.5',
      'operator:AND',
      'operator:NOT',
      'keyword:DAY',
      'punctuation::',
      'variable:$warm!',
      'operator:=',
      'number:1',
      'comment:# why',
    ]);
  });

  test('predefined variables, strings and functions', () => {
    const code =
      'function userCommand(session, name) : {\n  return "page:back";\n}\nHAACTIVE AND $HAMASTER$ = 0 : WAIT';
    const found = tokens(code);
    expect(found).toContain('keyword:function');
    expect(found).toContain('function-definition:userCommand');
    expect(found).toContain('string:"page:back"');
    expect(found).toContain('keyword:return');
    expect(found).toContain('variable:$HAMASTER$');
  });

  test('a # in a text begins no comment, and a text in a comment is none', () => {
    expect(tokens('DAY : LOG = "a # b" # say "c" and # d')).toEqual([
      'keyword:DAY',
      'punctuation::',
      'keyword:LOG',
      'operator:=',
      'string:"a # b"',
      'comment:# say "c" and # d',
    ]);
  });

  test('a list of actions over several lines', () => {
    expect(tokens('DAY:\nIO a.b = 1, # c\nLOG = "d"')).toEqual([
      'keyword:DAY',
      'punctuation::',
      'keyword:IO',
      'property:a.b',
      'operator:=',
      'number:1',
      'punctuation:,',
      'comment:# c',
      'keyword:LOG',
      'operator:=',
      'string:"d"',
    ]);
  });

  test('a keyword inside another word or a string is none', () => {
    expect(tokens('$x = "turn DAY on"')).not.toContain('keyword:DAY');
    expect(tokens('IO mydmx.DAYLIGHT = 1 : $x = 1')).not.toContain('keyword:DAY');
    expect(tokens('IO a.IO = 1 : $x = 1').filter((token) => token === 'keyword:IO')).toHaveLength(
      1,
    );
  });
});
