// cspell:ignore Gebäudeautomationsdatenpunktverwaltungsschnittstellenbeschreibung
import {copyFileSync, cpSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {readYamlFile} from '../../src/lib/text/readYaml';
import {docsVersions, versions} from '../../src/site/versions';
import {buildFixture} from './builds';
import {Folder} from './folder';
import {pageFields, root} from './project';

const longWord = 'Gebäudeautomationsdatenpunktverwaltungsschnittstellenbeschreibung';
const longLine = `name = "${'long-line.'.repeat(20)}"`;

/** Code with empty lines, and a line wider than any screen. */
const listing = (language: string) =>
  ['```' + language, 'first', '', longLine, '', 'last', '```'].join('\n');

const languages = 'events java javascript xml json ini bash text'.split(' ');

const cells = (...texts: readonly string[]) => `| ${texts.join(' | ')} |`;

const described = readYamlFile(
  z.record(z.string(), z.string()),
  path.join(__dirname, 'everything.yml'),
);

const constructs: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(described).map(([name, text]) => [
      name,
      text.replaceAll('LONG_WORD', longWord).replaceAll('LONG_LINE', longLine),
    ]),
  ),
  ...Object.fromEntries(languages.map((language) => [`${language} code`, listing(language)])),
  'wide table': [
    cells(...languages.map((language) => `Column of ${language}`)),
    cells(...languages.map(() => '---')),
    cells(...languages.map((language) => `\`value.of.${language}.with.a.long.name\``)),
  ].join('\n'),
};

const indent = (prefix: string, text: string) => text.replaceAll(/^(?=.)/gmu, prefix);

/** The fence is longer than the fences of nested admonitions. */
const admonition = (kind: string, text: string) => {
  const inner = (text.match(/:{3,}/gu) ?? []).map(({length}) => length);
  const fence = ':'.repeat(Math.max(2, ...inner) + 1);
  return `${fence}${kind}[A title of ${kind}]\n\n${text}\n\n${fence}`;
};

const containers: Readonly<Record<string, (text: string) => string>> = {
  page: (text) => text,
  'bulleted list': (text) => `- Before\n\n${indent('  ', text)}\n\n- After`,
  'numbered list': (text) => `1. Before\n\n${indent('   ', text)}\n\n2. After`,
  quotation: (text) => text.replaceAll(/^/gmu, '> '),
  ...Object.fromEntries(
    ['note', 'tip', 'info', 'warning', 'danger'].map((kind) => [
      kind,
      (text: string) => admonition(kind, text),
    ]),
  ),
  fold: (text) => `<details>\n<summary>Fold with ${longWord}</summary>\n\n${text}\n\n</details>`,
  tab: (text) =>
    [
      `<Tabs>\n<TabItem value="one" label="First">\n\n${text}\n\n</TabItem>`,
      `<TabItem value="two" label="Second tab">\n\nIn the second tab.\n\n</TabItem>`,
      `<TabItem value="three" label="${longWord}">\n\nIn the third tab.\n\n</TabItem>\n</Tabs>`,
    ].join('\n'),
  element: (text) => `<div>\n\n${text}\n\n</div>`,
};

/** Contents of a page: each construct and each container, nested in one container. */
function contentsOf(container: string, wrap: (text: string) => string): string {
  const nested = Object.entries(containers).map(([name, inner]): [string, string] => [
    `${name} with text, table and code`,
    inner(['Text.', constructs.table, constructs['xml code']].join('\n\n')),
  ]);
  return [...Object.entries(constructs), ...nested]
    .map(([name, text]) => `## ${name} in ${container}\n\n${wrap(text)}`)
    .concat(`[^note]: Text of the note: ${longWord}.`)
    .join('\n\n');
}

const pageOf = (title: string, text: string) =>
  `---\n${stringify({...pageFields, title})}---\n\n${title}.\n\n${text}\n`;

const fileOf = (container: string) => container.replaceAll(' ', '-');

export const everyAddress = Object.keys(containers).map(
  (container) => `/docs/${versions.next.path}/in-${fileOf(container)}`,
);

/** Viewport widths in px, from a phone (or a desktop at 400 %) to a desktop. */
export const allWidths = Array.from({length: 29}, (_, step) => 320 + 40 * step);

const fixtures = path.join(root, 'tests', 'fixtures');
const linkedFiles =
  'src static versioned_sidebars sidebars.ts versions.json package.json package-lock.json';

/** Builds the manual with generated pages, which contain each construct in each other. */
async function buildEverything(site: Folder, out: string): Promise<void> {
  for (const name of linkedFiles.split(' ')) {
    symlinkSync(path.join(root, name), site.at(name));
  }
  const config = 'docusaurus.config.ts';
  copyFileSync(path.join(fixtures, 'everything', config), site.at(config));
  // Docusaurus does not follow a symbolic link to find posts.
  cpSync(path.join(root, 'blog'), site.at('blog'), {recursive: true});
  for (const {tree} of docsVersions) {
    site.write({[`${tree}/_common/_none.mdx`]: ''});
    // The start page, and pages that a glossary term and a preview link to.
    for (const page of ['intro', 'architecture/intro', 'development/project-development/intro']) {
      site.write({[`${tree}/${page}.mdx`]: pageOf(page.replaceAll('/', ' '), '')});
    }
  }
  for (const [container, wrap] of Object.entries(containers)) {
    const page = pageOf(`In ${container}`, contentsOf(container, wrap));
    site.write({[`${versions.next.tree}/in-${fileOf(container)}.mdx`]: page});
  }
  const {code, output} = await buildFixture(path.basename(site.root), out);
  if (code !== 0) {
    throw new Error(output);
  }
}

/** Worker fixture: the folder of the site, which each worker builds once. */
export async function everythingFolder(
  {}: object,
  provide: (folder: string) => Promise<void>,
): Promise<void> {
  const [site, out] = [new Folder(path.join(fixtures, 'everything-')), new Folder()];
  await buildEverything(site, out.root).finally(site.remove);
  await provide(out.root);
  out.remove();
}
