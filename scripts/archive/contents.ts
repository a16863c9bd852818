import {escapeHtml} from '../../src/lib/html';
import {files, relativeAddress, type DocsPaths} from './layout';
import type {SidebarItem} from '../manual';

/** Sidebar of a version as nested lists of links. */
export function contentsHtml(
  items: readonly SidebarItem[],
  fileOf: (address: string) => string | undefined,
  className = '',
): string {
  const lines = items.map(({label, address = '', items: below}) => {
    const [path = '', anchor] = address.split('#');
    const file = fileOf(path);
    const name = escapeHtml(label);
    const link =
      file === undefined || path === ''
        ? name
        : `<a href="${relativeAddress(files.contents, file)}${anchor === undefined ? '' : `#${anchor}`}">${name}</a>`;
    return `<li>${link}${below.length > 0 ? contentsHtml(below, fileOf) : ''}</li>`;
  });
  return `<ul${className === '' ? '' : ` class="${className}"`}>${lines.join('')}</ul>`;
}

/** Content of the search page. */
export function searchHtml(paths: DocsPaths): string {
  return `<form role="search" class="archive-scripted archive-search" action="${files.search}" method="get"><label for="archive-query">Search terms</label><input id="archive-query" type="search" name="q" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" aria-keyshortcuts="Control+K Meta+K"></form>
<p role="status" class="archive-status"></p>
<ol class="archive-hits" data-place="${escapeHtml(JSON.stringify(paths))}"></ol>
<p class="archive-unscripted">The search requires JavaScript. Without JavaScript, see <a href="${files.contents}">All pages</a>.</p>
<script src="${files.searchScript}"></script>`;
}
