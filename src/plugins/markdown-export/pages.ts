import path from 'node:path';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {BlockContent, PhrasingContent, Root} from 'mdast';
import {tutorialLine} from '../../catalogue/tutorialLine';
import {textTransformers} from '../../remark';
import {audiences, hero, popularPages, type HomeLink} from '../../site/home';
import {withBase} from '../../site';
import {markdownAddress} from '../../site/markdownAddress';
import {readSource} from '../../text/readSource';
import type {Cache} from '../cache';
import {bullets} from './components';
import {convertPage, type Manual} from './convert';
import type {DataPoint, Option} from './dataSchema';
import {createReader, writeMarkdown} from './markdown';
import {dataPointsOf, optionsOf} from './tables';
import type {Site, SiteCategory, SiteDoc, SitePost, SiteVersion} from './site';

/** Markdown export of a page. */
export interface PageExport {
  /** Address of the page. */
  readonly page: string;
  /** Address of its Markdown. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
}

/** Markdown export of a document, with the rows of its option and data point tables. */
export interface DocExport extends PageExport {
  readonly options: readonly Option[];
  readonly dataPoints: readonly DataPoint[];
}

const keywords = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Text of a page without front matter; empty lines keep the line numbers. */
export function bodyOf(text: string): string {
  const front = /^---\n[\s\S]*?\n---\n/u.exec(text)?.[0] ?? '';
  const body = front.replaceAll(/[^\n]/gu, '') + text.slice(front.length);
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(body), keywords);
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

const strong = (value: string): PhrasingContent => ({type: 'strong', children: [text(value)]});

const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});

const heading = (depth: 1 | 2 | 3, value: string): BlockContent => ({
  type: 'heading',
  depth,
  children: [text(value)],
});

const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
});

/** Metadata lines below the title of each export. */
type Facts = readonly (readonly [name: string, ...value: PhrasingContent[]])[];

/** Creates the Markdown exports of a site. */
export function createExporter(site: Site, cache: Cache<DocExport>) {
  const {siteDir, origin, versions} = site;
  const read = (file: string) => bodyOf(readSource(path.join(siteDir, file)));
  const docReader = createReader(textTransformers);
  const postReader = createReader([]);

  // Most pages are identical in both versions, and parsing takes longest.
  const trees = new Map<string, Root>();
  const treeOf = ({id, file, frontMatter}: SiteDoc, body: string): Root => {
    const key = `${id}\n${body}`;
    const tree = trees.get(key) ?? docReader(body, path.join(siteDir, file), frontMatter);
    trees.set(key, tree);
    return tree;
  };

  /** Further inputs of a page's export: its text in other versions, or every page of each. */
  const othersIn = ({id}: SiteDoc, body: string): string[] =>
    body.includes('<VersionDifferences')
      ? [site.release]
      : versions.flatMap(({docs}) =>
          docs.filter((doc) => doc.id === id).map((doc) => read(doc.file)),
        );

  const byFile = new Map([
    ...versions.flatMap(({docs}) => docs.map(({file, address}) => [file, address] as const)),
    ...site.posts.map(({file, address}) => [file, address] as const),
  ]);
  const pages = new Set([
    site.baseUrl,
    ...byFile.values(),
    ...versions.flatMap(({categories}) => categories.map(({address}) => address)),
  ]);

  /** @throws Error naming the file of a broken link */
  const linkTo = (url: string, file: string): string => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/iu.test(url)) {
      return url;
    }
    const [, target = '', rest = ''] = /^(?<target>[^?#]*)(?<rest>.*)$/u.exec(url) ?? [];
    const page = target.startsWith('/')
      ? withBase(target)
      : byFile.get(path.posix.join(path.posix.dirname(file), target));
    if (page === undefined) {
      throw new Error(`${file}: the link ${url} has no target page.`);
    }
    return pages.has(page)
      ? `${markdownAddress(page)}${rest.replace(/^\?[^#]*/u, '')}`
      : `${page}${rest}`;
  };

  const partials = new Map<string, Root>();
  const partial = (file: string): Root => {
    const known = partials.get(file) ?? docReader(read(file), path.join(siteDir, file));
    partials.set(file, known);
    return known;
  };

  const manualOf = ({name, docs}: SiteVersion): Manual => {
    const docById = new Map(docs.map((doc) => [doc.id, doc]));
    const ofVersion = <T>(list: readonly {entry: T; versions: readonly string[]}[]) =>
      list.filter(({versions: names}) => names.includes(name)).map(({entry}) => entry);
    return {
      page: (doc) => {
        const found = docById.get(doc);
        return found && {title: found.title, address: markdownAddress(found.address)};
      },
      ioServers: ofVersion(site.catalogue.ioServers),
      objects: ofVersion(site.catalogue.objects),
      programming: site.catalogue.programming[name] ?? [],
      symptoms: site.catalogue.symptoms[name] ?? [],
      tutorials: (doc) => site.catalogue.tutorials[name]?.[doc] ?? [],
    };
  };
  const manuals = new Map(versions.map((version) => [version, manualOf(version)]));

  const exportPage = (
    page: {readonly address: string; readonly title: string; readonly description: string},
    facts: Facts,
    blocks: readonly BlockContent[],
  ): PageExport => ({
    page: page.address,
    address: markdownAddress(page.address),
    title: page.title,
    description: page.description,
    text: writeMarkdown([
      heading(1, page.title),
      {type: 'blockquote', children: [paragraph(text(page.description))]},
      bullets(
        [
          ...facts,
          ['Address', link(origin + page.address, origin + page.address)] as const,
          ['All pages', link(`${site.baseUrl}llms.txt`, 'llms.txt')] as const,
        ].map(([name, ...value]) => [text(`${name}: `), ...value]),
      ),
      ...blocks,
    ]),
  });

  return {
    /** @throws Error naming file and line of what cannot be converted */
    ofDoc(version: SiteVersion, doc: SiteDoc): DocExport {
      const {file, frontMatter} = doc;
      const body = read(file);
      return cache.of([version.name, doc.id, body, ...othersIn(doc, body)], () => {
        const manual = manuals.get(version) ?? manualOf(version);
        const blocks = convertPage(treeOf(doc, body), {
          ...{file, partial, linkTo},
          page: {doc: doc.id, frontMatter, manual},
        });
        const facts: Facts = [['Version', text(version.label)]];
        return {
          ...exportPage(doc, facts, blocks),
          options: optionsOf(blocks),
          dataPoints: dataPointsOf(blocks, frontMatter.basis),
        };
      });
    },

    ofPost(post: SitePost): PageExport {
      const {file} = post;
      return exportPage(
        post,
        [
          ['Date', text(post.date)],
          ['By', text(post.authors.join(', '))],
        ],
        convertPage(postReader(read(file), path.join(siteDir, file)), {file, partial, linkTo}),
      );
    },

    ofCategory(version: SiteVersion, category: SiteCategory): PageExport {
      const staged = category.entries.filter(({facts}) => facts.stage).length;
      let stage = 0;
      const blocks = category.entries.flatMap(({label, address, text: words, facts}) => {
        const line = tutorialLine(facts);
        const entry = bullets([
          [
            link(linkTo(address, category.address), label),
            ...(words ? [text(`: ${words}`)] : []),
            ...(line === '' ? [] : [text(` (${line})`)]),
          ],
        ]);
        if (facts.stage === undefined) {
          return [entry];
        }
        stage += 1;
        const number = staged > 1 ? `${stage}. ` : '';
        return [heading(2, number + facts.stage.title), paragraph(text(facts.stage.text)), entry];
      });
      // Merges adjacent one-entry lists.
      const merged = blocks.reduce<BlockContent[]>((done, block) => {
        const last = done.at(-1);
        if (last?.type === 'list' && block.type === 'list') {
          done[done.length - 1] = {...last, children: [...last.children, ...block.children]};
        } else {
          done.push(block);
        }
        return done;
      }, []);
      return exportPage(category, [['Version', text(version.label)]], merged);
    },

    home(): PageExport {
      const entries = (list: readonly HomeLink[]) =>
        bullets(
          list.map(({to, label, hint}) => [
            link(linkTo(to, '/'), label),
            ...(hint === undefined ? [] : [text(`: ${hint}`)]),
          ]),
        );
      return exportPage(
        {address: site.baseUrl, title: site.title, description: site.tagline},
        [],
        [
          paragraph(strong(hero.title)),
          paragraph(text(hero.text)),
          heading(2, 'Get started by role'),
          ...audiences.flatMap(({reader, job, links}) => [
            heading(3, reader),
            paragraph(text(job)),
            entries(links),
          ]),
          heading(2, 'Popular pages'),
          entries(popularPages),
        ],
      );
    },
  };
}
