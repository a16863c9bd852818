import React, {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {createPortal} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isPlainKey} from '../../../../lib/device/keys';
import {highlightParam} from '../hitAddress';
import styles from './styles.module.css';

/** Tab panels that contain an element, innermost first. */
function panelsAround(element: Element): Element[] {
  const panel = element.parentElement?.closest('[role="tabpanel"]');
  return panel ? [panel, ...panelsAround(panel)] : [];
}

/**
 * Dispatches `beforematch` on each highlight, as browsers do for find-in-page, so that
 * the tab or disclosure around it opens. Of the tabs in one list, only one opens: the
 * selected one if it contains a highlight, otherwise the first that does.
 */
function showHighlights(article: HTMLElement): void {
  const marks = [...article.querySelectorAll('mark')]
    .filter((mark) => mark.closest('[data-search-ignore]') === null)
    .map((mark) => ({mark, isHidden: mark.closest('[role="tabpanel"][hidden]') !== null}));
  const shown = new Map<Element | null, Element>();
  for (const {mark} of [
    ...marks.filter(({isHidden}) => !isHidden),
    ...marks.filter(({isHidden}) => isHidden),
  ]) {
    const panels = panelsAround(mark);
    if (panels.every((panel) => (shown.get(panel.parentElement) ?? panel) === panel)) {
      panels.forEach((panel) => shown.set(panel.parentElement, panel));
      mark.dispatchEvent(new Event('beforematch', {bubbles: true}));
    }
  }
}

interface Highlighted {
  readonly article: HTMLElement;
  readonly unmark: () => void;
}

/** Highlights words in the article; undefined on a page without one. */
async function highlightArticle(words: readonly string[]): Promise<Highlighted | undefined> {
  const [{default: Mark}, {highlightPattern}] = await Promise.all([
    import('mark.js'),
    import('../../runtime/excerpts'),
  ]);
  const article = document.querySelector('article');
  if (article === null) {
    return undefined;
  }
  const mark = new Mark(article.querySelector<HTMLElement>('.markdown') ?? article);
  mark.markRegExp(highlightPattern(words), {
    exclude: ['svg *', 'button', '.term-note', '.term-note *', 'textarea'],
    ignoreGroups: 1,
  });
  showHighlights(article);
  return {article, unmark: () => mark.unmark()};
}

/** Whether an overlay is open that the browser closes on Escape. */
function isCovered(): boolean {
  return [...document.querySelectorAll('dialog, [popover]')].some(
    (overlay) => overlay.getClientRects().length > 0,
  );
}

/** Removes the words from the address. */
function removeHighlights(history: ReturnType<typeof useHistory>): void {
  const {location} = history;
  const params = new URLSearchParams(location.search);
  params.delete(highlightParam);
  history.replace({...location, search: params.toString()});
}

/**
 * Highlights the words of the query that led to the page. A button and Escape remove
 * the highlights.
 */
export default function Highlights(): ReactNode {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // Location of the displayed page: the history is ahead of it while the next page loads.
  const {search, pathname} = useLocation();
  const words = isBrowser ? new URLSearchParams(search).getAll(highlightParam) : [];
  const key = JSON.stringify([pathname, words]);
  const [shown, setShown] = useState<{readonly key: string; readonly article: HTMLElement}>();

  useEffect(() => {
    const [, terms] = JSON.parse(key) as [string, string[]];
    if (terms.length === 0) {
      return undefined;
    }
    let isCancelled = false;
    let unmark: () => void = () => undefined;
    // Code blocks render again after the effects of the page.
    const timer = setTimeout(() => {
      void highlightArticle(terms).then((highlighted) => {
        if (isCancelled) {
          highlighted?.unmark();
        } else if (highlighted) {
          ({unmark} = highlighted);
          setShown({key, article: highlighted.article});
        }
      });
    });
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      unmark();
    };
  }, [key]);

  const isShown = words.length > 0 && shown?.key === key;
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const onKey = (event: KeyboardEvent) => {
      if (isPlainKey(event, 'Escape') && !isCovered()) {
        removeHighlights(history);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, history]);

  // At the end of the article, the button has its own space and covers no text.
  return isShown
    ? createPortal(
        <p className={clsx('screen-only', styles.bar)}>
          <button type="button" onClick={() => removeHighlights(history)}>
            Remove highlights <span aria-hidden="true">✕</span>
          </button>
        </p>,
        shown.article,
      )
    : null;
}
