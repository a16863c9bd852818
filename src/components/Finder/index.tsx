import React, {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {find, type Findable, type Match} from '../../features/catalogue/find';
import {useQueryState} from '../../lib/hooks/useQueryState';
import {maxTextLength, useTypedText} from '../../lib/hooks/useTypedText';
import NoMatch from '../NoMatch';
import fields from '../field.module.css';
import styles from './styles.module.css';

export interface FinderEntry extends Findable {
  readonly to: string;
  /** Identifier beside the title. */
  readonly code?: string | undefined;
  /** Thumbnail, inert. */
  readonly picture?: ReactNode;
  /** Short text that distinguishes the entry from others. */
  readonly hint: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

export interface Facet {
  /** Name in the query string. */
  readonly key: string;
  readonly label: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface FinderProps {
  /** Hash of the heading above the finder, without `#`, for shared addresses. */
  readonly anchor: string;
  /** Plural noun for the entries, for example `I/O servers`. */
  readonly noun: string;
  /** Name of the form, which the heading above it shows. */
  readonly label: string;
  /** Label of the text filter. */
  readonly filterLabel: string;
  readonly entries: readonly FinderEntry[];
  readonly facets: readonly Facet[];
  /** Whether the unfiltered list is folded. */
  readonly folded?: boolean;
}

/** Name of the text filter in the query string. */
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

/**
 * List of pages with a text filter and facets, the best match first. The static HTML has the
 * whole list. The state is in the query string, so that a filtered list can be shared and Back
 * undoes a choice.
 */
export default function Finder({
  anchor,
  noun,
  label,
  filterLabel,
  entries,
  facets,
  folded = false,
}: FinderProps): ReactNode {
  const id = useId();
  const lists = facets.map(({key, label: name, options}) => ({
    key,
    name,
    options: Object.entries(options).filter(([option]) =>
      entries.some((entry) => entry.facets[key]?.includes(option)),
    ),
  }));
  const {read, write} = useQueryState(`#${anchor}`);
  const valueOf = ({key, options}: (typeof lists)[number]) =>
    options.find(([option]) => option === read(key))?.[0] ?? '';
  const choices = lists
    .map((list) => ({key: list.key, value: valueOf(list)}))
    .filter(({value}) => value !== '');
  const {text, type, flush, show, pressHandlers} = useTypedText(read(textKey), (typed) =>
    write({[textKey]: typed}),
  );
  const clear = () => {
    show('');
    write(
      Object.fromEntries([textKey, ...lists.map(({key}) => key)].map((key) => [key, ''])),
      'push',
    );
  };

  const narrowed = entries.filter((entry) =>
    choices.every(({key, value}) => entry.facets[key]?.includes(value)),
  );
  const {matches, isPartial} = find(narrowed, text);
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
      // The Markdown export replaces the finder with a table: `src/features/markdown-export`.
      data-finder={noun}
      {...pressHandlers}>
      <form
        role="search"
        aria-label={label}
        className={clsx('scripted', styles.form)}
        onSubmit={(event) => {
          event.preventDefault();
          show(text);
          write({[textKey]: text.trim()}, 'push');
        }}>
        <p className={fields.field}>
          <label htmlFor={id}>{filterLabel}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxTextLength}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
        </p>
        <p className={styles.facets}>
          {lists.map((list) => (
            <label key={list.key}>
              {list.name}
              <select
                value={valueOf(list)}
                onChange={(event) =>
                  write({[list.key]: event.target.value, [textKey]: text.trim()}, 'push')
                }>
                <option value="">All</option>
                {list.options.map(([option, optionLabel]) => (
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
        <NoMatch
          {...{text}}
          hint="Enter only the first letters of the name, set all lists to “All”"
        />
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
