import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {byLetters} from '../../text/byLetters';
import {useBuiltHtml} from '../../text/useBuiltHtml';
import styles from './styles.module.css';

function Entry({id, value}: {readonly id: string; readonly value: string}): ReactNode {
  // The table of contents holds the heading as HTML made from its Markdown.
  return <Link to={`#${id}`} {...useBuiltHtml(value)} />;
}

/**
 * A–Z table of the entries of a reference page: its third-level headings, in
 * alphabetical order, rendered from the page's own structure.
 */
export default function EntryIndex(): ReactNode {
  const entries = useDoc()
    .toc.filter(({level}) => level === 3)
    .sort((a, b) => byLetters(a.id, b.id));
  return (
    <ul className={styles.index} aria-label="Entries of this page, A to Z">
      {entries.map(({id, value}) => (
        <li key={id}>
          <Entry {...{id, value}} />
        </li>
      ))}
    </ul>
  );
}
