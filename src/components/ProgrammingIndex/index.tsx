import React, {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/programming.json';
import {useDocPaths} from '../../lib/hooks/useDocPaths';
import FilterIndex from '../FilterIndex';
import ScrollTable from '../ScrollTable';

// On a phone, CSS changes the display of the table: without roles, it is no table to screen readers.
const head = {scope: 'col', role: 'columnheader'} as const;
const cell = {role: 'cell'} as const;

function Rows({rows}: {readonly rows: (typeof index)[string]}): ReactNode {
  const pathOf = useDocPaths();
  // Attributes have no meaning here: the table of their object explains them.
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
              <Link to={`${pathOf(doc)}#${anchor}`}>
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

/** The attributes of all objects are one group. */
const groupOf = ({kind}: {readonly kind: string}) =>
  kind.endsWith(' attribute') ? 'UI object attribute' : kind;

/** Index of all programmable items of the version. */
export default function ProgrammingIndex(): ReactNode {
  const {version} = useDocsVersion();
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
  return (
    <FilterIndex
      name="programming"
      label="Filter by name or kind"
      rows={rows}
      groupOf={groupOf}
      groups={[...new Set(rows.map(groupOf))]}>
      {(shown) => <Rows rows={shown} />}
    </FilterIndex>
  );
}
