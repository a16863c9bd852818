import {readFileSync} from 'node:fs';
import path from 'node:path';
import {paragraph, text} from '../../content/remark/nodes';
import {markdownAddress} from '../../site/markdownAddress';
import {canonicalOf} from '../../site/versions';
import type {DataPoint, Option} from './dataSchema';
import {finderTable} from './finderTable';
import {anchorsOf, convertHtml, mainOf} from './html';
import {bullets, link, writeMarkdown} from './markdown';
import type {Site, SiteDoc, SitePage, SiteVersion} from './site';
import {dataPointsOf, optionsOf} from './tables';

export interface PageExport {
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

/**
 * Creates the Markdown exports of a built site.
 *
 * @throws Error if a page is not built
 */
export function createExporter(site: Site, outDir: string) {
  const {origin, baseUrl, versions} = site;
  const addresses = [
    ...[site.home, ...site.posts],
    ...versions.flatMap(({docs, categories}) => [...docs, ...categories]),
  ].map(({address}) => address);
  const built = new Map(
    addresses.map((address) => {
      const file = `${address.slice(baseUrl.length) || 'index'}.html`;
      const main = mainOf(readFileSync(path.join(outDir, file), 'utf8'));
      return [address, {main, anchors: anchorsOf(main)}];
    }),
  );

  /** Link of a page, to the Markdown of its target and to a heading. */
  const linkTo = (href: string, from: string): string => {
    const {target = '', hash} = /^(?<target>[^?#]*)[^#]*#?(?<hash>.*)$/u.exec(href)?.groups ?? {};
    const page = built.get(target || from);
    if (page === undefined) {
      return href;
    }
    const anchor = hash && page.anchors.get(decodeURIComponent(hash));
    return (target && markdownAddress(target)) + (anchor ? `#${anchor}` : '');
  };

  const convert = (page: SitePage, version: SiteVersion | undefined = versions[0]) => {
    const {address, title, description, facts} = page;
    const blocks = convertHtml(built.get(address)?.main ?? '', {
      title,
      linkTo: (href) => linkTo(href, address),
      finderTable: (noun) => finderTable(noun, site, version),
    });
    // As in the head of the page: both versions have most texts.
    const canonical = `${origin}${baseUrl}${canonicalOf(`/${address.slice(baseUrl.length)}`, (other) => built.has(baseUrl + other.slice(1))).slice(1)}`;
    const head = [
      ...facts.map(([name, value]) => [text(`${name}: ${value}`)]),
      [text('Address: '), link(canonical, canonical)],
      [text('All pages: '), link(`${baseUrl}llms.txt`, 'llms.txt')],
    ];
    const markdown = writeMarkdown([
      {type: 'heading', depth: 1, children: [text(title)]},
      {type: 'blockquote', children: [paragraph([text(description)])]},
      bullets(head),
      ...blocks,
    ]);
    return {blocks, page: {address: markdownAddress(address), title, description, text: markdown}};
  };

  return {
    ofPage: (page: SitePage): PageExport => convert(page).page,
    ofDoc: (doc: SiteDoc, version: SiteVersion): DocExport => {
      const {blocks, page} = convert(doc, version);
      return {
        ...page,
        options: optionsOf(blocks),
        dataPoints: dataPointsOf(blocks, doc.frontMatter.basis),
      };
    },
  };
}
