import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paragraph, text as textOf} from '../../content/remark/nodes';
import {unescapeHtml} from '../../lib/html';
import {markdownAddress} from '../../site/markdownAddress';
import {canonicalOf} from '../../site/versions';
import {finderTable} from './finderTable';
import {anchorsOf, contentOf, convertHtml, mainOf} from './html';
import {bullets, link, writeMarkdown} from './markdown';
import type {Site, SitePage, SiteVersion} from './site';

export interface PageExport {
  /** Address of the Markdown export. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
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
  /** Exported texts, by all that they are made from. */
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

  return (page: SitePage, version: SiteVersion | undefined = versions[0]): PageExport => {
    const {address, title, description} = page;
    const {root = '', label = ''} = version ?? {};
    const content = contentOf(read(address));
    const sharedLink = (href: string) => {
      const link = linkTo(href, address);
      return link.startsWith(`${root}/`) ? link.replace(root, anyRoot) : link;
    };
    // As in the head of the page: both versions have most texts.
    const canonical = `${origin}${baseUrl}${canonicalOf(`/${address.slice(baseUrl.length)}`, (other) => built.has(baseUrl + other.slice(1))).slice(1)}`;
    const facts = page.facts.map(([name, value]) => [name, value === label ? anyLabel : value]);
    const key = JSON.stringify([
      ...[title, description, facts, canonical],
      content.includes(' data-finder=') && version?.name,
      content.replaceAll(/ href="([^"]*)"/gu, (_, href: string) => sharedLink(unescapeHtml(href))),
    ]);
    const exportPage = () => {
      const blocks = convertHtml(content, {
        title,
        linkTo: sharedLink,
        finderTable: (noun) => finderTable(noun, site, version),
      });
      return writeMarkdown([
        {type: 'heading', depth: 1, children: [textOf(title)]},
        {type: 'blockquote', children: [paragraph([textOf(description)])]},
        bullets([
          ...facts.map(([name, value]) => [textOf(`${name}: ${value}`)]),
          [textOf('Address: '), link(canonical, canonical)],
          [textOf('All pages: '), link(`${baseUrl}llms.txt`, 'llms.txt')],
        ]),
        ...blocks,
      ]);
    };
    const exported = shared.get(key) ?? exportPage();
    shared.set(key, exported);
    const text = exported.replaceAll(anyRoot, () => root).replaceAll(anyLabel, () => label);
    return {address: markdownAddress(address), title, description, text};
  };
}
