import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {find, type FindResult, type Findable, type Match} from '../../catalogue/find';
import {useQueryState} from '../../hooks/useQueryState';
import {maxTextLength, useTypedText} from '../../hooks/useTypedText';
import {wellFormed} from '../../text/wellFormed';
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
  /** The same array as long as nothing in it changes. */
  readonly entries: readonly FinderEntry[];
  readonly facets: readonly Facet[];
  /** Whether the whole list is folded until something is chosen. */
  readonly folded?: boolean;
  /** What to try when nothing fits. */
  readonly advice: ReactNode;
}

/** Name of the text in the query string. */
const textKey = 'q';
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
                  matches <mark>{by}</mark>
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A value that was chosen of a facet. */
interface Choice {
  readonly key: string;
  readonly value: string;
}

/** What was found last among some entries, and for what. */
const lastFound = new WeakMap<
  readonly FinderEntry[],
  {readonly wanted: string; readonly found: FindResult<FinderEntry>}
>();

/**
 * The entries that fit what was chosen and typed. As a page starts it is drawn
 * several times, some of them in vain, and a long text is looked for once.
 */
function foundAmong(
  entries: readonly FinderEntry[],
  choices: readonly Choice[],
  text: string,
): FindResult<FinderEntry> {
  const wanted = JSON.stringify([choices, text]);
  const last = lastFound.get(entries);
  if (last?.wanted === wanted) {
    return last.found;
  }
  const narrowed = entries.filter((entry) =>
    choices.every(({key, value}) => entry.facets[key]?.includes(value)),
  );
  const found = find(narrowed, text);
  lastFound.set(entries, {wanted, found});
  return found;
}

/**
 * A list of pages that can be filtered by text and by facets. The list is in
 * the HTML, also without scripts; with scripts it is filtered as the reader
 * types, the best match first. The choices are in the query string, so that a
 * filtered list can be sent, and Back undoes a choice.
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
  const lists = facets.map(({key, label: name, options}) => ({
    key,
    name,
    options: Object.entries(options).filter(([option]) =>
      entries.some((entry) => entry.facets[key]?.includes(option)),
    ),
  }));
  const keys = [textKey, ...lists.map(({key}) => key)];
  const {read, write} = useQueryState(keys, {
    hash: `#${anchor}`,
    // A value that no list has, of an old or mistyped address, is none.
    accepts: (key, value) =>
      key === textKey ||
      lists.some((list) => list.key === key && list.options.some(([option]) => option === value)),
  });
  const kept = read(textKey);
  const choices = lists.map(({key}) => ({key, value: read(key)})).filter(({value}) => value !== '');
  const {
    text,
    type,
    flush,
    show,
    pressHandlers: whilePressed,
  } = useTypedText(kept, (typed) => write({[textKey]: typed}));
  const clear = () => {
    show('');
    write(Object.fromEntries(keys.map((key) => [key, ''])), 'push');
  };

  const {matches, isPartial} = foundAmong(entries, choices, text);
  const isFiltered = text.trim() !== '' || choices.length > 0;
  const status = !isFiltered
    ? `${entries.length} ${noun}`
    : isPartial && matches.length > 0
      ? `No entry matches all words; ${matches.length} of ${entries.length} ${noun} match some`
      : `${matches.length} of ${entries.length} ${noun}`;
  const list = <EntryList matches={matches} isCompact={!isFiltered} onLeave={flush} />;

  return (
    <div
      className={styles.finder}
      // The Markdown export replaces it with a table: `src/plugins/markdown-export`.
      data-finder={noun}
      {...whilePressed}>
      <form
        role="search"
        aria-label={label}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          show(text);
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
            maxLength={maxTextLength}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </p>
        <p className={styles.facets}>
          {lists.map(({key, name, options}) => (
            <label key={key}>
              {name}
              <select
                value={read(key)}
                onChange={(event) =>
                  write({[key]: event.target.value, [textKey]: text.trim()}, 'push')
                }>
                <option value="">All</option>
                {options.map(([option, optionLabel]) => (
                  <option key={option} value={option}>
                    {optionLabel}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <button type="button" disabled={!isFiltered} onClick={clear}>
            Clear filters
          </button>
        </p>
      </form>
      <p role="status" className={styles.status} data-search-ignore="">
        {status}
      </p>
      {isFiltered && matches.length === 0 ? (
        <div className={styles.empty}>
          <p>No matches. Try:</p>
          <ul>
            <li>only the name of the manufacturer, or the first letters of the model</li>
            <li>
              {choices.length > 0
                ? 'the same text with all lists set to “All”'
                : 'another name or spelling'}
            </li>
            <li>
              <Link to={`${searchPage}?q=${encodeURIComponent(wellFormed(text))}`}>
                a search of the whole manual
              </Link>
            </li>
            {advice}
          </ul>
        </div>
      ) : folded && !isFiltered ? (
        <details>
          <summary>All {noun} from A to Z</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
