import React, {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {find, type Findable} from '../../features/catalogue/find';
import {useEntryText} from '../../lib/hooks/useEntryText';
import {maxTextLength} from '../../lib/hooks/useTypedText';
import NoMatch from '../NoMatch';
import fields from '../field.module.css';
import styles from './styles.module.css';

interface FilterIndexProps<Row> {
  /** Key of the text in the history entry; unique on the page. */
  readonly name: string;
  readonly label: string;
  /** Must be memoised: a new array filters again. */
  readonly rows: readonly Row[];
  readonly groupOf: (row: Row) => string;
  readonly groups: readonly string[];
  /** Content of an entry. */
  readonly children: (row: Row) => ReactNode;
}

interface IndexRow extends Findable {
  readonly doc: string;
  readonly anchor: string;
}

/** List of entries: collapsed groups without a filter, otherwise the best match first. */
export default function FilterIndex<Row extends IndexRow>({
  name,
  label,
  rows,
  groupOf,
  groups,
  children,
}: FilterIndexProps<Row>): ReactNode {
  const [filter = '', setFilter] = useEntryText(name);
  const {matches, isPartial} = useMemo(() => find(rows, filter), [rows, filter]);
  const listOf = (shown: readonly Row[]) =>
    shown.length === 0 ? (
      <NoMatch text={filter} hint="Enter only the first letters of a word" />
    ) : (
      <ul className={styles.entries}>
        {shown.map((row) => (
          <li key={`${row.doc} ${row.anchor} ${row.title}`}>{children(row)}</li>
        ))}
      </ul>
    );
  return (
    <>
      <form
        role="search"
        aria-label={label}
        className={clsx('screen-only', fields.field)}
        onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={`${name}-filter`}>{label}</label>
        <input
          id={`${name}-filter`}
          type="search"
          autoComplete="off"
          maxLength={maxTextLength}
          value={filter}
          onChange={(event) => setFilter(event.target.value.slice(0, maxTextLength))}
        />
        <span role="status">
          {`${isPartial && matches.length > 0 ? 'No entry matches all words. Some match: ' : ''}${matches.length} of ${rows.length}`}
        </span>
      </form>
      {filter.trim() === ''
        ? groups.map((group) => {
            const members = rows.filter((row) => groupOf(row) === group);
            return (
              <details key={group} className={styles.group}>
                <summary>
                  {group} <span>{members.length}</span>
                </summary>
                {listOf(members)}
              </details>
            );
          })
        : listOf(matches.map(({entry}) => entry))}
    </>
  );
}
