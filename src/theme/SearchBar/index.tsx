import React, {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import SearchMarks from '@site/src/components/SearchMarks';
import {indexAddress, type SearchVersion} from '@site/src/search/addresses';
import {searchWorker} from '@site/src/search/client';
import type {HitLimits, SearchHit} from '@site/src/search/hits';
import {suggestions} from '@site/src/search/limits';
import {forgetSearches, recentSearches, rememberSearch} from '@site/src/search/recent';
import {targetOf} from '@site/src/search/target';
import {useSearch, type Outcome} from '@site/src/search/useSearch';
import {useSearchPage, useSearchVersion} from '@site/src/search/useSearchVersions';
import Suggestions from './Suggestions';
import styles from './styles.module.css';

/** Pages among the suggestions before a page gets its sections. */
const limits: HitLimits = {hits: suggestions, pages: 5, sections: 2};
/** Milliseconds without a key after which the number of results is read out. */
const quiet = 600;

/** What an option of the list does when it is chosen. */
export type Choice =
  | {readonly kind: 'hit'; readonly hit: SearchHit; readonly to: string}
  | {readonly kind: 'all'; readonly to: string}
  | {readonly kind: 'recent'; readonly query: string};

function choicesOf(
  query: string,
  outcome: Outcome,
  recent: readonly string[],
  all: string,
): Choice[] {
  if (query.trim() === '') {
    return recent.map((one) => ({kind: 'recent', query: one}));
  }
  if (outcome.state !== 'found') {
    return [];
  }
  return [
    ...outcome.hits.map((hit) => ({kind: 'hit', hit, to: targetOf(hit, outcome.marks)}) as const),
    ...(outcome.hits.length > 0 ? [{kind: 'all', to: all} as const] : []),
  ];
}

/** What is read out once the reader pauses. */
function announcementOf(outcome: Outcome): string {
  switch (outcome.state) {
    case 'idle':
      return '';
    case 'loading':
      return 'Searching';
    case 'failed':
      return outcome.reason;
    case 'unreadable':
      return `The query cannot be read: ${outcome.reason}`;
    case 'found':
      return outcome.hits.length === 0
        ? 'No results'
        : `${outcome.hits.length} suggestions, arrow keys to choose`;
  }
}

/** The text, once it has not changed for a while. */
function useQuiet(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Ctrl+K, or Cmd+K, from everywhere. */
function useShortcut(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

/** Whatever the reader presses or reaches outside an open box closes it. */
function useOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onOther = ({target}: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) {
        close();
      }
    };
    document.addEventListener('focusin', onOther);
    document.addEventListener('pointerdown', onOther);
    return () => {
      document.removeEventListener('focusin', onOther);
      document.removeEventListener('pointerdown', onOther);
    };
  });
}

/** Fetch the index on the first hover or focus; what fails is told when something is typed. */
function loadIndex(version: SearchVersion): void {
  if (process.env.NODE_ENV === 'production') {
    searchWorker()
      .then((worker) => worker.load(indexAddress(version)))
      .catch(() => undefined);
  }
}

/**
 * Search box of the navbar: a combobox whose list has the best hits in the
 * version that is read. On a small screen it fills the screen while it is open.
 */
export default function SearchBar(): ReactNode {
  const id = useId();
  const history = useHistory();
  const version = useSearchVersion();
  const pageFor = useSearchPage();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const {outcome, last, retry} = useSearch({
    ...{index: indexAddress(version), query, limits, asker: 'box'},
  });

  const pathname = useHistorySelector(({location}) => location.pathname);
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    setIsOpen(false);
  }

  // What was found before stays until the next answer is there: the list does not flicker.
  const shown = outcome.state === 'loading' && last.state === 'found' ? last : outcome;
  const choices = choicesOf(query, shown, recent, pageFor(query, version));
  const current = Math.min(active, choices.length - 1);
  const announcement = useQuiet(isOpen ? announcementOf(outcome) : '');
  const focus = useCallback(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  useShortcut(focus);

  const open = () => {
    setIsOpen(true);
    setRecent(recentSearches());
    loadIndex(version);
  };
  const close = () => {
    setIsOpen(false);
    setActive(0);
  };
  useOutside(box, isOpen, close);
  const type = (text: string) => {
    setQuery(text);
    setActive(0);
    setIsOpen(true);
  };
  const choose = (choice: Choice) => {
    if (choice.kind === 'recent') {
      type(choice.query);
      input.current?.focus();
      return;
    }
    rememberSearch(query);
    close();
    input.current?.blur();
    history.push(choice.to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setActive(isOpen ? (current + step + choices.length) % choices.length : 0);
      setIsOpen(true);
    } else if ((event.key === 'Home' || event.key === 'End') && isOpen && event.ctrlKey) {
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : choices.length - 1);
    } else if (event.key === 'Escape' && (isOpen || query !== '')) {
      event.preventDefault();
      if (isOpen) {
        close();
      } else {
        setQuery('');
      }
    }
  };
  const onSubmit = () => {
    const choice = isOpen && outcome.state !== 'loading' ? choices[current] : undefined;
    if (choice !== undefined) {
      choose(choice);
    } else if (query.trim() !== '') {
      choose({kind: 'all', to: pageFor(query, version)});
    }
  };

  return (
    <div ref={box} className={clsx('navbar__search', styles.box, isOpen && styles.open)}>
      <form
        role="search"
        aria-label="Manual"
        action={pageFor('', version).split('?')[0]}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}>
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
          <path d="M6.5 1.5a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM10.2 10.2L14.5 14.5" />
        </svg>
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          className={clsx('navbar__search-input', styles.input)}
          aria-label="Search"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && current >= 0 ? `${id}${current}` : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder="Search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onMouseEnter={() => loadIndex(version)}
          onFocus={open}
          onClick={open}
          onChange={({target}) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={clsx(styles.hint, isOpen && styles.away)} aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>K</kbd>
        </span>
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </form>
      <p role="status" className={styles.spoken}>
        {announcement}
      </p>
      {isOpen && (
        <Suggestions
          id={id}
          version={version}
          query={query}
          outcome={shown}
          isLoading={outcome.state === 'loading'}
          choices={choices}
          active={current}
          onChoose={choose}
          onRetry={retry}
          onForget={() => {
            forgetSearches();
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
      <SearchMarks />
    </div>
  );
}
