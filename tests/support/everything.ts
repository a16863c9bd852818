// cspell:disable -- the pages contain words of other languages
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {docsVersions, versions} from '../../src/site/versions';
import {buildFixture} from './builds';
import {Folder} from './folder';
import {pageFields, root} from './project';

const longWord = 'Gebäudeautomationsdatenpunktverwaltungsschnittstellenbeschreibung';
const longLine = `name = "${'long-line.'.repeat(20)}"`;

const fenceOf = (info: string, ...lines: readonly string[]) =>
  ['```' + info, ...lines, '```'].join('\n');

/** Code with empty lines, and a line wider than any screen. */
const listing = (language: string) => fenceOf(language, 'first', '', longLine, '', 'last');

const languages = 'events java javascript xml json ini bash text'.split(' ');

const cells = (...texts: readonly string[]) => `| ${texts.join(' | ')} |`;

const drawing = (name: string, properties: string) =>
  `<${name} alt="A drawing with ${longWord}." caption="Below the drawing: ${longWord}." ${properties} />`;

const nodes = [
  {id: 'a', at: [0, 0], label: 'First', note: 'a note'},
  {id: 'b', at: [1, 0], label: 'Second'},
];

const constructs: Readonly<Record<string, string>> = {
  text: [
    `**Bold**, *italic*, ~~struck~~, \`code\`, <kbd>Ctrl</kbd>, H<ins>2</ins>O, a [link](https://example.com) to a data point.<br />After a break: ${longWord}.`,
    `An address: https://example.com/${longWord}?query=${longWord}. Code: \`${longWord}\`. A [${longWord}](https://example.com/).`,
    'Größe, 温度, температура, درجة الحرارة, 🌡️. With a note.[^note]',
  ].join('\n\n'),
  headings: `### Equal\n\n#### Equal\n\n### Größe der 温度\n\n### ${longWord}\n\nText.`,
  'bulleted list': `- One\n- ${longWord}\n  - Deeper\n    - Deepest ${longWord}`,
  'numbered list': '998. Step\n999. Step\n1000. Step with **bold** words',
  'task list': '- [x] Done\n- [ ] Not done',
  quotation: `> Quoted ${longWord}\n>\n> > Quoted twice`,
  table: [
    cells('Name', 'Right', 'Meaning'),
    cells('---', '--:', '---'),
    cells('`a`', '1', 'One'),
    cells(`\`${longWord}\``, '2', longWord),
  ].join('\n'),
  'wide table': [
    cells(...languages.map((language) => `Column of ${language}`)),
    cells(...languages.map(() => '---')),
    cells(...languages.map((language) => `\`value.of.${language}.with.a.long.name\``)),
  ].join('\n'),
  'code without a language': fenceOf('', 'one', '', longLine),
  ...Object.fromEntries(languages.map((language) => [`${language} code`, listing(language)])),
  picture: '![A picture](/img/logo.svg)',
  figure: drawing('Figure', 'size={[360, 90]}').replace(
    ' />',
    '><rect x={10} y={10} width={340} height={70} className="d-box" /></Figure>',
  ),
  drawing: drawing(
    'Drawing',
    `columns={2} nodes={${JSON.stringify(nodes)}} links={[{from: 'a', to: 'b', label: 'link'}]}`,
  ),
  sequence: drawing(
    'Sequence',
    "actors={['Phone', 'Server']} messages={[{from: 'Phone', to: 'Server', text: 'asks'}]}",
  ),
  preview: [
    fenceOf(
      'xml preview',
      '<project width="360" height="120">',
      '  <page id="main">',
      '    <button pos="x10y10" width="140" height="60" label="Press"',
      '      action="command" name="lamp" parameter="on" />',
      '  </page>',
      '</project>',
    ),
    fenceOf('events preview', 'USER lamp=on : IO light.1 = 1'),
  ].join('\n\n'),
  'raw HTML': `<div className="raw"><p>A <em>paragraph</em> of <strong>HTML</strong> with <code>code</code>.</p><ul><li>${longWord}</li></ul></div>`,
  rule: 'Above the line.\n\n---\n\nBelow the line.',
};

const indent = (prefix: string, text: string) => text.replaceAll(/^(?=.)/gmu, prefix);

/** The fence is longer than the fences of nested admonitions. */
const admonition = (kind: string, text: string) => {
  const inner = (text.match(/:{3,}/gu) ?? []).map(({length}) => length);
  const fence = ':'.repeat(Math.max(2, ...inner) + 1);
  return `${fence}${kind}[A title of ${kind}]\n\n${text}\n\n${fence}`;
};

const containers: Readonly<Record<string, (text: string) => string>> = {
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
  [
    '---',
    ...Object.entries({...pageFields, title}).map(
      ([name, value]) => `${name}: ${JSON.stringify(value)}`,
    ),
    '---',
    '',
    `${title}.`,
    '',
    text,
    '',
  ].join('\n');

const fileOf = (container: string) => container.replaceAll(' ', '-');

export const everyAddress = ['page', ...Object.keys(containers)].map(
  (container) => `/docs/${versions.next.path}/in-${fileOf(container)}`,
);

/** Viewport widths in px, from a phone (or a desktop at 400 %) to a desktop. */
export const allWidths = Array.from({length: 29}, (_, step) => 320 + 40 * step);

const linkedFiles =
  'src static versioned_sidebars sidebars.ts versions.json package.json package-lock.json';

/** Builds the manual with generated pages, which contain each construct in each other. */
async function buildEverything(out: string): Promise<void> {
  const fixtures = path.join(root, 'tests', 'fixtures');
  const site = mkdtempSync(path.join(fixtures, 'everything-'));
  try {
    for (const name of linkedFiles.split(' ')) {
      symlinkSync(path.join(root, name), path.join(site, name));
    }
    copyFileSync(
      path.join(fixtures, 'everything', 'docusaurus.config.ts'),
      path.join(site, 'docusaurus.config.ts'),
    );
    // Docusaurus does not follow a symbolic link to find posts.
    cpSync(path.join(root, 'blog'), path.join(site, 'blog'), {recursive: true});
    for (const {tree} of docsVersions) {
      mkdirSync(path.join(site, tree, '_common'), {recursive: true});
      // The start page, and pages that a glossary term and a preview link to.
      for (const page of ['intro', 'architecture/intro', 'development/project-development/intro']) {
        mkdirSync(path.join(site, tree, path.dirname(page)), {recursive: true});
        writeFileSync(path.join(site, tree, `${page}.mdx`), pageOf(page.replaceAll('/', ' '), ''));
      }
    }
    const write = (container: string, wrap: (text: string) => string) =>
      writeFileSync(
        path.join(site, versions.next.tree, `in-${fileOf(container)}.mdx`),
        pageOf(`In ${container}`, contentsOf(container, wrap)),
      );
    write('page', (text) => text);
    Object.entries(containers).forEach(([name, wrap]) => write(name, wrap));
    const {code, output} = await buildFixture(path.basename(site), out);
    if (code !== 0) {
      throw new Error(output);
    }
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

/** Worker fixture: the folder of the site, which each worker builds once. */
export async function everythingFolder(
  {}: object,
  provide: (folder: string) => Promise<void>,
): Promise<void> {
  const out = new Folder();
  await buildEverything(out.root);
  await provide(out.root);
  out.remove();
}
