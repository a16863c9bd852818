import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistorySelector} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {find, type Findable, type Match} from '../../catalogue/finder';
import fields from '../field.module.css';
import styles from './styles.module.css';

/** One entry of a list that can be filtered. */
export interface FinderEntry extends Findable {
  /** Address of its page. */
  readonly to: string;
  /** Identifier shown beside the title. */
  readonly code?: string | undefined;
  /** A small picture. What looks like a button in it is none. */
  readonly picture?: ReactNode;
  /** What tells it from its neighbours, in a few words. */
  readonly hint: string;
  /** Its keys in each facet. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

/** A closed list by which the entries can be narrowed. */
export interface Facet {
  /** Its name in the query string. */
  readonly key: string;
  readonly label: string;
  /** Labels of its keys. */
  readonly options: Readonly<Record<string, string>>;
}

export interface FinderProps {
  /** Hash, without `#`, of the heading above the finder: an address that is sent leads there. */
  readonly anchor: string;
  /** What the entries are, for example `I/O servers`. */
  readonly noun: string;
  readonly label: string;
  readonly placeholder: string;
  readonly entries: readonly FinderEntry[];
  readonly facets: readonly Facet[];
  /** Whether the whole list is folded until something is chosen. */
  readonly folded?: boolean;
  /** What to try when nothing fits. */
  readonly advice: ReactNode;
}

/** Name of the text in the query string. */
const textKey = 'q';
/** Milliseconds without a key after which the address takes the text: browsers refuse a change for each key. */
const pause = 300;

type State = Readonly<Record<string, string>>;

/** The state of the finder, kept in the query string of the address. */
function useQueryState(keys: readonly string[], anchor: string) {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const search = useHistorySelector(({location}) => location.search);
  const pathname = useHistorySelector(({location}) => location.pathname);
  // The HTML of the page is that of the address without a query.
  const params = new URLSearchParams(isBrowser ? search : '');
  const state: State = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? '']));
  const write = (change: State, how: 'push' | 'replace') => {
    const {location} = history;
    const next = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(change)) {
      if (value === '') {
        next.delete(key);
      } else {
        next.set(key, value);
      }
    }
    history[how]({pathname: location.pathname, search: next.toString(), hash: `#${anchor}`});
  };
  return {state, pathname, write};
}

function EntryList({
  matches,
  isCompact,
  onLeave,
}: {
  readonly matches: readonly Match<FinderEntry>[];
  readonly isCompact: boolean;
  readonly onLeave: () => void;
}): ReactNode {
  const hasPictures = matches.some(({entry}) => entry.picture !== undefined);
  return (
    <ul
      className={clsx(styles.list, isCompact && styles.compact, hasPictures && styles.gallery)}
      data-search-ignore="">
      {matches.map(({entry, by}) => (
        <li key={entry.to}>
          {entry.picture === undefined ? null : (
            <div inert aria-hidden="true" className={styles.picture}>
              {entry.picture}
            </div>
          )}
          <Link to={entry.to} onClick={onLeave}>
            {entry.title}
          </Link>
          {isCompact ? null : (
            <>
              {entry.code === undefined ? null : <code>{entry.code}</code>}
              <span>{entry.hint}</span>
              {by === undefined ? null : (
                <span>
                  found by <mark>{by}</mark>
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * A list of pages that can be filtered by text and by facets. The list is in
 * the HTML, and reads without scripts; with them it is filtered as the reader
 * types, the best match first. What is chosen stands in the query string, so
 * that a filtered list can be sent, and Back undoes a choice.
 */
export default function Finder({
  anchor,
  noun,
  label,
  placeholder,
  entries,
  facets,
  folded = false,
  advice,
}: FinderProps): ReactNode {
  const id = useId();
  const searchPage = useBaseUrl('/search');
  const {state, pathname, write} = useQueryState([textKey, ...facets.map(({key}) => key)], anchor);
  const kept = state[textKey] ?? '';
  const [text, setText] = useState(kept);
  const waiting = useRef<number | undefined>(undefined);

  // Back, forward and a link with a query change the address: the field follows.
  const [followed, setFollowed] = useState(kept);
  if (followed !== kept) {
    setFollowed(kept);
    if (text.trim() !== kept) {
      setText(kept);
    }
  }
  const forget = () => {
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
  };
  // A text that still waits for its pause is older than a change of the address.
  useEffect(() => forget, [kept, pathname]);

  const type = (value: string) => {
    setText(value);
    forget();
    waiting.current = window.setTimeout(() => write({[textKey]: value.trim()}, 'replace'), pause);
  };
  /** Before the reader leaves: Back is to show what was typed. */
  const keep = () => {
    if (waiting.current !== undefined) {
      forget();
      write({[textKey]: text.trim()}, 'replace');
    }
  };
  const clear = () => {
    forget();
    setText('');
    write(Object.fromEntries(Object.keys(state).map((key) => [key, ''])), 'push');
  };

  const narrowed = entries.filter((entry) =>
    facets.every(({key}) => state[key] === '' || entry.facets[key]?.includes(state[key] ?? '')),
  );
  const {matches, partial} = find(narrowed, text);
  const isFiltered = text.trim() !== '' || facets.some(({key}) => state[key] !== '');
  const status = !isFiltered
    ? `${entries.length} ${noun}`
    : partial && matches.length > 0
      ? `No entry has all of these words; ${matches.length} of ${entries.length} ${noun} have some of them`
      : `${matches.length} of ${entries.length} ${noun}`;
  const list = <EntryList matches={matches} isCompact={!isFiltered} onLeave={keep} />;

  return (
    <div className={styles.finder}>
      <form
        role="search"
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          forget();
          write({[textKey]: text.trim()}, 'push');
        }}>
        <p className={fields.field}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </p>
        <p className={styles.facets}>
          {facets.map(({key, label: name, options}) => (
            <label key={key}>
              {name}
              <select
                value={state[key]}
                onChange={(event) =>
                  write({[key]: event.target.value, [textKey]: text.trim()}, 'push')
                }>
                <option value="">all</option>
                {Object.entries(options)
                  .filter(([option]) =>
                    entries.some((entry) => entry.facets[key]?.includes(option)),
                  )
                  .map(([option, optionLabel]) => (
                    <option key={option} value={option}>
                      {optionLabel}
                    </option>
                  ))}
              </select>
            </label>
          ))}
          <button type="button" disabled={!isFiltered} onClick={clear}>
            Show all
          </button>
        </p>
      </form>
      <p role="status" className={styles.status} data-search-ignore="">
        {status}
      </p>
      {isFiltered && matches.length === 0 ? (
        <div className={styles.empty}>
          <p>Nothing here fits. Try this:</p>
          <ul>
            <li>the name of the maker alone, or the first letters of the model</li>
            <li>
              {facets.some(({key}) => state[key] !== '')
                ? 'the same text with every list at “all”'
                : 'another name of the same thing'}
            </li>
            <li>
              <Link to={`${searchPage}?q=${encodeURIComponent(text)}`}>
                the search of the whole manual
              </Link>
            </li>
            {advice}
          </ul>
        </div>
      ) : folded && !isFiltered ? (
        <details>
          <summary>All {noun}, from A to Z</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
