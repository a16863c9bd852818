import React, {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isPlainKey} from '../../../../lib/device/keys';
import {highlightParam} from '../hitAddress';
import styles from './styles.module.css';

/** The panels of tabs around an element. */
function panelsAround(element: Element): Element[] {
  const panel = element.parentElement?.closest('[role="tabpanel"]');
  return panel ? [panel, ...panelsAround(panel)] : [];
}

/**
 * Announces each highlight as browsers announce what their own search finds, so
 * that the tab or fold around it opens: of the tabs of one list, the one that is
 * open where it has a highlight, or else the first that has.
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

/** Highlight words in the article of the page; resolves to a function that takes it back. */
async function highlightArticle(words: readonly string[]): Promise<() => void> {
  const [{default: Mark}, {highlightPattern}] = await Promise.all([
    import('mark.js'),
    import('../../runtime/excerpts'),
  ]);
  const article =
    document.querySelector<HTMLElement>('article .markdown') ?? document.querySelector('article');
  if (article === null) {
    return () => undefined;
  }
  const mark = new Mark(article);
  mark.markRegExp(highlightPattern(words), {
    exclude: ['svg *', 'button:not(.term)', '.term-note', '.term-note *', 'textarea'],
    ignoreGroups: 1,
  });
  showHighlights(article);
  return () => mark.unmark();
}

/** Whether something is over the page that Escape closes without its script. */
function isCovered(): boolean {
  return [...document.querySelectorAll('dialog, [popover]')].some(
    (one) => one.getClientRects().length > 0,
  );
}

/** Take the words out of the address; what is highlighted follows. */
function dropHighlights(history: ReturnType<typeof useHistory>): void {
  const {location} = history;
  const params = new URLSearchParams(location.search);
  params.delete(highlightParam);
  history.replace({...location, search: params.toString()});
}

/**
 * Highlights, in the page, the words that led the reader there; a button takes
 * it back, as does Escape.
 */
export default function Highlights(): ReactNode {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  // The location of the page that is shown: the history is ahead of it while the next page loads.
  const {search, pathname} = useLocation();
  const words = isBrowser ? new URLSearchParams(search).getAll(highlightParam) : [];
  const key = JSON.stringify([pathname, words]);
  const [shown, setShown] = useState('');

  useEffect(() => {
    const [, wanted] = JSON.parse(key) as [string, string[]];
    if (wanted.length === 0) {
      return undefined;
    }
    let isOver = false;
    let unmark: () => void = () => undefined;
    // Code blocks render once more after the effects of the page.
    const timer = setTimeout(() => {
      void highlightArticle(wanted).then((undo) => {
        if (isOver) {
          undo();
        } else {
          unmark = undo;
          setShown(key);
        }
      });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      unmark();
    };
  }, [key]);

  const isShown = words.length > 0 && shown === key;
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const onKey = (event: KeyboardEvent) => {
      if (isPlainKey(event, 'Escape') && !isCovered()) {
        dropHighlights(history);
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown, history]);

  // The navbar, which has this component, takes what is fixed in it along as it hides.
  return isShown
    ? createPortal(
        <button type="button" className={styles.button} onClick={() => dropHighlights(history)}>
          Remove highlights <span aria-hidden="true">✕</span>
        </button>,
        document.body,
      )
    : null;
}
