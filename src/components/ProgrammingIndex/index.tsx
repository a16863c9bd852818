import React, {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/programming.json';
import {find} from '../../catalogue/find';
import {programmingGroup} from '../../catalogue/programmingGroup';
import {useEntryText} from '../../hooks/useEntryText';
import {maxTextLength} from '../../hooks/useTypedText';
import ScrollTable from '../ScrollTable';
import fields from '../field.module.css';
import styles from './styles.module.css';

type Row = (typeof index)[string][number];

// A table that is laid out as blocks is none to a screen reader unless its roles say so.
const head = {scope: 'col', role: 'columnheader'} as const;
const cell = {role: 'cell'} as const;

function Rows({
  rows,
  pathOf,
}: {
  readonly rows: readonly Row[];
  readonly pathOf: ReadonlyMap<string, string>;
}): ReactNode {
  // Attributes are explained in the table of their object: no empty column for them.
  const hasUses = rows.some(({does}) => does !== undefined);
  return (
    <ScrollTable className="stacked-table" role="table">
      <thead>
        <tr role="row">
          <th {...head}>Name</th>
          <th {...head}>Kind</th>
          {hasUses ? <th {...head}>Meaning</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, kind, doc, anchor, does}) => (
          <tr key={`${doc} ${anchor} ${name}`} role="row">
            <td {...cell}>
              <Link to={`${pathOf.get(doc) ?? ''}#${anchor}`}>
                <code>{name}</code>
              </Link>
            </td>
            <td {...cell} data-label="Kind">
              {kind}
            </td>
            {hasUses ? (
              <td {...cell} data-label="Meaning">
                {does}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/**
 * Everything that code can name: folded by kind, so that a phone shows the
 * kinds at a glance; filtered by name or kind, the best match first.
 */
export default function ProgrammingIndex(): ReactNode {
  const {version} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const [filter = '', setFilter] = useEntryText('programming');
  const rows = useMemo(
    () =>
      (index[version] ?? []).map((row) => ({
        ...row,
        title: row.name,
        names: [row.name],
        words: [row.kind, ...(row.does === undefined ? [] : [row.does])],
      })),
    [version],
  );
  const {matches, isPartial} = useMemo(() => find(rows, filter), [rows, filter]);
  const found = matches.map(({entry}) => entry);
  const pathOf = new Map(activeVersion?.docs.map(({id, path}) => [id, path]));
  const groups = [...new Set(rows.map(({kind}) => programmingGroup(kind)))];
  return (
    <>
      <p className={fields.field}>
        <label htmlFor="programming-filter">Filter by name or kind</label>
        <input
          id="programming-filter"
          type="search"
          autoComplete="off"
          maxLength={maxTextLength}
          value={filter}
          onChange={(event) => setFilter(event.target.value.slice(0, maxTextLength))}
        />
        <span role="status">
          {isPartial && matches.length > 0 ? 'No entry matches all words. Some match: ' : null}
          {matches.length} of {rows.length}
        </span>
      </p>
      {filter.trim() === '' ? (
        groups.map((group) => {
          const members = rows.filter(({kind}) => programmingGroup(kind) === group);
          return (
            <details key={group} className={styles.group}>
              <summary>
                {group} <span>{members.length}</span>
              </summary>
              <Rows rows={members} pathOf={pathOf} />
            </details>
          );
        })
      ) : (
        <Rows rows={found} pathOf={pathOf} />
      )}
    </>
  );
}
