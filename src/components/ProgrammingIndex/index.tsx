import React, {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/programming.json';
import {find} from '../../catalogue/find';
import ScrollTable from '../ScrollTable';
import fields from '../field.module.css';

/**
 * Everything that code can name, in one table: whole without scripts, filtered
 * by name or kind with them, the best match first.
 */
export default function ProgrammingIndex(): ReactNode {
  const {version} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const [filter, setFilter] = useState('');
  const rows = useMemo(
    () =>
      (index[version] ?? []).map((row) => ({
        ...row,
        title: row.name,
        names: [row.name],
        words: [row.kind],
      })),
    [version],
  );
  const {matches, isPartial} = find(rows, filter);
  const pathOf = new Map(activeVersion?.docs.map(({id, path}) => [id, path]));
  return (
    <>
      <p className={fields.field}>
        <label htmlFor="programming-filter">Filter by name or kind</label>
        <input
          id="programming-filter"
          type="search"
          autoComplete="off"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <span role="status">
          {isPartial && matches.length > 0
            ? 'No name has all of these words; some of them: '
            : null}
          {matches.length} of {rows.length}
        </span>
      </p>
      <ScrollTable>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {matches.map(({entry: {name, kind, doc, anchor}}) => (
            <tr key={`${doc} ${anchor} ${name}`}>
              <td>
                <Link to={`${pathOf.get(doc) ?? ''}#${anchor}`}>
                  <code>{name}</code>
                </Link>
              </td>
              <td>{kind}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}
