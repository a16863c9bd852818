// cspell:ignore buton
import type {RootContent} from 'mdast';
import {expect, test} from 'playwright/test';
import {entriesOf} from '../../src/content/reference/entries';
import buttonIds from '../../src/features/preview/remark/button-ids';
import editionMarks from '../../src/content/remark/edition-mark';
import highlight from '../../src/features/code-blocks/remark';
import {tokensOf} from '../../src/features/code-blocks/remark/tokensOf';
import {jsxElement} from '../../src/content/remark/jsx';
import livePreview from '../../src/features/preview/remark/live-preview';
import mdxMistakes from '../../src/content/remark/mdx-mistakes';
import objects from '../../src/features/preview/remark/objects';
import pageFrame from '../../src/content/remark/page-frame';
import reference from '../../src/content/remark/reference';
import stackedTables from '../../src/content/remark/stacked-tables';
import tutorialFiles from '../../src/content/remark/tutorial-files';
import {fence, markdownOf, transformed} from '../support/markdown';

const valuesOf = (node: RootContent | undefined) =>
  Object.fromEntries(
    (node as ReturnType<typeof jsxElement>).attributes.map((one) => [
      'name' in one ? one.name : '',
      one.value,
    ]),
  );

test.describe('an error in MDX', () => {
  const read = (text: string) => transformed(text, mdxMistakes, {doc: 'docs/io-servers/acme.mdx'});

  for (const [fault, text, message] of [
    ['a placeholder in braces', 'Open {port}.', /:5:6: \{port\}: .*"port".*`\{…\}`/u],
    ['a placeholder as a block', '{port}', /:5:1: .*`\{…\}`/u],
    ['braces without JavaScript', 'From {1 to 5}.', /:5:\d+: .*`\{…\}`/u],
    ['an unclosed brace', 'Open { it.', /:\d+:\d+: .*`\{…\}`/u],
    ['a less-than sign', 'In <50ms.', /:5:5: .*`<`.*\\</u],
    ['a less-than sign and an equals sign', 'If x<=5.', /:5:6: .*`<`/u],
    ['an address in angle brackets', 'See <https://example.com>.', /:5:\d+: .*\[text\]/u],
    ['an email address in angle brackets', 'To <a@example.com>.', /:5:\d+: .*\[text\]/u],
    ['an HTML comment', '<!-- later -->', /:5:2: .*\{\/\* … \*\/\}/u],
    ['an ID in HTML', '<a id="top"></a>', /:5:1: .*\{#name\}/u],
    ['a style attribute', 'A <b style="color: red">b</b>.', /:5:3: .*`style`/u],
    ['a value without quotation marks', '<a href=top>a</a>', /:5:9: .*name="value"/u],
    ['a void element', 'A<br>b', /:5:2: .*<br \/>/u],
    ['a placeholder like a tag', 'Open <port>.', /:5:6: .*`<name>`/u],
    ['a closing tag without an opening tag', 'A</b>', /:5:3: .*Close each tag/u],
    ['an element that is not closed', '<Tabs>\n\nText.', /:5:1: .*Close each tag/u],
    ['empty braces, which vanish', 'Write {} here.', /:5:7: \{\} is shown as nothing.*`\{…\}`/u],
    ['a comment in code that ends like a heading', '```sh\nls\n# a {#b}\n```', /:7: .*indent/u],
    ['a list in a table', '| A |\n| - |\n| <ul><li>1</li></ul> |', /:7:3: <ul> in a table cell/u],
    ['a line that begins with import', 'import the project.', /:5:\d+: .*"import"/u],
  ] as const) {
    test(`${fault}: the message has file, line and a correction`, () => {
      const readPage = () => read(`Text.\n\n\`{port}\`\n\n${text}\n`);
      expect(readPage).toThrow(message);
      expect(readPage).toThrow(/^docs\/io-servers\/acme\.mdx:/u);
    });
  }
});

test('a page gets a facts box after the first paragraph, tutorials, a badge and links', () => {
  const frame = (doc: string, frontMatter = {}) =>
    markdownOf(transformed('First.\n\nSecond.', pageFrame, {doc, frontMatter}));
  const page = 'docs/architecture/manager/intro.mdx';
  expect(frame(page)).toBe('First.\n\n<PageFacts />\n\nSecond.\n');
  expect(frame('docs/_common/_partial.mdx')).toBe('First.\n\nSecond.\n');
  expect(frame('blog/post.mdx')).toBe('First.\n\nSecond.\n');
  expect(frame('versioned_docs/version-4.0/io-servers/knx.mdx')).toMatch(
    /^import pageTutorials from '.*tutorials-4\.0-io-servers-knx\.json'[^]*<PageFacts tutorials=\{pageTutorials\}/u,
  );
  // Sources are not rendered.
  const links = [{title: 'Acme', url: 'https://acme.example.com/product'}];
  const sources = ['https://wiki.example.com/evidence'];
  expect(frame(page, {basis: 'manual-3', sources, moreInformation: links})).toMatch(
    /^First\.\n\n<PageFacts \/>\n\nSecond\.\n\n## More information\n\n\* \[Acme\]\(https:\/\/acme\.example\.com\/product\)\n$/u,
  );
});

test('the paragraph with the result of steps differs from the others', () => {
  const doc = 'docs/tutorials/projects/timer.mdx';
  const page = transformed('1. Step.\n\n**You see:** a page.\n\nYou see more.', pageFrame, {doc});
  expect(page.children.map(({data}) => JSON.stringify(data)).filter(Boolean)).toEqual([
    '{"hProperties":{"className":["result"]}}',
  ]);
});

test('rows of version 3 get a mark that search ignores and a line below the table; a whole table gets one line above', () => {
  const marked = (text: string) => markdownOf(transformed(text, editionMarks));
  const table = (...rows: string[]) => ['ID', '-', ...rows].map((row) => `| ${row} |\n`).join('');
  const mark =
    '<span className="edition-mark" role="img" aria-label="documented for version 3" data-search-ignore="">†</span>';
  expect(marked(table('a †', 'b', 'c †'))).toBe(
    `${table(`a${mark}`, 'b', `c${mark}`)}\n† Documented for version 3: check IDs in **Status Browser**.\n`,
  );
  expect(marked(table('a', 'b'))).toBe(table('a', 'b'));
  expect(marked(table('a', 'b').replace('ID', 'ID †'))).toBe(
    `Documented for version 3: check IDs in **Status Browser**.\n\n${table('a', 'b')}`,
  );
});

test.describe('live preview', () => {
  const run = (...blocks: string[]) => transformed(blocks.join(''), livePreview).children;
  const button = '<button label="A" action="command" name="a" parameter="b" />';
  const rules = 'USER a = b : IO c.d = 1';

  test('replaces a block in a tab, a list or an admonition', () => {
    const block = fence('xml preview', button) + fence('events preview', rules);
    const item = block.trim().replaceAll(/^/gmu, '  ').replace(' ', '-');
    const [, ...nodes] = run(`<TabItem>\n\n${block}</TabItem>\n\n${item}\n\n:::tip\n\n${block}:::`);
    expect(nodes).toHaveLength(3);
    for (const node of nodes) {
      expect(JSON.stringify(node)).toContain('"name":"LivePreview"');
    }
  });

  test('runs the finished files in its rules attribute, and stand-in rules', () => {
    const [, preview] = run(
      fence('xml preview rules="a.txt b.txt" project="house"', button),
      fence('events preview stand-in', 'USER a = c : IO c.d = 0'),
      fence('events file="a.txt"', rules),
      fence('events file="b.txt"', 'INIT : { ioSet("c.d", 0); }'),
    );
    expect(valuesOf(preview)).toMatchObject({
      rules: `${rules}\nINIT : { ioSet("c.d", 0); }\nUSER a = c : IO c.d = 0`,
      listing: 'USER a = c : IO c.d = 0',
      isStandIn: null,
      projectName: 'house',
      limits: expect.stringMatching(/^It runs the rules of a\.txt and b\.txt.*\n.*simulated/u),
    });
  });

  for (const [fault, blocks, message] of [
    [
      'rules without a project above',
      ['xml', button, 'events preview', rules],
      /:5: .*right below/u,
    ],
    [
      'an unknown element',
      ['xml preview', '<page id="a">\n  <buton />\n</page>'],
      /:3: .*<buton>/u,
    ],
    [
      'an invalid rule',
      ['xml preview', button, 'events preview', '\nINIT : UISET a = b'],
      /:7: .*UISET id/u,
    ],
    ['a missing file', ['xml preview rules="b.txt"', button], /:1: .*no finished file b\.txt/u],
  ] as const) {
    test(`planted fault: ${fault} is reported with its line`, () => {
      const text = blocks.map((_, index) =>
        index % 2 === 0 ? fence(blocks[index] ?? '', blocks[index + 1] ?? '') : '',
      );
      expect(() => run(...text)).toThrow(new RegExp(`^docs/a\\.mdx${message.source}`, 'u'));
    });
  }
});

test.describe('reference pages', () => {
  const actions = 'development/events/events-action-keywords';
  const commandApi = 'development/project-development/command-api';
  const callbacks = 'development/java/java-callback-methods-api';
  const pageOf = (doc: string) =>
    Object.keys(entriesOf(doc)).map((name) => `### \`${name}\`\n\nText.`);
  const run = (doc: string, ...parts: string[]) =>
    transformed(parts.join('\n\n'), reference, {doc: `docs/${doc}.mdx`});

  test('an entry gets its form: in EVENTS after the first paragraph, elsewhere before it', () => {
    for (const [doc, name, below] of [
      [actions, 'HAACTIVE', 'Text.\n\n```events\nHAACTIVE = FALSE\nHAACTIVE = TRUE\n```'],
      [callbacks, 'DaylightEvent', '```text\nstatic void DaylightEvent(boolean day)\n```\n\nText.'],
      [commandApi, 'error', '```json\n'],
      [commandApi, 'userCommand', '```text\nJavaScript '],
    ] as const) {
      const text = markdownOf(run(doc, ...pageOf(doc)));
      expect(text.replaceAll('Documented for version 3.\n\n', '')).toContain(
        `### \`${name}\`\n\n${below}`,
      );
    }
  });

  test('components are replaced by tables', () => {
    const own = run(
      actions,
      ...pageOf(actions),
      '<SameInOtherLanguages />\n\n<NamedWithoutDetails />',
    );
    expect(markdownOf(own)).toMatch(/\n\| EVENTS \| JavaScript \| Java \|[^]*\n\| Name \|/u);
    const any = run(
      'development/intro',
      '<InEachLanguage callbacks="DAY TIME" />\n\n<InEachLanguage commands="ioGet" />',
      '<CommandAnswers />',
    );
    expect(markdownOf(any)).toMatch(
      /^\| When \|[^]*`DAY`[^]*`TIME`[^]*\| Purpose \|[^]*`ioGet`[^]*\| Response \|/u,
    );
  });

  test('planted faults stop the build with their line', () => {
    const entries = pageOf(actions);
    const [first = ''] = Object.keys(entriesOf(actions));
    const typed = fence('events', 'HAACTIVE = FALSE\nHAACTIVE = TRUE');
    const withForm = entries.map((one) =>
      one.includes('`HAACTIVE`') ? `${one}\n\n${typed}` : one,
    );
    const line = 4 * Object.keys(entriesOf(actions)).indexOf('HAACTIVE') + 5;
    for (const [doc, parts, fault] of [
      [actions, [...entries, '### `WAIT`'], `${4 * entries.length + 1}: "WAIT" is not an entry`],
      [
        actions,
        entries.slice(1),
        `${4 * entries.length - 7}: src/content/reference has a form of "${first}"`,
      ],
      [actions, withForm, `${line}: src/content/reference has the forms of "HAACTIVE"`],
      [
        'io-servers/knx',
        ['A.', '<InEachLanguage commands="ioGetter" />'],
        '3: src/content/reference has no command "ioGetter"',
      ],
    ] as const) {
      expect(() => run(doc, ...parts)).toThrow(`docs/${doc}.mdx:${fault}`);
    }
  });
});

test.describe('objects', () => {
  const tableOf = (element: string, frontMatter = {}) =>
    markdownOf(transformed(`<Attributes element="${element}" />`, objects, {frontMatter}));
  const sketchOf = (element: string) =>
    markdownOf(transformed(`<ObjectSketch element="${element}" />`, objects));

  test('the table of attributes has a row for each, with its XML name if known', () => {
    expect(tableOf('switch')).toMatch(
      /^\| Group \|[^]*\| Field \| Value \| `true`, `false` \| `false` \|/u,
    );
    expect(tableOf('table')).toContain('| Position and size | Position | `pos` |');
    expect(tableOf('button')).toMatch(/\| Common \| ID \|\s+\| text \|/u);
    expect(tableOf('text')).not.toContain('In XML');
    // On a page about version 3, the badge replaces the marks.
    expect(tableOf('text', {basis: 'manual-3'})).not.toContain('†');
  });

  test('the table shows how each attribute changes at run time, and its UISET name if different', () => {
    for (const [element, row] of [
      ['switch', /\| Default \| At run time \|[^]*\| ID \|.*\| value binding \|/u],
      ['switch', /\| Value \|.*\| UISET `value` † \|/u],
      ['button', /\| `label` \|.*\| UISET † \|/u],
      ['table', /\| `items` \|.*\| UISET \|/u],
      ['date', /\| `enabled` † \|.*\| UISET \|[^]*\| Comment \|.*\| fixed \|/u],
      ['rgb', /^(?![^]*At run time)/u],
    ] as const) {
      expect(tableOf(element)).toMatch(row);
    }
  });

  test('an object without public attributes has a sketch without XML, also in a tab', () => {
    const text =
      '<TabItem>\n<Attributes element="switch" />\n\n<ObjectSketch element="knob" />\n</TabItem>';
    const page = markdownOf(transformed(text, objects));
    expect(page).toMatch(/\| Group \|[^]*preview-page/u);
    expect(page).not.toContain('<knob');
  });

  test('planted fault: an unknown element is reported with the file', () => {
    expect(() => tableOf('buton')).toThrow(/^docs\/a\.mdx: .*"buton".*button, calendar/u);
    expect(() => sketchOf('nob')).toThrow(/^docs\/a\.mdx: .*"nob"/u);
  });
});

test.describe('IDs of buttons to enter', () => {
  const page = (title: string, ...objects: string[]) =>
    `<page id="${title.toLowerCase()}" title="${title}">${objects.join('')}</page>`;
  const button = (id: string, label: string) => `<button${id && ` id="${id}"`} label="${label}" />`;
  const project = (...pages: string[]) => `<project>\n${pages.join('\n')}\n</project>`;
  const step = '<ButtonIds project="house" />';
  const run = (xml: string, after = step, meta = 'file="index.xml"') =>
    transformed(
      `${fence(`xml ${meta}`, xml)}${after}\n\n## The complete code`,
      [buttonIds, tutorialFiles, livePreview],
      {doc: 'docs/tutorials/projects/a.mdx'},
    );
  const one = project(page('Home', button('a', 'Lamp'), '<table id="t" />'));

  for (const [title, xml, sentence, rows] of [
    [
      'a single button is in the sentence',
      project(page('Home', button('a', 'Lamp'), button('', 'Off'))),
      '`house` and its page, select the button **Lamp** and enter the **ID** `a`.',
      [],
    ],
    [
      'buttons of several pages are in a table, each ID once',
      project(
        page('Home', button('a', 'Hall'), button('b', 'A | B')),
        page('Hall', button('a', 'Hall'), button('a', 'Hall')),
      ),
      '`house`. On these pages, select each of these buttons and enter its **ID**.',
      [
        '| Page | Button | ID |',
        '| Home, Hall: 2 buttons | **Hall** | `a` |',
        '| Home | **A \\| B** | `b` |',
      ],
    ],
    [
      'a page whose ID differs from its title is named with both',
      project(page('Hall'), page('Home', button('a', 'Lamp')).replace('"home"', '"start"')),
      '**Home (start)**, select the button **Lamp**',
      [],
    ],
  ] as const) {
    test(title, () => {
      const text = markdownOf(run(xml));
      expect(text).toMatch(/^3\. In/mu);
      expect(text).toContain(sentence);
      const cells = [...text.matchAll(/^ *(\|.*\w.*)$/gmu)].map(([, row]) => row);
      expect(cells).toEqual(rows);
    });
  }

  test('are removed from XML to paste; a preview has them, but does not show them', () => {
    const {children} = run(one, '<ButtonIds project="house" step="6" />');
    expect(children).toMatchObject([{value: one.replace(' id="a"', '')}, {start: 6}, {}, {}]);
    const values = valuesOf(run(one, step, 'preview file="index.xml"').children[1]);
    expect(values).toMatchObject({source: one, omitsIds: null});
    expect(values.limits).not.toContain('XML names');
  });

  test('planted faults: an ID without a step, and a step without an ID', () => {
    const fault = /^docs\/tutorials\/projects\/a\.mdx: <ButtonIds .* here: a$/u;
    expect(() => run(one, '')).toThrow(fault);
    expect(() => run(project(page('Home')))).toThrow(/here: none$/u);
    // A plan has no `<ButtonIds>`, because readers do not paste it.
    expect(run(one, '', 'file="plan.xml"').children).toHaveLength(3);
  });
});

test.describe('finished files of a tutorial', () => {
  const title = '## The complete code\n\n';
  const run = (...parts: string[]) =>
    transformed(parts.join(''), tutorialFiles, {doc: 'docs/tutorials/first-steps/lights.mdx'});

  test('are listed after the heading of the complete code, including those in tabs', () => {
    const tab = `<TabItem>\n${fence('java file="user.java"', '')}</TabItem>\n\n`;
    const page = [title, fence('text file="a.txt"', ''), tab, fence('text file="b.txt"', '')];
    const [, list, ...rest] = run(...page).children;
    expect(list).toEqual(
      jsxElement('TutorialFiles', {
        folder: 'tutorials/first-steps/lights',
        names: 'a.txt user.java b.txt',
      }),
    );
    expect(rest).toHaveLength(3);
    expect(run(title, fence('text', '')).children).toHaveLength(2);
  });

  test('planted faults are reported with the file, an invalid name with its line', () => {
    const page = String.raw`^docs\/tutorials\/first-steps\/lights\.mdx:`;
    expect(() => run(fence('text file="a.txt"', ''))).toThrow(
      new RegExp(`${page} .*"## The complete code"`, 'u'),
    );
    expect(() => run(title, fence('text file="../a.txt"', ''))).toThrow(
      new RegExp(`${page}3: `, 'u'),
    );
  });
});

test('a section of eight IDs or more lists them with links to their rows', () => {
  const table = (ids: readonly string[]) =>
    `| ID | Value |\n| - | - |\n${ids.map((id) => `| \`${id}\` | 1 |\n`).join('')}\n`;
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'gw.<id>.Seen'];
  const page = (more: readonly string[]) =>
    markdownOf(
      transformed(`## Data\n\n${table(seven)}### More\n\n${table(more)}## End`, stackedTables),
    );
  const listed = page(['z<n>']);
  expect(listed).toContain('8 IDs');
  expect(listed).toContain('<a href="#row-gw-id-seen">`gw.<id>.Seen`</a>');
  expect(listed.indexOf('<details')).toBeLessThan(listed.indexOf('| ID'));
  expect(page([])).not.toContain('<details');
});

test('each cell of a table has the header of its column, except the row title', () => {
  const propertiesOf = ({data}: {data?: object}) =>
    (data as {hProperties?: Record<string, string>} | undefined)?.hProperties ?? {};
  /** Labels of the cells, row by row; `-` for the title of a row. */
  const labelsOf = (text: string) =>
    transformed(text, stackedTables).children.flatMap((node) =>
      (node.type === 'table' ? node.children.slice(1) : []).map((row) =>
        row.children.map((cell) => propertiesOf(cell)['data-label'] ?? '-').join(' '),
      ),
    );
  const long = 'x'.repeat(36);
  for (const [head, rows, labels] of [
    ['ID | Value', [`a | ${long}`, `b | ${long}`], '- Value'],
    // Two short columns stay beside each other.
    ['ID | Value', ['a | 1', 'b | 1'], '- -'],
    // Repeated values in the first column are groups; then the second may be the title.
    ['A | B', [`${long} | a`, `${long} | b`], 'A -'],
    ['A | B | C', ['x | | 1', 'x | | 2'], '- B C'],
  ] as const) {
    const line = head.replaceAll(/\w+/gu, '-');
    const text = [head, line, ...rows].map((row) => `| ${row} |`).join('\n');
    expect(labelsOf(text), head).toEqual(rows.map(() => labels));
  }
});

test('a row with an identifier has an anchor of its own, which the identifier links', () => {
  const rows = ['`p<n>.armed` | 1', '`alarm` | 1', '`ALARM` | 2', '`a` and b | 3', 'alarm | 4'];
  const anchorsOf = (head: string) => {
    const text = [`${head} | Value`, '- | -', ...rows].map((row) => `| ${row} |`).join('\n');
    const [table] = transformed(text, stackedTables).children;
    return table?.type === 'table'
      ? table.children.slice(1).map(({data, children: [cell]}) => {
          const [link] = cell?.children ?? [];
          const id = data?.hProperties?.id;
          const linked = {name: 'a', attributes: [{name: 'href', value: `#${String(id)}`}]};
          expect(link).toMatchObject(id === undefined ? {type: /code/iu} : linked);
          return id;
        })
      : [];
  };
  const alone = ['row-p-n-armed', 'row-alarm', 'row-alarm-2'];
  expect(anchorsOf('ID')).toEqual([...alone, 'row-a', undefined]);
  expect(anchorsOf('Option')).toEqual([...alone, undefined, undefined]);
});

test.describe('syntax tokens of code blocks', () => {
  const run = (text: string) => transformed(text, highlight).children[0];

  test('are added to blocks, also in lists; plain text has none', () => {
    const tokens = tokensOf('IO a.b = 1', 'events');
    expect(run(fence('events', 'IO a.b = 1'))).toMatchObject({data: {hProperties: {tokens}}});
    expect(JSON.stringify(run('- ~~~events\n  IO a.b = 1\n  ~~~'))).toContain(`"${tokens}"`);
    expect(run(fence('text', 'x # highlight-start\nhighlight-start'))).not.toHaveProperty('data');
  });

  test('planted faults: titles, and highlighted or numbered lines are reported with file and line', () => {
    for (const option of ['title="Lights"', 'showLineNumbers', '{1,3-5}']) {
      const info = `text ${option}`;
      expect(() => run(fence(info, 'a')), option).toThrow(/^docs\/a\.mdx:1: .*remove /u);
    }
  });
});
