import {tutorialFilesOf} from '../../src/content/schema/tutorialFiles';
import {read, type Page} from './project';

export interface Effort {
  /** Words of the page: text, lists and tables, without code, drawings and partials. */
  readonly words: number;
  /** Numbered steps, those of its partials and that of `<ButtonIds>` too. */
  readonly steps: number;
}

const limits: Effort = {words: 700, steps: 10};

/** The text of a page without front matter, code, imports and components. */
function proseOf(body: string): string {
  return body
    .replaceAll(/^[ \t]*```[\s\S]*?^[ \t]*```[ \t]*$/gmu, '')
    .replaceAll(/^import .*$/gmu, '')
    .replaceAll(/<Figure[\s\S]*?<\/Figure>/gu, '')
    .replaceAll(/^<[A-Z]\w*\b[\s\S]*?\/>[ \t]*$/gmu, '')
    .replaceAll(/<\/?\w[^>]*>/gu, '');
}

/** The texts of the partials in the order of their use; one that is used twice comes twice. */
function partialsOf(tree: string, body: string): string[] {
  const imports = [
    ...body.matchAll(/^import (?<name>\w+) from '(?:\.\.\/)+(?<file>_common\/[^']+)';$/gmu),
  ];
  return imports.flatMap(({groups}) => {
    const uses = body.match(new RegExp(`<${groups?.name ?? ''}\\b`, 'gu')) ?? [];
    return uses.map(() => read(`${tree}/${groups?.file ?? ''}`));
  });
}

const stepsOf = (text: string): number =>
  text.match(/^[ \t]*(?:\d+\. |<li>|<ButtonIds\b)/gmu)?.length ?? 0;

export function effortOf(tree: string, body: string): Effort {
  const prose = proseOf(body);
  const text = prose.replaceAll(/\]\([^)]*\)/gu, ']');
  const parts = [prose, ...partialsOf(tree, body), ...(body.match(/^<ButtonIds\b/gmu) ?? [])];
  return {
    words: text.split(/[\s|]+/u).filter((word) => /[\p{L}\d]/u.test(word)).length,
    steps: parts.reduce((sum, part) => sum + stepsOf(part), 0),
  };
}

/** Whether a line of text explains how to add the I/O server DUMMY. */
const addsDummy = (line: string): boolean =>
  line.includes('`DUMMY`') && /\*\*(?:\+|Confirm)\*\*|\b(?:Choose|choose|type)\b/u.test(line);

/** Whether the files of a tutorial use devices that those of others use, too. */
const usesDummy = (body: string): boolean =>
  tutorialFilesOf(body).some(({text}) => /\bdummy\.(?!connection\b)\w/u.test(text));

/** The faults of a tutorial: too long, too many steps, or set-up that a partial has. */
export function tutorialFaults(tree: string, {id, body}: Pick<Page, 'id' | 'body'>): string[] {
  const {words, steps} = effortOf(tree, body);
  return [
    ...(words > limits.words ? [`${id}: ${words} words, at most ${limits.words}`] : []),
    ...(steps > limits.steps ? [`${id}: ${steps} steps, at most ${limits.steps}`] : []),
    ...(proseOf(body).split('\n').some(addsDummy) ? [`${id}: adds DUMMY; <AddDummy> does`] : []),
    ...(usesDummy(body) && !/^- <OwnDevices \/>$/mu.test(body)
      ? [`${id}: devices of dummy are those of other tutorials, too; <OwnDevices> says so`]
      : []),
  ];
}

/** The commands for which the rules of a text wait, or which its functions look for. */
function commandsOf(rules: string): string[] {
  const found = rules.matchAll(/\bUSER (?<event>[\w.]+)|\bname == "(?<name>[^"]+)"/gu);
  return [...found].map(({groups}) => `command ${groups?.event ?? groups?.name ?? ''}`);
}

/**
 * Projects, text files and commands of tutorials whose name another tutorial
 * has too, with the pages. A page that goes on with the project of another
 * shares its commands.
 */
export function sharedNames(tutorials: readonly Pick<Page, 'id' | 'body'>[]): string[] {
  const pages = new Map<string, string[]>();
  for (const {id, body} of tutorials) {
    const projects = [...body.matchAll(/<PasteProject name="(?<name>[^"]+)"/gu)].map(
      ({groups}) => `project ${groups?.name ?? ''}`,
    );
    const files = tutorialFilesOf(body).filter(({name}) => name.endsWith('.txt'));
    const names = files.flatMap(({name, text}) => [
      name,
      ...(projects.length > 0 ? commandsOf(text) : []),
    ]);
    for (const name of new Set([...projects, ...names])) {
      pages.set(name, [...(pages.get(name) ?? []), id]);
    }
  }
  return [...pages].flatMap(([name, ids]) =>
    ids.length > 1 ? [`${name}: ${ids.join(', ')}`] : [],
  );
}
