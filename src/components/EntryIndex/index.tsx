import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useBuiltHtml} from '../../lib/text/useBuiltHtml';
import styles from './styles.module.css';

function Entry({id, value}: {readonly id: string; readonly value: string}): ReactNode {
  // Headings in the table of contents are HTML.
  return <Link to={`#${id}`} {...useBuiltHtml(value)} />;
}

/** Entries of a reference page, which are its headings of level 3, from A to Z. */
export default function EntryIndex(): ReactNode {
  const entries = useDoc()
    .toc.filter(({level}) => level === 3)
    // The first `localeCompare` loads the collation rules, which takes longer than the sorting.
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const longest = Math.max(...entries.map(({value}) => value.replace(/<[^>]+>/gu, '').length));
  return (
    <ul
      className={styles.index}
      style={{columnWidth: `${longest + 1}ch`}}
      aria-label="Entries of this page, A to Z">
      {entries.map(({id, value}) => (
        <li key={id}>
          <Entry {...{id, value}} />
        </li>
      ))}
    </ul>
  );
}
