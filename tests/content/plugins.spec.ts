// cspell:ignore buton
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {expect, test} from 'playwright/test';
import {entriesOf} from '../../src/catalogue/programmingIndex';
import {cacheKey} from '../../src/plugins/build-cache';
import {hashOf} from '../../src/plugins/search-index';
import livePreview from '../../src/remark/live-preview';
import objectAttributes from '../../src/remark/object-attributes';
import pageFrame from '../../src/remark/page-frame';

test.describe('build cache key', () => {
  const options = {contentDirs: ['docs'], codeDirs: ['src']};
  let site = '';

  test.beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
    mkdirSync(path.join(site, 'docs'));
    mkdirSync(path.join(site, 'src'));
    writeFileSync(path.join(site, 'docs', 'a.mdx'), 'one');
    writeFileSync(path.join(site, 'src', 'a.ts'), 'one');
  });

  test.afterEach(() => {
    rmSync(site, {recursive: true, force: true});
  });

  test('stays when the text of a page changes', () => {
    const before = cacheKey(site, options);
    writeFileSync(path.join(site, 'docs', 'a.mdx'), 'two');
    expect(cacheKey(site, options)).toBe(before);
  });

  test('changes when a page is added', () => {
    const before = cacheKey(site, options);
    writeFileSync(path.join(site, 'docs', 'b.mdx'), 'one');
    expect(cacheKey(site, options)).not.toBe(before);
  });

  test('changes when a transformer changes', () => {
    const before = cacheKey(site, options);
    writeFileSync(path.join(site, 'src', 'a.ts'), 'two');
    expect(cacheKey(site, options)).not.toBe(before);
  });
});

test.describe('page frame', () => {
  const transform = (file: string): Root => {
    const tree: Root = {
      type: 'root',
      children: [
        {type: 'paragraph', children: [{type: 'text', value: 'First.'}]},
        {type: 'paragraph', children: [{type: 'text', value: 'Second.'}]},
      ],
    };
    const run = pageFrame.call(undefined as never) as (root: Root, vfile: {path: string}) => void;
    run(tree, {path: file});
    return tree;
  };
  const names = ({children}: Root) =>
    children.map((node) => ('name' in node ? node.name : node.type));

  test('puts the facts after the first paragraph and the References at the end', () => {
    expect(names(transform('/site/docs/io-servers/knx.mdx'))).toEqual([
      'paragraph',
      'PageFacts',
      'paragraph',
      'section',
    ]);
  });

  test('leaves partials and posts as they are', () => {
    expect(names(transform('/site/docs/_common/_partial.mdx'))).toEqual(['paragraph', 'paragraph']);
    expect(names(transform('/site/blog/post.mdx'))).toEqual(['paragraph', 'paragraph']);
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

  test('takes the place of the block and of the rules below it', () => {
    const [imported, preview, ...rest] = transform(
      ['xml', 'preview', button],
      ['events', 'preview', 'USER a = b : IO c.d = 1'],
    );
    expect(rest).toEqual([]);
    expect(imported).toMatchObject({type: 'mdxjsEsm'});
    expect(preview).toMatchObject({
      type: 'mdxJsxFlowElement',
      attributes: [
        {name: 'source', value: button},
        {name: 'rules', value: 'USER a = b : IO c.d = 1'},
        {name: 'isNarrow', value: null},
        {name: 'html'},
      ],
    });
    expect(JSON.stringify(preview)).toContain('>A</button>');
  });

  test('leaves other blocks alone', () => {
    expect(transform(['xml', '', '<page>'], ['events', 'preview', 'x'])).toMatchObject([
      {type: 'code'},
      {type: 'code'},
    ]);
  });

  test('planted faults name the file and the line', () => {
    expect(() => transform(['xml', 'preview', '<page id="a">\n  <buton />\n</page>'])).toThrow(
      /^docs\/a\.mdx:12: a preview cannot be shown: <buton> is no element/u,
    );
    expect(() =>
      transform(['xml', 'preview', button], ['events', 'preview', '\nNIGHT : IO a.b = 1']),
    ).toThrow(/^docs\/a\.mdx:15: .*"NIGHT"/u);
  });
});

test.describe('table of attributes', () => {
  const transform = (element: string) => {
    const tree = {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'Attributes',
          attributes: [{type: 'mdxJsxAttribute', name: 'element', value: element}],
          children: [],
        },
      ],
    } as unknown as Root;
    const parser = {parse: (value: string) => ({children: [{type: 'html', value}]})};
    const run = objectAttributes.call(parser as never) as (
      root: Root,
      vfile: {path: string},
    ) => void;
    run(tree, {path: path.join(process.cwd(), 'docs', 'a.mdx')});
    return (tree.children[0] as {value: string}).value;
  };

  test('has a row for each attribute', () => {
    expect(transform('switch')).toMatch(
      /^\| Group \| Attribute \| In XML \| UISET \| Values \| Default \| Meaning \|\n[\s\S]*\| Field \| Value \| {2}\| `value` \| `true`, `false` \| `false` \| the state \|/u,
    );
    expect(transform('button')).toContain('| Own | `label` | `label` | text |');
  });

  test('planted fault: an element that is none is named with the file', () => {
    expect(() => transform('buton')).toThrow(
      /^docs\/a\.mdx: .*"buton".*there are button, calendar/u,
    );
  });
});

test.describe('index of everything programmable', () => {
  test('takes the entries of a reference page from its headings', () => {
    const body =
      'Text.\n\n## Timers\n\n### `PROGRAMTIMER`\n\n```events\n### no heading\n```\n\n### IO\n';
    expect(entriesOf('development/events/events-action-keywords', 'Action Keywords', body)).toEqual(
      [
        {
          name: 'PROGRAMTIMER',
          kind: 'EVENTS action',
          doc: 'development/events/events-action-keywords',
          anchor: 'programtimer',
        },
        {
          name: 'IO',
          kind: 'EVENTS action',
          doc: 'development/events/events-action-keywords',
          anchor: 'io',
        },
      ],
    );
  });

  test('counts headings of the same name as the site does', () => {
    const anchors = entriesOf(
      'development/java/java-callback-methods-api',
      'T',
      '## IO\n\n### IO\n',
    ).map(({anchor}) => anchor);
    expect(anchors).toEqual(['io-1']);
  });

  test('takes the attributes of an object from its table', () => {
    const body =
      '## Attributes\n\n| Group | Attribute |\n| --- | --- |\n| Own | `width`, `height` |\n| Own | `label` |\n';
    expect(
      entriesOf('development/project-development/objects/x', 'X', body).map(({name}) => name),
    ).toEqual(['width', 'height', 'label']);
  });

  test('leaves other pages out', () => {
    expect(entriesOf('intro', 'Intro', '### A heading\n')).toEqual([]);
  });
});

test.describe('hash of a search index', () => {
  let site = '';
  const hash = () => hashOf(site, ['docs', 'src'], ['config.ts']);

  test.beforeEach(() => {
    site = mkdtempSync(path.join(os.tmpdir(), 'manual-'));
    mkdirSync(path.join(site, 'docs', 'deep'), {recursive: true});
    mkdirSync(path.join(site, 'src'));
    for (const file of ['docs/deep/a.mdx', 'src/a.ts', 'config.ts']) {
      writeFileSync(path.join(site, file), 'one');
    }
  });

  test.afterEach(() => {
    rmSync(site, {recursive: true, force: true});
  });

  test('stays while nothing changes', async () => {
    expect(await hash()).toBe(await hash());
  });

  for (const file of ['docs/deep/a.mdx', 'src/a.ts', 'config.ts', 'docs/new.mdx']) {
    test(`changes with ${file}`, async () => {
      const before = await hash();
      writeFileSync(path.join(site, file), 'two');
      expect(await hash()).not.toBe(before);
    });
  }
});
