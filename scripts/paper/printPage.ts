import {load, type CheerioAPI} from 'cheerio';
import {escapeHtml} from '../../src/lib/html';
import {site} from '../../src/site';
import type {DocsVersion} from '../../src/site/versions';
import type {ManualPage} from '../manual';

/** Paper sizes by their CSS names. */
export const papers = ['a4', 'letter'] as const;

export type Paper = (typeof papers)[number];

/** Content of a print and its title page. */
export interface Print {
  readonly version: DocsVersion;
  /** Release of the built site. */
  readonly release: string;
  /** Label of the section; omitted for the whole manual. */
  readonly section?: string;
  readonly pages: readonly ManualPage[];
  /** Default: the first of `papers`. */
  readonly paper?: Paper | undefined;
}

/** Entry of the table of contents: a page, or a category without a page. */
interface Entry {
  readonly id: string;
  readonly text: string;
  /** From 1, as in HTML. */
  readonly level: number;
}

/** Position of a page: its ID in the document, its level, and the category headings before it. */
interface PagePosition {
  readonly id: string;
  readonly level: number;
  readonly headings: readonly Entry[];
}

/** Elements for screens only. */
const screenOnly = [
  'script',
  '[data-browser-only]',
  'form:not(.preview form)',
  'p:has(> input[type=search])',
  '.theme-doc-breadcrumbs',
  '.theme-doc-version-badge',
  '.theme-doc-toc-mobile',
  '.hash-link',
  '.preview-tools',
  '.theme-code-block button',
  '[role=tablist]:not(.preview [role=tablist])',
].join(', ');

/** Attributes that refer to IDs. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'] as const;

/** Maximum heading level of HTML. */
const maxHeadingLevel = 6;

/** Escapes a text as a CSS string in an HTML document. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<\n]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`;
}

/**
 * Positions of the pages. Only two category levels are used, so that page headings stay
 * within the levels of HTML. A category without a page gets its own heading.
 */
function positionsOf(pages: readonly ManualPage[]): PagePosition[] {
  const named = new Set(pages.map(({categories, name}) => [...categories, name].join('\n')));
  let categories = 0;
  const added = new Set<string>();
  const headingOf = (names: readonly string[], text: string, level: number): Entry[] => {
    const key = names.join('\n');
    if (named.has(key) || added.has(key)) {
      return [];
    }
    added.add(key);
    categories += 1;
    return [{id: `c${categories}`, text, level}];
  };
  return pages.map((page, index) => {
    const [part, ...chapters] = page.categories;
    return {
      id: `p${index + 1}`,
      level: Math.min(page.categories.length, 2) + 1,
      headings: [
        ...(part === undefined ? [] : headingOf([part], part, 1)),
        ...(chapters.length === 0 ? [] : headingOf(page.categories, chapters.join(' › '), 2)),
      ],
    };
  });
}

/** Content of a page with its heading. */
function bodyOf($: CheerioAPI): string {
  const text = $('.theme-doc-markdown');
  if (text.length > 0) {
    return text.html() ?? '';
  }
  // Index page of a category.
  const index = $('main header').parent();
  return `${$.html(index.children('header'))}${index.children('article').html() ?? ''}`;
}

/** Prefixes the IDs of a page and their references. */
function prefixIds($: CheerioAPI, start: string): void {
  $('[id]').each((_, element) => {
    $(element).attr('id', `${start}--${$(element).attr('id') ?? ''}`);
  });
  for (const name of references) {
    $(`[${name}]`).each((_, element) => {
      const ids = ($(element).attr(name) ?? '').split(/\s+/u);
      $(element).attr(name, ids.map((id) => `${start}--${id}`).join(' '));
    });
  }
}

/** Shifts all headings to the level of the page. */
function shiftHeadings($: CheerioAPI, level: number): void {
  $('h1, h2, h3, h4, h5, h6').each((_, element) => {
    const own = Number(element.tagName.slice(1));
    element.tagName = `h${Math.min(own + level - 1, maxHeadingLevel)}`;
  });
}

/** Placeholder for the page number of an element. */
function pageNumberOf(id: string): string {
  return `<span class="page-number" data-target="${id}"></span>`;
}

function titleOf({label}: DocsVersion): string {
  return `${site.title} ${label}`;
}

/**
 * Style sheet of a print with its paper size and page headers.
 *
 * @param sheet common styles of all prints
 */
export function printSheet(
  {version, section, pages, paper = papers[0]}: Print,
  sheet: string,
): string {
  const positions = positionsOf(pages);
  const heads = pages.map(({categories, title}, index) => {
    const id = positions[index]?.id ?? '';
    const part = section ?? categories[0] ?? '';
    return `#${id} { page: ${id}; } @page ${id} { @top-left { content: ${cssString(part === title ? '' : part)} } @top-right { content: ${cssString(title)} } @bottom-left { content: ${cssString(titleOf(version))} } }`;
  });
  return [sheet, `@page { size: ${paper}; }`, ...heads].join('\n');
}

/**
 * HTML document of a print without scripts: title page, table of contents and all pages.
 * Page numbers stay empty until the document is printed.
 *
 * @param styles addresses of the site's style sheets
 * @param ownStyle element with the style sheet of `printSheet`
 */
export function printPage(
  {version, release, section, pages}: Print,
  styles: readonly string[],
  ownStyle: string,
): string {
  const positions = positionsOf(pages);
  const indexes = new Map(pages.map(({address}, index) => [address, index]));
  const documents = pages.map(({html}) => load(bodyOf(load(html)), null, false));
  const idsOf = documents.map(
    ($) =>
      new Set(
        $('[id]')
          .map((_, element) => $(element).attr('id'))
          .get(),
      ),
  );

  /** Resolves a link to its target in this document, or on the site. */
  const linkOf = (href: string, from: number): {readonly href: string; readonly id?: string} => {
    const base = new URL(pages[from]?.address ?? '/', site.origin);
    const url = new URL(href, base);
    if (url.origin !== base.origin) {
      return {href};
    }
    const index = indexes.get(url.pathname);
    if (index === undefined) {
      return {href: url.href};
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    const page = positions[index]?.id ?? '';
    const id = idsOf[index]?.has(anchor) ? `${page}--${anchor}` : page;
    return {href: `#${id}`, id};
  };

  const chapters = documents.map(($, index) => {
    const position = positions[index];
    const page = pages[index];
    if (position === undefined || page === undefined) {
      throw new Error(`No position for page ${index}.`);
    }
    $(screenOnly).remove();
    // Printed code needs no colours, and every coloured token would be a separate element in a PDF.
    $('pre > code').each((_, element) => {
      $(element).find('br').replaceWith('\n');
      $(element).text($(element).text());
    });
    $('details').attr('open', '');
    $('[role=tabpanel]').removeAttr('hidden');
    shiftHeadings($, position.level);
    $('a[href]').each((_, element) => {
      const link = linkOf($(element).attr('href') ?? '', index);
      $(element).attr('href', link.href).removeAttr('target').removeAttr('rel');
      if (link.id !== undefined) {
        $(element).after(pageNumberOf(link.id));
      }
    });
    prefixIds($, position.id);
    const headings = position.headings
      .map(
        ({id, text, level}) =>
          `<h${level} class="category" id="${id}">${escapeHtml(text)}</h${level}>`,
      )
      .join('');
    return `<section class="markdown" id="${position.id}">${headings}${$.html()}</section>`;
  });

  const entries = pages.flatMap((page, index): Entry[] => {
    const position = positions[index];
    return position
      ? [...position.headings, {id: position.id, text: page.title, level: position.level}]
      : [];
  });
  const contents = entries
    .map(
      ({id, text, level}) =>
        `<li class="level-${level}"><a href="#${id}">${escapeHtml(text)}</a>${pageNumberOf(id)}</li>`,
    )
    .join('');

  const title = titleOf(version);
  return `<!doctype html>
<html lang="${site.locale}" dir="ltr" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="manual" content="${site.baseUrl}">
<link rel="icon" href="${site.baseUrl}img/logo.svg">
<title>${escapeHtml(section === undefined ? title : `${section} | ${title}`)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
${ownStyle}
</head>
<body>
<main>
<section class="title-page">
<p class="title">${escapeHtml(site.title)}</p>
<p class="version">Version ${escapeHtml(version.label)}${section === undefined ? '' : `: ${escapeHtml(section)}`}</p>
<p>${escapeHtml(site.tagline)}.</p>
<p class="release">Release ${escapeHtml(release)}<br>${escapeHtml(site.origin)}</p>
</section>
<nav class="contents" aria-labelledby="contents">
<h1 id="contents">Contents</h1>
<ul>${contents}</ul>
</nav>
${chapters.join('\n')}
</main>
</body>
</html>
`;
}
