import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import index from '@generated/catalogue/default/programming.json';
import ScrollTable from '../ScrollTable';
import fields from '../field.module.css';

/** Letters and digits only, so that case, dots and blanks do not matter. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
}

/**
 * Everything that code can name, in one table: whole without scripts, filtered
 * by name or kind with them.
 */
export default function ProgrammingIndex(): ReactNode {
  const {version} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const [filter, setFilter] = useState('');
  const rows = index[version] ?? [];
  const words = filter.split(/\s+/u).map(plain).filter(Boolean);
  const shown = rows.filter(({name, kind}) => {
    const text = plain(`${name}${kind}`);
    return words.every((word) => text.includes(word));
  });
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
          {shown.length} of {rows.length}
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
          {shown.map(({name, kind, doc, anchor}) => (
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
