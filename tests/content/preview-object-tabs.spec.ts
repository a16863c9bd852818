import {expect, test} from 'playwright/test';
import type {PreviewEvent} from '../../src/features/preview/model/event';
import {families} from '../../src/content/schema/families';
import {fencesOf} from '../support/fences';
import {distinctPages} from '../support/project';
import {settle, simulationOf} from '../support/simulation';

type Tabs = Readonly<Partial<Record<'events' | 'java' | 'javascript', string>>>;

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

/** Commands that occur in code, each also with unknown parameters. */
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

/** The values and attributes that a program sets after each command, after a restart. */
async function outcomes(code: string, commands: readonly PreviewEvent[]): Promise<string[]> {
  const simulation = await simulationOf(
    '<project width="9" height="9"><page id="home" /></project>',
    code,
  );
  const found: string[] = [];
  for (const command of commands) {
    simulation.restart();
    simulation.dispatch(command);
    await settle();
    // Devices confirm a command with a delay.
    simulation.advance(2000);
    await settle();
    const {values, ui} = simulation.getState();
    found.push(JSON.stringify({values, ui}));
  }
  return found;
}

/** Commands after which the state differs between the rules and the JavaScript of tabs. */
async function differences({events = '', javascript = ''}: Tabs): Promise<string[]> {
  const commands = commandsOf(`${events}\n${javascript}`);
  const [first, second] = [await outcomes(events, commands), await outcomes(javascript, commands)];
  return commands
    .filter((_, index) => first[index] !== second[index])
    .map((command) => JSON.stringify(command));
}

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

const groups = distinctPages()
  .filter(({docPath}) => docPath.startsWith(`${families.object.folder}/`))
  .flatMap(({file, text}) => tabsOf(text).map((tabs) => ({file, tabs})));

test.describe('tabs of the object pages', () => {
  test('rules and JavaScript have the same effect for every command in their code', async () => {
    const pairs = groups.filter(({tabs}) => tabs.events !== undefined);
    const found: Record<string, readonly string[]> = {};
    for (const {file, tabs} of pairs) {
      found[file] = [...(found[file] ?? []), ...(await differences(tabs))];
    }
    expect(found).toEqual(Object.fromEntries(pairs.map(({file}) => [file, []])));
    expect(pairs).not.toEqual([]);
  });

  test('JavaScript and Java have the same strings: names, values, errors, responses', () => {
    const texts = (language: 'java' | 'javascript') =>
      groups.map(({file, tabs}) => ({file, texts: textsOf(tabs[language] ?? '')}));
    expect(texts('java')).toEqual(texts('javascript'));
  });
});

test('planted fault: a parameter that only JavaScript accepts', async () => {
  const events = 'USER a = on : IO dummy.light.1 = 1';
  const rule = (condition: string) =>
    `function userCommand(session, userid, name, param) : {\n  if (${condition}) { ioSet("dummy.light.1", "1"); return "ok"; }\n}`;
  expect(await differences({events, javascript: rule('name == "a" && param != "off"')})).toContain(
    '{"kind":"command","name":"a","parameter":"unknown"}',
  );
  expect(await differences({events, javascript: rule('name == "a" && param == "on"')})).toEqual([]);
});
