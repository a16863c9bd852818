import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {byPage, titleOf, type SearchHit} from '../../runtime/hits';
import {
  Description,
  HighlightedText,
  HitLines,
  Status,
  Translations,
  type HitTextProps,
  type StatusProps,
} from '../SearchHit';
import {hitAddress} from '../hitAddress';
import styles from './styles.module.css';

interface HitProps extends HitTextProps {
  /** Words to highlight on the page of the hit. */
  readonly marks: readonly string[];
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
  ...words
}: Omit<HitProps, 'hit'> & {readonly hits: readonly SearchHit[]}): ReactNode {
  if (first === undefined) {
    return null;
  }
  return (
    <li className={styles.hit}>
      <h2>
        <HitLink hit={first} {...words} />
      </h2>
      <p className={styles.path}>{first.b.join(' › ')}</p>
      {first.s === undefined && (
        <p>
          <Description hit={first} highlights={words.highlights} />
        </p>
      )}
      <HitLines hit={first} highlights={words.highlights} />
      {others.length > 0 && (
        <ul>
          {others.map((hit) => (
            <li key={hit.h}>
              <HitLink hit={hit} {...words} />
              <HitLines hit={hit} highlights={words.highlights} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Results, messages and errors of a search on the search page. */
export default function Results({
  onMore,
  ...props
}: StatusProps & {readonly onMore: () => void}): ReactNode {
  const {outcome} = props;
  if (outcome.state !== 'found' || outcome.hits.length === 0) {
    return <Status {...props} />;
  }
  const groups = byPage(outcome.hits);
  return (
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
