/** Search of an archive without a worker, which a page in a folder cannot start. */

import './oldBrowsers';
import {
  runQuery,
  byPage,
  highlightedPieces,
  indexOf,
  linePieces,
  linesOf,
  titleOf,
  withLines,
  type PageTexts,
  type QueryResponse,
  type Piece,
  type SearchHit,
  type SearchIndex,
} from '../../../src/features/search';
import {files, pageFile, type DocsPaths} from '../layout';

declare global {
  interface Window {
    /** Called by the scripts with data. */
    manualArchive: (name: string, data: unknown) => void;
  }
}

/** Texts of the pages, by number of the page. */
type Texts = Readonly<Record<string, PageTexts | undefined>>;

const limits = {hits: 60, pages: 20, sections: 2} as const;
/** Debounce in milliseconds. */
const debounce = 150;

const received = new Map<string, unknown>();
window.manualArchive = (name, data) => void received.set(name, data);

/**
 * Loads a script of the archive that passes data to `manualArchive`; resolves with the data of this
 * name.
 */
function data(name: string, file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = file;
    script.onload = () => resolve(received.get(name));
    script.onerror = () => reject(new Error(`The file ${file} is missing from this copy.`));
    document.head.append(script);
  });
}

let loaded: Promise<[SearchIndex, Texts]> | undefined;

function load(): Promise<[SearchIndex, Texts]> {
  loaded ??= Promise.all([
    data('index', files.searchIndex).then(indexOf),
    data('texts', files.searchTexts) as Promise<Texts>,
  ]);
  return loaded;
}

function addPieces(parent: Element, pieces: readonly Piece[]): void {
  for (const {text, isHighlighted} of pieces) {
    const mark = document.createElement('mark');
    mark.textContent = text;
    parent.append(isHighlighted ? mark : text);
  }
}

function line(className: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  return element;
}

function itemOf(hit: SearchHit, file: string, highlights: readonly string[]): HTMLElement {
  const item = document.createElement('li');
  item.classList.toggle('archive-hit--below', hit.isInterOfTree || hit.isLastOfTree);
  const link = document.createElement('a');
  link.href = file + (hit.h ?? '');
  addPieces(link, highlightedPieces(titleOf(hit), highlights));
  item.append(link);
  const texts = hit.lines ?? (hit.s === undefined ? [hit.description ?? ''] : []);
  const excerpts = texts.map((text) => {
    const excerpt = line('archive-excerpt');
    addPieces(excerpt, linePieces(text, highlights));
    return excerpt;
  });
  if (hit.b.length > 0 && !hit.isInterOfTree && !hit.isLastOfTree) {
    const breadcrumbs = line('archive-place');
    breadcrumbs.textContent = hit.b.join(' › ');
    item.append(breadcrumbs);
  }
  item.append(...excerpts);
  return item;
}

function start(): void {
  const form = document.querySelector<HTMLFormElement>('.archive-search');
  const field = form?.querySelector('input');
  const status = document.querySelector('.archive-status');
  const list = document.querySelector<HTMLElement>('.archive-hits');
  const paths = JSON.parse(list?.dataset.place ?? 'null') as DocsPaths | null;
  if (!form || !field || !status || !list || !paths) {
    return;
  }
  let latestQuery = '';
  const show = (query: string, answer: QueryResponse, {titles}: SearchIndex, texts: Texts) => {
    if (answer.state === 'invalid') {
      status.textContent = `The query is not valid: ${answer.reason}.`;
      list.textContent = '';
      return;
    }
    const {highlights, words} = answer;
    const hits = byPage(answer.hits).flatMap((page) => {
      const pageTexts = texts[page[0]?.i ?? ''];
      return pageTexts === undefined ? page : withLines(page, linesOf(pageTexts), words, titles);
    });
    const items = hits.flatMap((hit) => {
      const file = pageFile(hit.u, paths);
      return file === undefined ? [] : [itemOf(hit, file, highlights)];
    });
    const pages = answer.pages === 1 ? '1 page' : `${answer.pages} pages`;
    const shown = answer.pages > limits.pages ? `; the first ${limits.pages} are shown` : '';
    status.textContent =
      items.length === 0
        ? `No results for “${query}”. ${answer.reason ?? 'Try fewer words or another spelling.'}`
        : `${pages} for “${query}”${shown}.`;
    list.textContent = '';
    list.append(...items);
  };
  const search = async () => {
    const query = field.value.trim();
    latestQuery = query;
    if (query === '') {
      status.textContent = '';
      list.textContent = '';
      return;
    }
    if (loaded === undefined) {
      status.textContent = 'Loading the search…';
    }
    try {
      const [index, texts] = await load();
      if (latestQuery === query) {
        show(query, runQuery(index, {query, limits, pathPrefix: `${paths.root}/`}), index, texts);
      }
    } catch (error) {
      loaded = undefined;
      status.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  let timer: number | undefined;
  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void search(), debounce);
  });
  field.addEventListener('focus', () => void load().catch(() => undefined), {once: true});
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    history.replaceState(null, '', `?${new URLSearchParams({q: field.value.trim()}).toString()}`);
    void search();
  });
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (field.value === '') {
    field.focus();
  }
  void search();
}

start();
