// cspell:ignore buton
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Root, RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {indexEntries, isIndexed} from '../../src/catalogue/programmingIndex';
import {symptomGroup} from '../../src/catalogue/symptomIndex';
import catalogue from '../../src/plugins/catalogue';
import buildCache, {bundlerFolders, cacheKey} from '../../src/plugins/build-cache';
import {hashFiles} from '../../src/plugins/hashFiles';
import {tokensOf} from '../../src/remark/highlight/tokensOf';
import livePreview from '../../src/remark/live-preview';
import mdxMistakes from '../../src/remark/mdx-mistakes';
import objectAttributes from '../../src/remark/object-attributes';
import {jsxElement} from '../../src/remark/jsx';
import objectSketch from '../../src/remark/object-sketch';
import editionMarks from '../../src/remark/edition-mark';
import pageFrame from '../../src/remark/page-frame';
import {entriesOf} from '../../src/reference/entries';
import reference from '../../src/remark/reference';
import {parseFrontMatter} from '../../src/schema/frontMatter';
import {filesBelow, pageFields} from '../support/project';

/** Run something in a folder with these files. */
async function withFiles(
  files: readonly string[],
  run: (site: string, write: (file: string, text?: string) => void) => Promise<void>,
): Promise<void> {
  const site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
  const write = (file: string, text = 'changed') => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  files.forEach((file) => write(file, 'one'));
  try {
    await run(site, write);
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

/** Files after whose change a key is another one. */
async function changing(
  files: readonly string[],
  changes: readonly string[],
  keyOf: (site: string) => Promise<string>,
): Promise<string[]> {
  const found: string[] = [];
  for (const file of changes) {
    await withFiles(files, async (site, write) => {
      const before = await keyOf(site);
      expect(await keyOf(site)).toBe(before);
      write(file);
      if ((await keyOf(site)) !== before) {
        found.push(file);
      }
    });
  }
  return found;
}

test.describe('build cache key', () => {
  test('changes with what the bundler does not see, and with nothing else', async () => {
    const seen = ['docs/a.mdx', 'src/theme/a.tsx', 'src/components/new.tsx'];
    const unseen = ['docs/new.mdx', 'src/remark/a.ts', 'src/folder-to-come/deep/a.ts'];
    expect(
      await changing(
        ['docs/a.mdx', 'src/remark/a.ts', 'src/theme/a.tsx'],
        [...seen, ...unseen],
        (site) => cacheKey(site, ['docs']),
      ),
    ).toEqual(unseen);
  });

  test('leaves out only what exists', () => {
    const folders = new Set(filesBelow('src').map((file) => file.split('/')[0]));
    expect(bundlerFolders.filter((folder) => !folders.has(folder))).toEqual([]);
  });

  test('stops the build if Docusaurus keeps its cache in another way', async () => {
    const {configureWebpack} = await buildCache({siteDir: process.cwd()} as LoadContext);
    const configure = (config: object): unknown =>
      (configureWebpack as (config: object) => unknown)(config);
    expect(configure({experiments: {cache: {version: '1'}}})).toMatchObject({
      experiments: {cache: {version: expect.stringMatching(/^1-\w+$/u)}},
    });
    expect(() => configure({})).toThrow(/no version of the persistent cache/u);
  });
});

test.describe('hash of files', () => {
  test('changes with each text, and with the names where only these count', async () => {
    const texts = ['docs/deep/a.mdx', 'src/a.ts', 'config.ts', 'docs/new.mdx', 'blog/new.md'];
    expect(
      await changing(
        ['docs/deep/a.mdx', 'src/a.ts', 'config.ts', 'blog/a.md'],
        [...texts, 'blog/a.md'],
        (site) => hashFiles(site, {texts: ['docs', 'src', 'config.ts'], names: ['blog']}),
      ),
    ).toEqual(texts);
  });

  test('names a place that does not exist', async () => {
    await withFiles([], async (site) => {
      await expect(hashFiles(site, {texts: ['nowhere']})).rejects.toThrow(/nowhere/u);
    });
  });
});

test.describe('a mistake in MDX', () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(mdxMistakes).freeze();
  const read = (text: string, file: string) => {
    const place = {value: text, path: file};
    processor.runSync(processor.parse(place), place);
  };
  const page = path.join(process.cwd(), 'docs/io-servers/acme.mdx');

  for (const [mistake, text, message] of [
    ['a placeholder in braces', 'Open {port}.', /:5:6: \{port\}: .*"port".*`\{…\}`/u],
    ['several of them', 'Open {host + port}.', /:5:6: .*"host".*`\{…\}`/u],
    ['one that is a block', '{port}', /:5:1: .*`\{…\}`/u],
    ['one in an element', 'Open <b>{port}</b>.', /:5:9: .*`\{…\}`/u],
    ['braces that are no JavaScript', 'From {1 to 5}.', /:5:\d+: .*`\{…\}`/u],
    ['an open brace', 'Open { it.', /:\d+:\d+: .*`\{…\}`/u],
    ['a less-than sign', 'In <50ms.', /:5:5: .*`<`.*\\</u],
    ['a less-than sign and an equals sign', 'If x<=5.', /:5:6: .*`<`/u],
    ['an address in angle brackets', 'See <https://example.com>.', /:5:\d+: .*\[text\]/u],
    ['a mail address in angle brackets', 'To <a@example.com>.', /:5:\d+: .*\[text\]/u],
    ['a comment of HTML', '<!-- later -->', /:5:2: .*\{\/\* … \*\/\}/u],
    ['a raw ID', '<a id="top"></a>', /:5:1: .*\{#name\}/u],
    ['a style', 'A <b style="color: red">b</b>.', /:5:3: .*`style`/u],
    ['a value without quotation marks', '<a href=top>a</a>', /:5:9: .*name="value"/u],
    ['a tag that is not closed', 'A<br>b', /:5:2: .*<br \/>/u],
    ['a placeholder like a tag', 'Open <port>.', /:5:6: .*`<name>`/u],
    ['a closing tag alone', 'A</b>', /:5:3: .*Close each tag/u],
    ['an element that is not closed', '<Tabs>\n\nText.', /:5:1: .*Close each tag/u],
    ['a line that begins with import', 'import the project.', /:5:\d+: .*"import"/u],
  ] as const) {
    test(`${mistake}: the error names file, line and what to write`, () => {
      const readPage = () => read(`Text.\n\n\`{port}\`\n\n${text}\n`, page);
      expect(readPage).toThrow(message);
      expect(readPage).toThrow(/^docs\/io-servers\/acme\.mdx:/u);
    });
  }

  test('is none where pages use MDX as it is meant', () => {
    const text = [
      "import {names} from './names';",
      '',
      '{names.map((name, index) => <b key={index}>{name}</b>)}',
      '',
      '{props.name ?? frontMatter.title} {Object.entries({a: 1}).map(([key]) => key)} {1}',
      '',
      'A \\{port}, \\<50 ms, a < b, `<port>`. {/* A comment. */}',
      '',
      '## Title {/* #name */}',
      '',
      '<Figure id="a" of={other}><path d="M0 0" /></Figure>',
    ].join('\n');
    expect(() => read(text, page)).not.toThrow();
  });
});

test.describe('page frame', () => {
  const transform = (file: string, frontMatter: object = {}): Root => {
    const tree: Root = {
      type: 'root',
      children: [
        {type: 'paragraph', children: [{type: 'text', value: 'First.'}]},
        {type: 'paragraph', children: [{type: 'text', value: 'Second.'}]},
      ],
    };
    const run = pageFrame.call(undefined as never) as (root: Root, vfile: object) => void;
    run(tree, {path: file, data: {frontMatter}});
    return tree;
  };
  const names = ({children}: Root) =>
    children.map((node) => ('name' in node ? node.name : node.type));
  const page = '/site/docs/architecture/manager/intro.mdx';

  test('puts the facts after the first paragraph, in pages only', () => {
    expect(names(transform(page))).toEqual(['paragraph', 'PageFacts', 'paragraph']);
    for (const partial of ['/site/docs/_common/_partial.mdx', '/site/blog/post.mdx']) {
      expect(names(transform(partial))).toEqual(['paragraph', 'paragraph']);
    }
  });

  test('shows the badge of version 3 and the links for the reader, never the evidence', () => {
    const tree = transform(page, {
      basis: 'manual-3',
      sources: ['https://wiki.example.com/evidence'],
      moreInformation: [{title: 'Acme', url: 'https://acme.example.com/product'}],
    });
    expect(names(tree)).toEqual([
      'paragraph',
      'paragraph',
      'PageFacts',
      'paragraph',
      'heading',
      'list',
    ]);
    expect(tree.children[0]).toMatchObject({data: {hProperties: {className: ['edition-badge']}}});
    expect(JSON.stringify(tree)).toContain('https://acme.example.com/product');
    expect(JSON.stringify(tree)).not.toContain('evidence');
  });

  test('passes the facts the tutorials of the version', () => {
    const [esm, , tutorials] = transform(
      '/site/versioned_docs/version-4.0/io-servers/knx.mdx',
    ).children;
    expect(esm).toMatchObject({value: expect.stringContaining('tutorials-4.0-io-servers-knx')});
    expect(tutorials).toMatchObject({
      attributes: [{name: 'tutorials', value: {value: 'pageTutorials'}}],
    });
  });
});

test.describe('rows of version 3', () => {
  const tableOf = (...cells: readonly string[]): Root => ({
    type: 'root',
    children: [
      {
        type: 'table',
        children: ['ID', ...cells].map((value) => ({
          type: 'tableRow',
          children: [{type: 'tableCell', children: [{type: 'text', value}]}],
        })),
      },
    ],
  });
  const marked = (...cells: readonly string[]): string => {
    const tree = tableOf(...cells);
    (editionMarks.call(undefined as never) as (root: Root) => void)(tree);
    return JSON.stringify(tree);
  };

  test('have a mark with a name, outside the search, and one line below the table', () => {
    const tree = marked('a †', 'b', 'c †');
    expect(tree.match(/edition-mark/gu)).toHaveLength(2);
    expect(tree.match(/edition-note/gu)).toHaveLength(1);
    expect(tree).toContain('"name":"aria-label","value":"documented for version 3"');
    expect(tree).toContain('"name":"data-search-ignore","value":""');
    expect(tree).toContain('"value":"a"');
  });

  test('a table without them stays as it is', () => {
    expect(marked('a', 'b')).toBe(JSON.stringify(tableOf('a', 'b')));
  });
});

test.describe('live preview', () => {
  /** Fenced blocks as Markdown has them, each three lines below the one before. */
  const transform = (...blocks: (readonly [language: string, meta: string, value: string])[]) => {
    const tree: Root = {
      type: 'root',
      children: blocks.map(([lang, meta, value], index) => ({
        type: 'code',
        lang,
        meta,
        value,
        position: {
          start: {line: 10 + 3 * index, column: 1},
          end: {line: 12 + 3 * index, column: 4},
        },
      })),
    };
    const run = livePreview.call(undefined as never) as (root: Root, vfile: {path: string}) => void;
    run(tree, {path: path.join(process.cwd(), 'docs', 'a.mdx')});
    return tree.children;
  };
  const button = '<button label="A" action="command" name="a" parameter="b" />';

  const attributesOf = (node: RootContent | undefined) => {
    const {attributes} = node as unknown as {
      attributes: readonly {name: string; value: string | null}[];
    };
    return Object.fromEntries(attributes.map(({name, value}) => [name, value]));
  };

  test('replaces the block and the rules below it', () => {
    const rules = 'USER a = b : IO c.d = 1';
    const [imported, preview, ...rest] = transform(
      ['xml', 'preview', button],
      ['events', 'preview', rules],
    );
    expect(rest).toEqual([]);
    expect(imported).toMatchObject({type: 'mdxjsEsm'});
    expect(attributesOf(preview)).toMatchObject({
      source: button,
      sourceTokens: tokensOf(button, 'xml'),
      rules,
      listing: rules,
      listingTokens: tokensOf(rules, 'events'),
      limits: expect.stringContaining('simulated'),
      isNarrow: null,
    });
    expect(JSON.stringify(preview)).toContain('>A</button>');
  });

  test('replaces a block in a tab, a list or an admonition', () => {
    const block = (lang: string, meta: string, value: string) =>
      ({type: 'code', lang, meta, value}) as const;
    const parents = [
      {type: 'mdxJsxFlowElement', name: 'TabItem', attributes: []},
      {type: 'listItem'},
      {type: 'containerDirective', name: 'tip', attributes: {}},
    ].map((parent) => ({
      ...parent,
      children: [
        block('xml', 'preview', button),
        block('events', 'preview', 'USER a = b : IO c.d = 1'),
      ],
    }));
    const [imported, ...nodes] = transformed(livePreview, 'a', parents);
    expect(imported).toMatchObject({type: 'mdxjsEsm'});
    expect(nodes).toHaveLength(parents.length);
    for (const node of nodes) {
      expect(node).toMatchObject({children: [{name: 'LivePreview'}]});
    }
  });

  test('planted fault: rules without a project right above are named with their line', () => {
    expect(() =>
      transform(['xml', '', button], ['events', 'preview', 'INIT : IO c.d = 1']),
    ).toThrow(/^docs\/a\.mdx:13: .*right below/u);
  });

  test('runs the finished files that it names, and folds away what replaces the rest', () => {
    const [, preview] = transform(
      ['xml', 'preview rules="a.txt b.txt" project="house"', button],
      ['events', 'preview stand-in', 'USER a = c : IO c.d = 0'],
      ['events', 'file="a.txt"', 'USER a = b : IO c.d = 1'],
      ['events', 'file="b.txt"', 'INIT : { ioSet("c.d", 0); }'],
    );
    expect(attributesOf(preview)).toMatchObject({
      rules: 'USER a = b : IO c.d = 1\nINIT : { ioSet("c.d", 0); }\nUSER a = c : IO c.d = 0',
      listing: 'USER a = c : IO c.d = 0',
      isStandIn: null,
      files: 'a.txt b.txt',
      projectName: 'house',
      limits: expect.stringContaining('simulated'),
    });
  });

  test('planted faults in finished files name their own line', () => {
    const run = (code: string) =>
      transform(
        ['xml', 'preview rules="a.txt b.txt"', button],
        ['events', 'file="a.txt"', 'USER a = b : IO c.d = 1\n\n\n'],
        ['events', 'file="b.txt"', code],
      );
    expect(() => run('\nINIT : { java.io.File(1); }')).toThrow(
      /^docs\/a\.mdx:18: .*"java" is not available in a preview/u,
    );
    expect(() => transform(['xml', 'preview rules="none.txt"', button])).toThrow(
      /^docs\/a\.mdx:10: .*no finished file none\.txt/u,
    );
  });

  test('leaves other blocks alone', () => {
    expect(transform(['xml', '', '<page>'], ['events', '', 'x'])).toMatchObject([
      {type: 'code'},
      {type: 'code'},
    ]);
  });

  test('planted faults name the file and the line', () => {
    expect(() => transform(['xml', 'preview', '<page id="a">\n  <buton />\n</page>'])).toThrow(
      /^docs\/a\.mdx:12: a preview cannot be shown: <buton> is not available/u,
    );
    expect(() =>
      transform(['xml', 'preview', button], ['events', 'preview', '\nINIT : UISET a = b']),
    ).toThrow(/^docs\/a\.mdx:15: .*UISET id\.attribute/u);
  });
});

/** Children of a page after a transformer whose Markdown becomes a node of its own. */
function transformed(
  transformer: unknown,
  doc: string,
  children: readonly unknown[],
  frontMatter?: object,
) {
  const tree = {type: 'root', children: [...children]} as unknown as Root;
  const parser = {parse: (value: string) => ({children: [{type: 'html', value}]})};
  const run = (transformer as (this: unknown) => (root: Root, vfile: object) => void).call(parser);
  run(tree, {path: path.join(process.cwd(), 'docs', `${doc}.mdx`), data: {frontMatter}});
  return tree.children;
}

test.describe('reference pages', () => {
  const actions = 'development/events/events-action-keywords';
  const answers = 'development/project-development/command-api';
  const callbacks = 'development/java/java-callback-methods-api';
  const position = (line: number) => ({start: {line, column: 1}, end: {line, column: 1}});
  const heading = (value: string, line: number): RootContent => ({
    type: 'heading',
    depth: 3,
    children: [{type: 'text', value}],
    position: position(line),
  });
  const paragraph: RootContent = {type: 'paragraph', children: []};
  /** Headings of every entry of a page, each on a line of its own, with a paragraph below it. */
  const entriesWith = (doc: string): RootContent[] =>
    Object.keys(entriesOf(doc)).flatMap((name, index) => [heading(name, index + 1), paragraph]);
  const transform = (doc: string, children: readonly unknown[]) =>
    transformed(reference, doc, children);
  const isHeading = (node: RootContent, name: string) =>
    node.type === 'heading' && node.children.some((one) => 'value' in one && one.value === name);
  /** The nodes of an entry below its heading, without the line of version 3. */
  const entryOf = (doc: string, name: string) => {
    const nodes = transform(doc, entriesWith(doc));
    const below = nodes.slice(nodes.findIndex((node) => isHeading(node, name)) + 1);
    const isEdition = (node: RootContent) => JSON.stringify(node).includes('entry-edition');
    return below.filter((node) => !isEdition(node)).slice(0, 2);
  };

  test('an entry has its form: after the first paragraph in EVENTS, elsewhere before it', () => {
    const forms = {lang: 'events', value: 'HAACTIVE = FALSE\nHAACTIVE = TRUE'};
    expect(entryOf(actions, 'HAACTIVE')).toMatchObject([paragraph, forms]);
    const signature = {lang: 'text', value: 'static void DaylightEvent(boolean day)'};
    expect(entryOf(callbacks, 'DaylightEvent')).toMatchObject([signature, paragraph]);
    expect(entryOf(answers, 'error')).toMatchObject([{lang: 'json'}, paragraph]);
    expect(entryOf(answers, 'userCommand')).toMatchObject([
      {value: expect.stringMatching(/^JavaScript .*\n(?:Java .*\n?)+$/u)},
      paragraph,
    ]);
  });

  test('a table replaces its element', () => {
    const element = (name: string, attribute = 'a', value = '') => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [{type: 'mdxJsxAttribute', name: attribute, value}],
      position: position(12),
    });
    const own = [element('SameInOtherLanguages'), element('NamedWithoutDetails')];
    expect(transform(actions, [...entriesWith(actions), ...own]).slice(-2)).toMatchObject([
      {value: expect.stringMatching(/^\| EVENTS \| JavaScript \| Java \|/u)},
      {value: expect.stringMatching(/^\| Name \|/u)},
    ]);
    expect(
      transform('development/intro', [
        element('InEachLanguage', 'callbacks', 'DAY TIME'),
        element('InEachLanguage', 'commands', 'ioGet'),
        element('CommandAnswers'),
        element('ClientAnswers'),
        element('DriverWrites'),
      ]),
    ).toMatchObject([
      {value: expect.stringMatching(/^\| When \|[\s\S]*`DAY`[\s\S]*`TIME`/u)},
      {value: expect.stringMatching(/^\| Purpose \|[\s\S]*`ioGet`/u)},
      {value: expect.stringMatching(/^\| Response \|/u)},
      {value: expect.stringMatching(/^\| Response \|/u)},
      {value: expect.stringMatching(/^\| Method \|/u)},
    ]);
    expect(() =>
      transform('development/intro', [element('InEachLanguage', 'commands', 'ioGetter')]),
    ).toThrow(/^docs\/development\/intro\.mdx:12: .*"ioGetter"/u);
  });

  test('another page stays as it is', () => {
    const nodes = [heading('Other', 1), paragraph];
    expect(transform('io-servers/knx', nodes)).toEqual(nodes);
  });

  test('planted faults stop the build at their place', () => {
    const nodes = entriesWith(actions);
    const [first = ''] = Object.keys(entriesOf(actions));
    const typed: RootContent = {
      type: 'code',
      lang: 'events',
      value: 'HAACTIVE = FALSE\nHAACTIVE = TRUE',
      position: position(77),
    };
    const withForms = nodes.flatMap((node) =>
      isHeading(node, 'HAACTIVE') ? [node, paragraph, typed] : [node],
    );
    for (const [faulty, fault] of [
      [[...nodes, heading('WAIT', 99)], ':99: "WAIT" is not an entry'],
      [nodes.slice(2), `:${nodes.length / 2}: src/reference has a form of "${first}"`],
      [withForms, ':77: src/reference has the forms of "HAACTIVE"'],
    ] as const) {
      expect(() => transform(actions, faulty)).toThrow(`docs/${actions}.mdx${fault}`);
    }
  });
});

test.describe('objects', () => {
  const tableOf = (element: string, frontMatter?: object) => {
    const children = [jsxElement('Attributes', {element})];
    const [table] = transformed(objectAttributes, 'a', children, frontMatter);
    return (table as {value: string}).value;
  };
  const sketchOf = (element: string) =>
    JSON.stringify(
      transformed(objectSketch, 'a', [jsxElement('ObjectSketch', {className: 'wide', element})]),
    );

  test('the table of attributes has a row for each, and the name in XML where it is known', () => {
    expect(tableOf('switch')).toMatch(
      /^\| Group \|[\s\S]*\| Field \| Value \| `true`, `false` \| `false` \|/u,
    );
    expect(tableOf('table')).toContain('| Position and size | Position | `pos` |');
    expect(tableOf('button')).toContain('| Common | ID |  | text |');
    expect(tableOf('text')).not.toContain('In XML');
  });

  test('the table shows how each attribute changes at run time, with its name for UISET if that differs', () => {
    expect(tableOf('switch')).toMatch(
      /\| Default \| At run time \|[\s\S]*\| ID \|.*\| value binding \|[\s\S]*\| Value \|.*\| UISET `value` † \|/u,
    );
    expect(tableOf('button')).toMatch(/\| `label` \|.*\| UISET † \|/u);
    expect(tableOf('table')).toMatch(/\| `items` \|.*\| UISET \|/u);
    expect(tableOf('date')).toMatch(
      /\| `enabled` † \|.*\| UISET \|[\s\S]*\| Comment \|.*\| fixed \|/u,
    );
    expect(tableOf('rgb')).not.toContain('At run time');
  });

  test('the badge of a page about version 3 is the mark of each of its attributes', () => {
    const table = tableOf('text', {basis: 'manual-3'});
    expect(table).toMatch(/\| `text` \|.*\| value binding, UISET \|/u);
    expect(table).toContain('| UISET `pos` |');
    expect(table).not.toContain('†');
  });

  test('an object without public attributes has its picture, without XML', () => {
    expect(sketchOf('knob')).toMatch(/components\/ObjectSketch.*preview-page/u);
    expect(sketchOf('knob')).not.toContain('<knob');
  });

  test('a picture and a table of attributes are also in a tab', () => {
    const inTab = (name: string) => [
      jsxElement('TabItem', {value: 'a'}, [jsxElement(name, {element: 'switch'})]),
    ];
    expect(JSON.stringify(transformed(objectSketch, 'a', inTab('ObjectSketch')))).toContain(
      'preview-page',
    );
    expect(JSON.stringify(transformed(objectAttributes, 'a', inTab('Attributes')))).toContain(
      '| Group |',
    );
  });

  test('planted fault: an unknown element is named with the file', () => {
    expect(() => tableOf('buton')).toThrow(/^docs\/a\.mdx: .*"buton".*button, calendar/u);
    expect(() => sketchOf('nob')).toThrow(/^docs\/a\.mdx: .*"nob"/u);
  });
});

test.describe('index of everything programmable', () => {
  const attributeNamesOf = (element: string) => (element === 'slider' ? ['min', 'max'] : []);

  test('has the entries of a reference page from its headings, and the names without details', () => {
    const doc = 'development/events/events-action-keywords';
    const body =
      'Text.\n\n## Timers\n\n### `PROGRAMTIMER`\n\n```events\n### no heading\n```\n\n### IO\n';
    const entries = indexEntries(doc, 'Action Keywords', body, attributeNamesOf);
    const kind = 'EVENTS action';
    expect(entries.slice(0, 2)).toMatchObject([
      {name: 'PROGRAMTIMER', kind, doc, anchor: 'programtimer'},
      {name: 'IO', kind, doc, anchor: 'io'},
    ]);
    expect(entries.find(({name}) => name === 'WAIT')).toMatchObject({
      anchor: 'named-without-details',
    });
  });

  test('counts headings of the same name as the site does', () => {
    const doc = 'development/project-development/command-api';
    const entries = indexEntries(doc, 'T', '## IO\n\n### IO\n', attributeNamesOf);
    expect(entries.map(({anchor}) => anchor)).toEqual(['io-1']);
  });

  test('takes the attributes of an object from its tables, each once', () => {
    const doc = 'development/project-development/objects/x';
    const body =
      '## Attributes\n\n<Attributes element="slider" />\n\n| Group | Attribute |\n| --- | --- |\n| Own | `width`, `max` |\n| Own | `label` |\n';
    const entries = indexEntries(doc, 'X', body, attributeNamesOf);
    expect(entries.map(({name}) => name)).toEqual(['min', 'max', 'width', 'label']);
    expect(entries[0]).toEqual({name: 'min', kind: 'X attribute', doc, anchor: 'attributes'});
  });

  test('leaves other pages out', () => {
    expect(indexEntries('intro', 'Intro', '### A heading\n', attributeNamesOf)).toEqual([]);
    expect(isIndexed('intro')).toBe(false);
    expect(isIndexed('toString')).toBe(false);
  });
});

test.describe('catalogue', () => {
  const options = {pictureOf: (slug: string) => `<i>${slug}</i>`, attributeNamesOf: () => ['min']};

  interface Doc {
    readonly id: string;
    readonly fields?: Readonly<Record<string, unknown>>;
    readonly body?: string;
  }

  /** The files of the plugin by their names, for the pages of each version. */
  async function dataOf(versions: Readonly<Record<string, readonly Doc[]>>) {
    const files: Record<string, unknown> = {};
    const docs = Object.values(versions).flat();
    await withFiles([], async (site, write) => {
      docs.forEach(({id, body = ''}) =>
        write(`docs/${id}.mdx`, `---\ntitle: ${id}\n---\n\n${body}`),
      );
      const loadedVersions = Object.entries(versions).map(([versionName, own]) => ({
        versionName,
        docs: own.map(({id, fields}) => ({
          id,
          source: `@site/docs/${id}.mdx`,
          frontMatter: parseFrontMatter(`${id}.mdx`, {...pageFields, title: id, ...fields}),
        })),
      }));
      await catalogue({siteDir: site} as LoadContext, options).allContentLoaded?.({
        allContent: {'docusaurus-plugin-content-docs': {default: {loadedVersions}}},
        actions: {
          createData: (name: string, data: unknown) => {
            files[name] = data;
            return Promise.resolve(name);
          },
          addRoute: () => undefined,
          setGlobalData: () => undefined,
        },
      });
    });
    return files;
  }

  const knx = {id: 'io-servers/knx', fields: {group: 'building-bus', title: 'KNX'}};

  test('lists the pages of each family once, with the versions that have them', async () => {
    const id = 'development/project-development/objects/slider';
    const slider = {id, fields: {group: 'input'}, body: '<Attributes element="slider" />\n'};
    const docs = [knx, slider, {id: 'intro'}];
    const versions = ['current', '4.0'];
    const min = [{name: 'min', doc: id}];
    expect(await dataOf({current: docs, '4.0': docs})).toMatchObject({
      'io-servers.json': [{entry: {doc: knx.id}, versions}],
      'objects.json': [{entry: {picture: '<i>slider</i>'}, versions}],
      'programming.json': {current: min, '4.0': min},
    });
    expect(await dataOf({current: [knx]})).toMatchObject({
      'io-servers.json': [{versions: ['current']}],
      'programming.json': {current: []},
    });
  });

  test('lists the symptoms of each I/O server, with the anchors of their rows', async () => {
    const body =
      '| Symptom | Cause | Remedy |\n| --- | --- | --- |\n' +
      '| `connection` stays `offline` | **Integration** is off | [turn](a.mdx) it on |\n' +
      '| commands have no effect | wrong code | check it |\n\nText.\n';
    const own = {doc: knx.id, title: 'KNX'};
    expect(await dataOf({current: [{...knx, body}]})).toMatchObject({
      'symptoms.json': {
        current: [
          {
            ...own,
            symptom: '`connection` stays `offline`',
            anchor: 'symptom-1',
          },
          {...own, symptom: 'commands have no effect', anchor: 'symptom-2'},
        ],
      },
    });
    expect(symptomGroup('`connection` stays `offline`')).toBe('No connection or no response');
    expect(symptomGroup('commands have no effect')).toBe('Commands have no effect');
    expect(symptomGroup('the panel is a lares 4.0')).toBe('Other');
  });

  test('refuses two pages of a version with one title', async () => {
    const [object, tutorial] = [
      'development/project-development/objects/switch',
      'tutorials/switch',
    ];
    const first = {id: object, fields: {group: 'input', title: 'Switch'}};
    const second = {id: tutorial, fields: {title: 'switch'}};
    await expect(dataOf({current: [first], '4.0': [first, second]})).rejects.toThrow(
      `docs/${tutorial}.mdx: docs/${object}.mdx has the title "switch" too`,
    );
    expect(await dataOf({current: [first], '4.0': [second]})).toBeTruthy();
  });

  test('lists the tutorials of each object and I/O server, by what they use', async () => {
    const fields = {time: 5, level: 'beginner'};
    const docs = [
      knx,
      {id: 'io-servers/hue', fields: {group: 'lighting'}},
      {id: 'intro'},
      {id: 'tutorials/a', fields: {...fields, uses: [knx.id, 'intro']}},
      {id: 'tutorials/b', fields: {...fields, uses: [knx.id]}},
      {id: 'tutorials/c', fields},
    ];
    expect(await dataOf({current: docs, '4.0': docs.slice(0, 3)})).toMatchObject({
      'tutorials.json': {current: {[knx.id]: ['tutorials/a', 'tutorials/b']}, '4.0': {}},
    });
  });

  test('planted faults: no docs plugin, wrong options', async () => {
    const plugin = catalogue({siteDir: ''} as LoadContext, options);
    await expect(
      Promise.resolve().then(() => plugin.allContentLoaded?.({allContent: {}} as never)),
    ).rejects.toThrow(/docs plugin, which is missing/u);
    expect(() => catalogue({siteDir: ''} as LoadContext, {pictureOf: 'a', pictures: true})).toThrow(
      /"pictures"[\s\S]*pictureOf[\s\S]*attributeNamesOf/u,
    );
  });
});
