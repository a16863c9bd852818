import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchVersion} from '../../search/addresses';
import {searchWorker} from '../../search/client';
import {markedPieces, type Piece} from '../../search/marks';
import {useSearchPage, useSearchVersions} from '../../search/useSearchVersions';
import {docsRoot, finderAnchor, mainDoc, versions} from '../../site';
import styles from './styles.module.css';

/** A text with its marked words. */
function Marked({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMarked}, order) =>
    isMarked ? <mark key={order}>{text}</mark> : text,
  );
}

/** A title with its marked words. */
export function MarkedTitle({
  title,
  marks,
}: {
  readonly title: string;
  readonly marks: readonly string[];
}): ReactNode {
  return <Marked pieces={markedPieces(title, marks)} />;
}

export interface ExcerptProps {
  /** Address of the texts of the page. */
  readonly texts: string;
  /** Anchor of the section. */
  readonly anchor: string;
  readonly marks: readonly string[];
}

/** The part of a section that a query is about. Its room is kept until it arrives. */
export function Excerpt({texts, anchor, marks}: ExcerptProps): ReactNode {
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const words = JSON.stringify(marks);
  useEffect(() => {
    let isWanted = true;
    void searchWorker()
      .then((worker) => worker.excerpt(texts, anchor, JSON.parse(words) as string[]))
      .then((found) => {
        if (isWanted) {
          setPieces(found);
        }
      });
    return () => {
      isWanted = false;
    };
  }, [texts, anchor, words]);
  return (
    <span className={styles.excerpt}>
      <Marked pieces={pieces} />
    </span>
  );
}

export interface UnreadableQueryProps {
  readonly query: string;
  readonly reason: string;
  /** Place of the mistake. */
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a query, with the place marked, and what to write instead. */
export function UnreadableQuery({query, reason, start, end}: UnreadableQueryProps): ReactNode {
  return (
    <>
      <p>
        The query cannot be read: <strong>{reason}</strong>
      </p>
      <p>
        <code>
          {query.slice(0, start)}
          <mark>{query.slice(start, end)}</mark>
          {query.slice(end)}
        </code>
      </p>
      <p>
        A number follows <code>~</code> (slips that are forgiven) and <code>^</code> (weight of a
        word): <code>dimmer~1</code>, <code>knx^2</code>.
      </p>
    </>
  );
}

/** What to try where nothing was found: spelling, the other version, the finder. */
export function NoResults({
  query,
  version,
}: {
  readonly query: string;
  readonly version: SearchVersion;
}): ReactNode {
  const pageFor = useSearchPage();
  const others = useSearchVersions().filter(({folder}) => folder !== version.folder);
  return (
    <>
      <p>
        <strong>No results</strong> for “{query}” in {version.label}.
      </p>
      <ul>
        <li>Try fewer words, or another spelling.</li>
        {others.map((other) => (
          <li key={other.folder}>
            <Link to={pageFor(query, other)}>Search {other.label}</Link>
          </li>
        ))}
        <li>
          A device?{' '}
          <Link to={`${docsRoot(versions.latest)}/${mainDoc}#${finderAnchor}`}>
            Find it by maker or model
          </Link>
          .
        </li>
      </ul>
    </>
  );
}
