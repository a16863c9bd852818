import React, {
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import {useWindowSize} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {isComposing, isPlainKey} from '../../../../lib/device/keys';
import {useModal, usePopUp} from '../../../../lib/hooks/overlays';
import {indexAddress, type SearchVersion} from '../../addresses';
import {maxQueryLength, maxSuggestions} from '../../limits';
import type {HitLimits} from '../../runtime/hits';
import {workerWith} from '../loadSearch';
import {forgetSearches, recentSearches, rememberSearch} from '../recentSearches';
import {startFailure} from '../startError';
import {useSearch} from '../useSearch';
import {useSearchPage, useSearchVersion} from '../useSearchVersions';
import {announcementOf, choicesOf, type Choice} from './choices';
import {useDebounced, useShortcut, useSuggestions} from './hooks';
import styles from './styles.module.css';

/** Limits of the suggestions: pages have priority over sections. */
const limits: HitLimits = {hits: maxSuggestions, pages: 5, sections: 2};
/** Debounce of the announcement for screen readers, in milliseconds. */
const announcementDelay = 600;

/** Fetches the index on the first hover or focus; an error is shown when a query is entered. */
function loadIndex(version: SearchVersion): void {
  if (process.env.NODE_ENV === 'production') {
    void workerWith(indexAddress(version)).catch(() => undefined);
  }
}

export interface SearchBoxProps {
  /** Accessible name of the field. */
  readonly label: string;
  /** Accessible name of the form, which is a landmark. */
  readonly landmark: string;
  readonly placeholder: string;
  /** The box in the navbar has the keyboard shortcut, the box in a page a submit button. */
  readonly variant: 'navbar' | 'page';
}

/**
 * Search box: a combobox with the best hits in the current version. On a small screen,
 * the open box fills the screen. Without scripts, it is a form that leads to the search
 * page.
 */
export default function SearchBox({
  label,
  landmark,
  placeholder,
  variant,
}: SearchBoxProps): ReactNode {
  const id = useId();
  const isInNavbar = variant === 'navbar';
  const version = useSearchVersion();
  const pageFor = useSearchPage();
  // Static HTML is the same for all platforms.
  const isApple = useIsBrowser() && /Macintosh|iPhone|iPad/u.test(navigator.userAgent);
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const resultsPage = pageFor(query, version);
  const {outcome, shown, retry} = useSearch(
    {index: indexAddress(version), query, limits, client: id},
    resultsPage,
  );
  const {Suggestions, hasFailed, retry: retrySuggestions} = useSuggestions(isOpen, resultsPage);

  const choices = choicesOf(query, shown, recent, resultsPage);
  const current = Math.min(active, choices.length - 1);
  const isListed = isOpen && Suggestions !== undefined;
  const announcement = useDebounced(isOpen ? announcementOf(outcome) : '', announcementDelay);

  const open = () => {
    if (!isOpen) {
      setIsOpen(true);
      setRecent(recentSearches());
      loadIndex(version);
    }
  };
  const close = useCallback(() => {
    setIsOpen(false);
    setActive(0);
  }, []);
  useShortcut(isInNavbar, () => {
    input.current?.focus();
    input.current?.select();
    // An open dialog or mobile menu makes the field inert.
    if (document.activeElement === input.current) {
      open();
    }
  });
  const isPhone = useWindowSize() === 'mobile';
  useModal(box, isOpen && isPhone, close);
  usePopUp(box, isOpen && !isPhone, close);
  const type = (text: string) => {
    setQuery(text.slice(0, maxQueryLength));
    setActive(0);
    open();
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

  const submit = () => {
    if (query.trim() !== '') {
      choose({kind: 'all', to: resultsPage});
    }
  };
  const onEnter = () => {
    if (!isOpen && query.trim() === '') {
      open();
      return;
    }
    const choice = isOpen && outcome.state !== 'loading' ? choices[current] : undefined;
    if (choice === undefined) {
      submit();
    } else {
      choose(choice);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (isPlainKey(event, 'ArrowDown', 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (isOpen && choices.length > 0) {
        setActive((current + step + choices.length) % choices.length);
      }
      open();
    } else if (['Home', 'End'].includes(event.key) && isOpen && event.ctrlKey) {
      event.preventDefault();
      setActive(event.key === 'Home' ? 0 : choices.length - 1);
    } else if (isPlainKey(event, 'Enter')) {
      // Otherwise the form is submitted, which opens the page of all results.
      event.preventDefault();
      onEnter();
    } else if (isPlainKey(event, 'Escape') && query !== '') {
      event.preventDefault();
      setQuery('');
    }
  };

  return (
    <div
      ref={box}
      className={clsx(
        styles.box,
        isInNavbar ? 'navbar__search' : styles.page,
        isOpen && styles.open,
      )}
      data-open={isOpen ? '' : undefined}
      {...(isOpen && isPhone && {role: 'dialog', 'aria-modal': true, 'aria-label': landmark})}>
      <form
        role="search"
        aria-label={landmark}
        action={pageFor('', version).split('?')[0]}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}>
        <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
          <path d="M6.5 1.5a5 5 0 1 1 0 10a5 5 0 0 1 0-10zM10.2 10.2L14.5 14.5" />
        </svg>
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          className={clsx(styles.input, isInNavbar && 'navbar__search-input')}
          aria-label={label}
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isListed && current >= 0 ? `${id}${current}` : undefined}
          aria-keyshortcuts={isInNavbar ? 'Control+K Meta+K' : undefined}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxQueryLength}
          // If the field gets the focus before hydration, the start script fetches this index.
          data-index={process.env.NODE_ENV === 'production' ? indexAddress(version) : undefined}
          value={query}
          onMouseEnter={() => loadIndex(version)}
          // On a phone, the open box is modal, so tabbing through the field must not open it.
          onFocus={isPhone ? () => loadIndex(version) : open}
          onClick={open}
          onChange={({target}) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        {isInNavbar ? (
          <span
            className={clsx('keyboard-hint', styles.hint, isOpen && styles.away)}
            aria-hidden="true">
            <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
          </span>
        ) : (
          <button type="submit" className={styles.submit}>
            Search
          </button>
        )}
        <button type="button" className={styles.close} onClick={close}>
          Close
        </button>
      </form>
      <p role="status" className="spoken">
        {announcement}
      </p>
      {isOpen && !isListed && (
        <div className={styles.panel}>
          <div role={hasFailed ? 'alert' : undefined} className={styles.message}>
            <p>{hasFailed ? startFailure : 'Loading…'}</p>
            {hasFailed && (
              <button
                type="button"
                className="button button--primary button--sm"
                onClick={() => {
                  input.current?.focus();
                  void retrySuggestions();
                }}>
                Retry
              </button>
            )}
          </div>
        </div>
      )}
      {isListed && (
        <Suggestions
          id={id}
          version={version}
          query={query}
          outcome={shown}
          isBusy={outcome.state === 'loading' || 'lacksLines' in outcome}
          choices={choices}
          active={current}
          onChoose={choose}
          onRetry={() => {
            // Retry is hidden during the retry.
            input.current?.focus();
            void retry();
          }}
          onForget={() => {
            forgetSearches();
            setRecent([]);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
