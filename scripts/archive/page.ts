import {load, type CheerioAPI} from 'cheerio';
import {site} from '../../src/site';
import {files, relativeAddress} from './layout';
import {linkOf, type ArchiveSite, type Referrer} from './links';

/** Edition of an archive, shown on each page. */
export interface ArchiveEdition {
  /** Label of the version. */
  readonly label: string;
  /** Release of the site. */
  readonly release: string;
  /** Address of the Introduction on the site. */
  readonly main: string;
}

export interface ArchivedPage {
  readonly html: string;
  /** Files of the built site that the page needs. */
  readonly assets: readonly string[];
}

/**
 * Content security policy: only files of the archive. `'self'` covers an archive on a server; not
 * all browsers apply it to files.
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

/** Class of controls that need the script of the archive, and are hidden without it. */
export const scripted = 'archive-scripted';
export const sidebarId = 'archive-sidebar';

/** Controls that need no script: notes of the glossary. */
const popoverTriggers = '[popovertarget]';

/** Removes parts of the site, and controls that need its application. */
function removeApplication($: CheerioAPI, {label, main}: ArchiveEdition): void {
  $('script, head style').remove();
  $('link').not('[rel="stylesheet"], [rel="icon"]').remove();
  $('head meta')
    .not('[charset], [name="viewport"], [name="description"], [name="generator"]')
    .remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
  // The archive contains the picture in `src` only, not the other sizes.
  $('[srcset]').removeAttr('srcset');

  $(
    '.theme-announcement-bar, nav > dialog, .navbar-sidebar__backdrop, .theme-back-to-top-button',
  ).remove();
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
  // Filters need scripts; the unfiltered lists remain.
  $('main form').remove();
  $('[class*="playground_"] > p').text('In the online manual, you can enter and run rules here.');
  $('.preview-tools, .preview-limits').remove();
  $('.preview-stage').each((_, stage) => {
    $(stage).attr({inert: '', role: 'img', 'aria-label': 'Picture of the XML below'});
    // For browsers that do not support `inert`.
    $(stage).find('a, button, input, select, textarea, summary').attr('tabindex', '-1');
  });
  $('.theme-code-block button').addClass(scripted);
  $('main')
    .find('button, input, select, textarea')
    .not(`.${scripted}, ${popoverTriggers}, [inert] *`)
    .each((_, control) => {
      const isText = $(control).closest('p, li, td, dd').length > 0;
      $(control).replaceWith(isText ? $(control).contents() : '');
    });
}

/** Inserts the parts of the archive that replace the application. */
function addArchiveParts($: CheerioAPI, {file}: Referrer, {label, release}: ArchiveEdition): void {
  const contents = relativeAddress(file, files.contents);
  $('html').attr({
    'data-theme': 'light',
    'data-theme-choice': 'light',
    // Reserves no space for the announcement bar.
    'data-announcement-bar-initially-dismissed': 'true',
  });
  $('meta[charset]').after(`\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  $('head').append(
    `<link rel="stylesheet" href="${relativeAddress(file, files.styles)}">`,
    // Not deferred, because it sets the colour mode before the first paint.
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
  $('.footer__copyright').append(
    `<p class="archive-edition">Offline copy of the ${label} manual, release ${release}.</p>`,
  );
}

/** Attributes with an address. */
const addressAttributes = ['href', 'src', 'poster', 'data', 'xlink:href'];

/** Makes the addresses of a page relative, and links out of the archive text. Returns its assets. */
function rewriteAddresses($: CheerioAPI, from: Referrer, siteOf: ArchiveSite): string[] {
  const assets = new Set<string>();
  for (const name of addressAttributes) {
    $(`[${name.replace(':', String.raw`\:`)}]`).each((_, element) => {
      const address = $(element).attr(name) ?? '';
      const link = linkOf(address, from, siteOf);
      if (link.kind === 'asset') {
        assets.add(link.file);
      }
      if (link.kind !== 'outside') {
        $(element).attr(name, link.address);
      } else if ($(element).is('a')) {
        $(element).replaceWith(
          $('<span class="archive-outside"></span>')
            .append($(element).contents())
            .append(' (not in this copy)'),
        );
      } else {
        throw new Error(`${from.address} needs ${address}, which the built site does not have.`);
      }
    });
  }
  return [...assets];
}

/**
 * Page of the archive, which works from a folder and without the application of the site.
 *
 * @param $ page of the built site; changed in place
 * @throws Error if the built site lacks a file that the page needs
 */
export function archivedPage(
  $: CheerioAPI,
  page: Referrer,
  siteOf: ArchiveSite,
  edition: ArchiveEdition,
): ArchivedPage {
  removeApplication($, edition);
  const assets = rewriteAddresses($, page, siteOf);
  addArchiveParts($, page, edition);
  return {html: $.html(), assets};
}

/**
 * Page that only the archive has.
 *
 * @param html Introduction of the archive, for its frame
 */
export function ownPage(html: string, title: string, content: string): string {
  const $ = load(html);
  $('title').text(`${title} | ${site.title}`);
  $('meta[name="description"]').remove();
  $('.menu__link--active').removeClass('menu__link--active').removeAttr('aria-current');
  // The search page has its own field.
  $(title === 'Search' ? 'nav.navbar form[role="search"]' : [])
    .closest('.archive-scripted')
    .remove();
  $('main').html(
    `<div class="container padding-top--md padding-bottom--lg"><div class="markdown"><h1>${title}</h1>${content}</div></div>`,
  );
  // A fragment that this page lacks is in the Introduction, which the frame comes from.
  $('a[href^="#"]').each((_, link) => {
    const address = $(link).attr('href') ?? '';
    if ($(`[id="${address.slice(1)}"]`).length === 0) {
      $(link).attr('href', files.start + address);
    }
  });
  return $.html();
}
