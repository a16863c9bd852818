import {expect, test} from 'playwright/test';
import type {PreviewEvent} from '../../src/preview/model/event';
import {families} from '../../src/schema/families';
import {docsVersions} from '../../src/site/versions';
import {fencesOf} from '../support/fences';
import {pagesOf} from '../support/project';
import {settle, simulationOf} from '../support/simulation';

/** The code of one group of tabs, by the value of the tab. */
type Tabs = Readonly<Partial<Record<'events' | 'java' | 'javascript', string>>>;

/** The groups of tabs of a page that show the same in several languages. */
function tabsOf(text: string): Tabs[] {
  return [...text.matchAll(/<Tabs groupId="language">(?<tabs>[\s\S]*?)<\/Tabs>/gu)].map((group) =>
    Object.fromEntries(
      [
        ...(group.groups?.tabs ?? '').matchAll(
          /<TabItem value="(?<value>\w+)"[^>]*>(?<content>[\s\S]*?)<\/TabItem>/gu,
        ),
      ].map(({groups}) => [groups?.value ?? '', fencesOf(groups?.content ?? '')[0]?.code ?? '']),
    ),
  );
}

/** Commands that a code names, each also with parameters that it does not know. */
function commandsOf(code: string): PreviewEvent[] {
  const words = [...new Set(code.match(/[a-z0-9.]+/giu))];
  const names = words.filter((word) => /^[a-z]/iu.test(word) && !word.includes('dummy'));
  return names.flatMap((name) =>
    [...words, 'unknown', ''].map((parameter): PreviewEvent => ({
      kind: 'command',
      name,
      parameter,
    })),
  );
}

/** What a program has written and set after a command. */
async function outcome(code: string, event: PreviewEvent): Promise<unknown> {
  const simulation = await simulationOf(
    '<project width="9" height="9"><page id="home" /></project>',
    code,
  );
  simulation.dispatch(event);
  await settle();
  // What a device answers takes its time.
  simulation.pass(2000);
  await settle();
  const {values, ui} = simulation.getState();
  return {values, ui};
}

/** Commands after which the rules and the JavaScript of some tabs have done different things. */
async function differences({events = '', javascript = ''}: Tabs): Promise<string[]> {
  const commands = commandsOf(`${events}\n${javascript}`);
  const faults = await Promise.all(
    commands.map(async (event) => {
      const [first, second] = await Promise.all([
        outcome(events, event),
        outcome(javascript, event),
      ]);
      return JSON.stringify(first) === JSON.stringify(second) ? [] : [JSON.stringify(event)];
    }),
  );
  return faults.flat();
}

/** The texts in a code, those within a JSON text one by one; what each language needs for itself left out. */
function textsOf(code: string): string[] {
  const texts = [...code.matchAll(/"(?<text>(?:[^"\\\n]|\\.)*)"/gu)].flatMap(({groups}) => {
    const text = (groups?.text ?? '').replaceAll('\\"', '"');
    return text.startsWith('{')
      ? [...text.matchAll(/"([^"]*)"/gu)].map(([, inner]) => inner)
      : text;
  });
  return [...new Set(texts)]
    .filter((text) => text !== undefined && /\w/u.test(text) && !text.includes('\\'))
    .map(String)
    .sort();
}

for (const version of docsVersions) {
  const pages = pagesOf(version).filter(({docPath}) =>
    docPath.startsWith(`${families.object.folder}/`),
  );
  const groups = pages.flatMap(({docPath, text}) => tabsOf(text).map((tabs) => ({docPath, tabs})));

  test.describe(`tabs of the object pages of ${version.name}`, () => {
    test('rules and JavaScript do the same after every command that they name', async () => {
      const pairs = groups.filter(({tabs}) => tabs.events !== undefined);
      const faults = await Promise.all(
        pairs.map(async ({docPath, tabs}) =>
          (await differences(tabs)).map((fault) => `${docPath}: ${fault}`),
        ),
      );
      expect(faults.flat()).toEqual([]);
      expect(pairs.length).toBeGreaterThan(1);
    });

    test('JavaScript and Java have the same texts: names, values, errors, answers', () => {
      const faults = groups.filter(
        ({tabs: {javascript = '', java = ''}}) =>
          textsOf(javascript).join('\n') !== textsOf(java).join('\n'),
      );
      expect(
        faults.map(({docPath, tabs}) => ({
          docPath,
          javascript: textsOf(tabs.javascript ?? ''),
          java: textsOf(tabs.java ?? ''),
        })),
      ).toEqual([]);
    });
  });
}

test.describe('planted faults', () => {
  const events = 'USER a = on : IO dummy.light.1 = 1';
  const rule = (condition: string) =>
    `function userCommand(session, userid, name, param) : {\n  if (${condition}) { ioSet("dummy.light.1", "1"); return "ok"; }\n}`;

  test('a parameter that only JavaScript takes', async () => {
    const javascript = rule('name == "a" && param != "off"');
    expect(await differences({events, javascript})).toContain(
      '{"kind":"command","name":"a","parameter":"unknown"}',
    );
    expect(await differences({events, javascript: rule('name == "a" && param == "on"')})).toEqual(
      [],
    );
  });

  test('another word in Java', () => {
    expect(textsOf('return {"error": "No"};')).toEqual(['No', 'error']);
    expect(textsOf('return "{\\"error\\": \\"No\\"}";')).toEqual(['No', 'error']);
    expect(textsOf('if (name.equals("a")) { ioSet("b.1", "x"); }')).toEqual(['a', 'b.1', 'x']);
  });
});
