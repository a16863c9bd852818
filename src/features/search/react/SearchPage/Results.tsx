import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchVersion} from '../../addresses';
import {byPage, titleOf, type SearchHit} from '../../runtime/hits';
import {
  Description,
  HighlightedText,
  HitLines,
  NoResults,
  Translations,
  UnreadableQuery,
} from '../SearchHit';
import {hitAddress} from '../hitAddress';
import type {Outcome} from '../useSearch';
import styles from './styles.module.css';

interface HitProps {
  readonly hit: SearchHit;
  /** Words to highlight on the page of the hit. */
  readonly marks: readonly string[];
  readonly highlights: readonly string[];
}

function HitLink({hit, marks, highlights}: HitProps): ReactNode {
  return (
    <Link to={hitAddress(hit, marks)}>
      <HighlightedText text={titleOf(hit)} highlights={highlights} />
    </Link>
  );
}

function PageHits({
  hits: [first, ...others],
  marks,
  highlights,
}: Omit<HitProps, 'hit'> & {readonly hits: readonly SearchHit[]}): ReactNode {
  if (first === undefined) {
    return null;
  }
  return (
    <li className={styles.hit}>
      <h2>
        <HitLink hit={first} marks={marks} highlights={highlights} />
      </h2>
      <p className={styles.path}>{first.b.join(' › ')}</p>
      {first.s === undefined && (
        <p>
          <Description hit={first} highlights={highlights} />
        </p>
      )}
      <HitLines hit={first} highlights={highlights} />
      {others.length > 0 && (
        <ul>
          {others.map((hit) => (
            <li key={hit.h}>
              <HitLink hit={hit} marks={marks} highlights={highlights} />
              <HitLines hit={hit} highlights={highlights} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Results, messages and errors of a search on the search page. */
export default function Results({
  outcome,
  query,
  version,
  onRetry,
  onMore,
}: {
  readonly outcome: Outcome;
  readonly query: string;
  readonly version: SearchVersion;
  readonly onRetry: () => void;
  readonly onMore: () => void;
}): ReactNode {
  switch (outcome.state) {
    case 'idle':
      return <p>Enter a device, model, option, keyword or task.</p>;
    case 'loading':
      return <p>Searching…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p>{`Search failed: ${outcome.reason}`}</p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            Retry
          </button>
        </div>
      );
    case 'invalid':
      return <UnreadableQuery query={query} {...outcome} />;
    case 'found': {
      const groups = byPage(outcome.hits);
      return groups.length === 0 ? (
        <NoResults query={query} version={version} reason={outcome.reason} />
      ) : (
        <>
          {outcome.translations.length > 0 && (
            <p>
              <Translations translations={outcome.translations} />
            </p>
          )}
          <ol className={styles.hits}>
            {groups.map((hits) => (
              <PageHits
                key={hits[0]?.i}
                hits={hits}
                marks={outcome.marks}
                highlights={outcome.highlights}
              />
            ))}
          </ol>
          {groups.length < outcome.pages && (
            <button type="button" className="button button--secondary" onClick={onMore}>
              More results
            </button>
          )}
        </>
      );
    }
  }
}
