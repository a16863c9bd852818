import {load, type CheerioAPI} from 'cheerio';
import {site} from '../site';
import {files, relativeAddress} from './layout';
import {linkOf, mapCssUrls, mapSrcset, type ArchiveSite, type Link, type Referrer} from './links';

/** What every page of an archive says of itself. */
export interface ArchiveEdition {
  /** Name of the version for readers. */
  readonly label: string;
  /** Release of the site that the archive was made from. */
  readonly release: string;
  /** Address on the site of the Introduction. */
  readonly main: string;
}

/** A page as it stands in the archive. */
export interface ArchivedPage {
  readonly html: string;
  /** Files of the built site that it needs beside it. */
  readonly assets: readonly string[];
}

/**
 * What a page may load: files beside it, and nothing of another origin. Not all
 * browsers take a file for a part of `'self'`, which covers an archive that
 * somebody serves.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' file:",
  "style-src 'self' file:",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' file: data:",
  "font-src 'self' file:",
  "form-action 'self' file:",
  "base-uri 'none'",
].join('; ');

/** Shown by the script of the archive: without it, these would do nothing. */
export const scripted = 'archive-scripted';
export const sidebarId = 'archive-sidebar';

/** Controls that do something without the site's application: notes that the browser opens. */
const alive = '[popovertarget]';

/** Take out what belongs to the site, or answers only with its application. */
function takeOut($: CheerioAPI, {label, main}: ArchiveEdition): void {
  $('script, head style').remove();
  $('link').not('[rel="stylesheet"], [rel="icon"]').remove();
  $('head meta')
    .not('[charset], [name="viewport"], [name="description"], [name="generator"]')
    .remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');

  $('.theme-announcement-bar, .navbar-sidebar__backdrop, .theme-back-to-top-button').remove();
  $('nav.navbar .navbar__item').remove();
  $('a.navbar__brand, a[class*="sidebarLogo"], .breadcrumbs__link[href="/"]').attr('href', main);
  const sidebar = $('.theme-doc-sidebar-container');
  sidebar.find('button').remove();
  sidebar
    .find('a.menu__link')
    .removeAttr('role')
    .removeAttr('aria-expanded')
    .removeAttr('tabindex')
    .removeClass('menu__link--sublist-caret');
  const foot = $('.theme-layout-footer');
  foot.find('a[href="/blog"]').each((_, link) => {
    $(link).prev('.footer__link-separator').remove();
    $(link).remove();
  });
  foot.find('a[href^="/docs"]').attr('href', main);

  $('.theme-doc-version-badge').replaceWith(
    `<p class="archive-version archive-version--page">Version: ${label}</p>`,
  );
  $('[data-browser-only]').remove();
  // Lists of pages stay whole, without the fields that filter them.
  $('main form').remove();
  $('[class*="playground_"] > p').text('In the online manual, you can enter and run rules here.');
  $('.preview-tools, .preview-usable, .preview-limits').remove();
  $('.preview-stage').each((_, stage) => {
    $(stage).attr({inert: '', role: 'img', 'aria-label': 'Picture of the XML below'});
    // Browsers that do not know `inert` would stop at each.
    $(stage).find('a, button, input, select, textarea, summary').attr('tabindex', '-1');
  });
  $('.theme-code-block button').addClass(scripted);
  $('main')
    .find('button, input, select, textarea')
    .not(`.${scripted}, ${alive}, [inert] *`)
    .each((_, control) => {
      const isText = $(control).closest('p, li, td, dd').length > 0;
      $(control).replaceWith(isText ? $(control).contents() : '');
    });
}

/** Inserts the parts of the archive that replace the application. */
function putIn($: CheerioAPI, {file}: Referrer, {label, release}: ArchiveEdition): void {
  const contents = relativeAddress(file, files.contents);
  $('html').attr({
    'data-theme': 'light',
    'data-theme-choice': 'light',
    // Else there would be room for it.
    'data-announcement-bar-initially-dismissed': 'true',
  });
  $('meta[charset]').after(`\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  $('head').append(
    `<link rel="stylesheet" href="${relativeAddress(file, files.styles)}">`,
    // Not deferred: it sets the colours before the page is painted.
    `<script src="${relativeAddress(file, files.script)}"></script>`,
  );

  $('.theme-layout-navbar-left').append(
    `<a class="navbar__item navbar__link" href="${contents}">All pages</a>`,
  );
  $('.theme-layout-navbar-right').prepend(
    `<span class="navbar__item archive-version">Version ${label}</span>`,
  );
  const toggle = $('button.navbar__toggle');
  toggle.replaceWith(
    `<a class="navbar__toggle clean-btn archive-menu" href="#${sidebarId}" aria-label="Menu">${toggle.html() ?? ''}</a>`,
  );
  $('nav.navbar [class*="colorModeToggle"]').addClass(scripted);
  $('nav.navbar form[role="search"]').each((_, form) => {
    $(form).closest('.theme-layout-navbar-right > *').addClass(scripted);
    $(form).attr({action: relativeAddress(file, files.search), method: 'get'});
    $(form).find('button').remove();
    $(form).siblings('[role="status"]').remove();
    $(form)
      .find('input')
      .replaceWith(
        `<input type="search" class="${$(form).find('input').attr('class') ?? ''}" name="q" aria-label="Search" aria-keyshortcuts="Control+K Meta+K" placeholder="Search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search">`,
      );
  });

  const sidebar = $('.theme-doc-sidebar-container').attr({id: sidebarId, tabindex: '-1'});
  sidebar
    .find('.theme-doc-sidebar-menu')
    .prepend(
      `<li class="menu__list-item"><a class="menu__link" href="${contents}">All pages</a></li>`,
    );
  const headings = $('.theme-doc-toc-desktop > ul').first().clone();
  const onPhone = $('.theme-doc-toc-mobile');
  if (headings.length > 0) {
    onPhone.html('<details class="archive-toc"><summary>On this page</summary></details>');
    onPhone.children('details').append(headings);
  } else {
    onPhone.remove();
  }
  $('.footer__copyright').append(
    `<p class="archive-edition">Offline copy of the ${label} manual, release ${release}.</p>`,
  );
}

/** Attributes that hold one address. */
const addressAttributes = ['href', 'src', 'poster', 'data', 'xlink:href'];

/** Make the addresses of a page relative; what leads out of the archive becomes text. */
function rewriteAddresses($: CheerioAPI, from: Referrer, siteOf: ArchiveSite): string[] {
  const assets = new Set<string>();
  const take = (address: string): Link => {
    const link = linkOf(address, from, siteOf);
    if (link.kind === 'asset') {
      assets.add(link.file);
    }
    return link;
  };
  const changed = (address: string): string => {
    const link = take(address);
    if (link.kind === 'outside') {
      throw new Error(`${from.address} needs ${address}, which the built site does not have.`);
    }
    return link.address;
  };
  for (const name of addressAttributes) {
    $(`[${name.replace(':', String.raw`\:`)}]`).each((_, element) => {
      const address = $(element).attr(name) ?? '';
      if (!$(element).is('a')) {
        $(element).attr(name, changed(address));
        return;
      }
      const link = take(address);
      if (link.kind === 'outside') {
        $(element).replaceWith(
          $('<span class="archive-outside"></span>')
            .append($(element).contents())
            .append(' (not in this copy)'),
        );
      } else {
        $(element).attr(name, link.address);
      }
    });
  }
  for (const name of ['srcset', 'imagesrcset']) {
    $(`[${name}]`).each((_, element) => {
      $(element).attr(name, mapSrcset($(element).attr(name) ?? '', changed));
    });
  }
  $('[style*="url("]').each((_, element) => {
    $(element).attr('style', mapCssUrls($(element).attr('style') ?? '', changed));
  });
  return [...assets];
}

/**
 * A page as it stands in the archive: it works from a folder, and shows nothing
 * that only the site's application answers.
 *
 * @param $ the page of the built site; it is changed
 * @throws Error when it needs a picture or a style that the built site lacks
 */
export function archivedPage(
  $: CheerioAPI,
  page: Referrer,
  siteOf: ArchiveSite,
  edition: ArchiveEdition,
): ArchivedPage {
  takeOut($, edition);
  const assets = rewriteAddresses($, page, siteOf);
  putIn($, page, edition);
  return {html: $.html(), assets};
}

/**
 * A page of the archive alone, in the frame of another.
 *
 * @param html the Introduction as it stands in the archive
 */
export function ownPage(html: string, title: string, content: string): string {
  const $ = load(html);
  $('title').text(`${title} | ${site.title}`);
  $('meta[name="description"]').remove();
  $('.menu__link--active').removeClass('menu__link--active').removeAttr('aria-current');
  // The page that searches has a field of its own.
  $(title === 'Search' ? 'nav.navbar form[role="search"]' : [])
    .closest('.archive-scripted')
    .remove();
  $('main').html(
    `<div class="container padding-top--md padding-bottom--lg"><div class="markdown"><h1>${title}</h1>${content}</div></div>`,
  );
  // The Introduction had these on itself.
  $('a[href^="#"]').each((_, link) => {
    const address = $(link).attr('href') ?? '';
    if ($(`[id="${address.slice(1)}"]`).length === 0) {
      $(link).attr('href', files.start + address);
    }
  });
  return $.html();
}
