import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paragraph, text as textOf} from '../../content/remark/nodes';
import {unescapeHtml} from '../../lib/html';
import {markdownAddress} from '../../site/markdownAddress';
import {canonicalOf} from '../../site/versions';
import type {DataPoint, Option} from './dataSchema';
import {finderTable} from './finderTable';
import {anchorsOf, contentOf, convertHtml, mainOf} from './html';
import {bullets, link, writeMarkdown} from './markdown';
import type {Site, SiteDoc, SitePage, SiteVersion} from './site';
import {dataPointsOf, optionsOf} from './tables';

export interface PageExport {
  /** Address of the Markdown export. */
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

/** Stand-ins, which no page contains, for what differs between versions with the same text. */
const anyRoot = '\uE000';
const anyLabel = '\uE001';

/**
 * Creates the Markdown exports of a built site. Versions share the export of a page with the same
 * text.
 *
 * @returns function that exports a page
 * @throws Error if a page is not built
 */
export function createExporter(site: Site, outDir: string) {
  const {origin, baseUrl, versions} = site;
  const addresses = [
    ...[site.home, ...site.posts],
    ...versions.flatMap(({docs, categories}) => [...docs, ...categories]),
  ].map(({address}) => address);
  const read = (address: string) => {
    const file = `${address.slice(baseUrl.length) || 'index'}.html`;
    return mainOf(readFileSync(path.join(outDir, file), 'utf8'));
  };
  // Copies of the anchors, because a part of a text keeps the whole text in memory.
  const built = new Map(
    addresses.map((address) => [address, structuredClone(anchorsOf(read(address)))]),
  );
  /** Exports as JSON, by all that they are made from. */
  const shared = new Map<string, string>();

  /** Link of a page, to the Markdown of its target and to a heading. */
  const linkTo = (href: string, from: string): string => {
    const {target = '', hash} = /^(?<target>[^?#]*)[^#]*#?(?<hash>.*)$/u.exec(href)?.groups ?? {};
    const anchors = built.get(target || from);
    if (anchors === undefined) {
      return href;
    }
    const anchor = hash && anchors.get(decodeURIComponent(hash));
    return (target && markdownAddress(target)) + (anchor ? `#${anchor}` : '');
  };

  return (page: SitePage | SiteDoc, version: SiteVersion | undefined = versions[0]): DocExport => {
    const {address, title, description} = page;
    const {root = '', label = ''} = version ?? {};
    const content = contentOf(read(address));
    const basis = 'frontMatter' in page ? page.frontMatter.basis : undefined;
    const sharedLink = (href: string) => {
      const link = linkTo(href, address);
      return link.startsWith(`${root}/`) ? link.replace(root, anyRoot) : link;
    };
    // As in the head of the page: both versions have most texts.
    const canonical = `${origin}${baseUrl}${canonicalOf(`/${address.slice(baseUrl.length)}`, (other) => built.has(baseUrl + other.slice(1))).slice(1)}`;
    const facts = page.facts.map(([name, value]) => [name, value === label ? anyLabel : value]);
    const key = JSON.stringify([
      ...[title, description, facts, canonical, basis],
      content.includes(' data-finder=') && version?.name,
      content.replaceAll(/ href="([^"]*)"/gu, (_, href: string) => sharedLink(unescapeHtml(href))),
    ]);
    const exportPage = () => {
      const blocks = convertHtml(content, {
        title,
        linkTo: sharedLink,
        finderTable: (noun) => finderTable(noun, site, version),
      });
      const text = writeMarkdown([
        {type: 'heading', depth: 1, children: [textOf(title)]},
        {type: 'blockquote', children: [paragraph([textOf(description)])]},
        bullets([
          ...facts.map(([name, value]) => [textOf(`${name}: ${value}`)]),
          [textOf('Address: '), link(canonical, canonical)],
          [textOf('All pages: '), link(`${baseUrl}llms.txt`, 'llms.txt')],
        ]),
        ...blocks,
      ]);
      return {
        text,
        options: optionsOf(blocks),
        dataPoints: basis === undefined ? [] : dataPointsOf(blocks, basis),
      };
    };
    const exported = shared.get(key) ?? JSON.stringify(exportPage());
    shared.set(key, exported);
    return {
      ...{address: markdownAddress(address), title, description},
      ...(JSON.parse(exported, (_, value: unknown) =>
        typeof value === 'string'
          ? value.replaceAll(anyRoot, () => root).replaceAll(anyLabel, () => label)
          : value,
      ) as ReturnType<typeof exportPage>),
    };
  };
}
