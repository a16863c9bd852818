import React, {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchVersion} from '../../addresses';
import type {Translation} from '../../runtime/answer';
import {excerptOf, highlightedPieces, linePieces, type Piece} from '../../runtime/excerpts';
import type {SearchHit} from '../../runtime/hits';
import type {Outcome} from '../useSearch';
import {useSearchPage, useSearchVersions} from '../useSearchVersions';
import {finderAnchor, mainDoc} from '../../../../site';
import styles from './styles.module.css';

/** Characters of an excerpt before and after the first highlighted word. */
const excerptContext = 50;
/** Maximum length of reader input in a message. */
const maxInput = 60;

/** Reader input, truncated for a message. */
export function shortened(text: string): string {
  return text.length > maxInput ? `${text.slice(0, maxInput)}…` : text;
}

function Pieces({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isHighlighted, isCode}, index) => {
    const Tag = isHighlighted ? 'mark' : 'span';
    return <Tag key={index}>{isCode ? <code>{text}</code> : text}</Tag>;
  });
}

/** Text with highlighted words. */
export function HighlightedText({
  text,
  highlights,
}: {
  readonly text: string;
  readonly highlights: readonly string[];
}): ReactNode {
  return <Pieces pieces={highlightedPieces(text, highlights)} />;
}

/** Lines of a page that answer the query, each with a maximum length. */
export function HitLines({
  hit: {lines = []},
  highlights,
  maxLength,
}: HitTextProps & {readonly maxLength?: number}): ReactNode {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      <Pieces pieces={linePieces(line, highlights, maxLength)} />
    </span>
  ));
}

export interface HitTextProps {
  readonly hit: SearchHit;
  readonly highlights: readonly string[];
}

const hasMatch = (pieces: readonly Piece[]) => pieces.some(({isHighlighted}) => isHighlighted);

/**
 * Description of a page. If neither title nor description has a highlighted word, the matching
 * keywords precede it.
 *
 * @param context characters shown before and after the first match; the whole text by default
 */
export function Description({
  hit: {t, description = '', keywords},
  highlights,
  context = Infinity,
}: HitTextProps & {readonly context?: number}): ReactNode {
  const pieces = excerptOf(description, highlights, context);
  return (
    <>
      {keywords.length === 0 ||
      hasMatch([...pieces, ...highlightedPieces(t, highlights)]) ? null : (
        <span>
          Related keywords: <mark>{keywords.join(', ')}</mark>.{' '}
        </span>
      )}
      <Pieces pieces={pieces} />
    </>
  );
}

/** Reason for a match, in one line; nothing if the title matches. */
export function Reason(props: HitTextProps): ReactNode {
  return hasMatch(highlightedPieces(props.hit.t, props.highlights)) ? null : (
    <span className={styles.reason}>
      <Description {...props} context={excerptContext} />
    </span>
  );
}

/** English terms that replaced words of another language in the query. */
export function Translations({
  translations,
}: {
  readonly translations: readonly Translation[];
}): ReactNode {
  return translations.length === 0 ? null : (
    <span>
      Showing results for{' '}
      {translations.map(({source, terms}, index) => (
        <span key={source}>
          <strong>{terms.join(' ')}</strong>
          <span>{` (${shortened(source)})${index < translations.length - 1 ? ', ' : ''}`}</span>
        </span>
      ))}
    </span>
  );
}

/** Milliseconds after which a pending request is reported as slow. */
const slowDelay = 4000;

function Pending(): ReactNode {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowDelay);
    return () => clearTimeout(timer);
  }, []);
  return <p>{isSlow ? 'Still loading: the network is slow.' : 'Searching…'}</p>;
}

export interface StatusProps {
  readonly query: string;
  readonly version: SearchVersion;
  readonly outcome: Outcome;
  readonly onRetry: () => void;
}

/** What a reader sees of a search without hits. */
export function Status({outcome, query, version, onRetry}: StatusProps): ReactNode {
  switch (outcome.state) {
    case 'idle':
      return <p>{`Enter a device, model, option, keyword or task to search ${version.label}.`}</p>;
    case 'loading':
      return <Pending />;
    case 'failed':
      return (
        <div role="alert">
          <p>{outcome.reason}</p>
          <button type="button" className="button button--primary button--sm" onClick={onRetry}>
            Retry
          </button>
        </div>
      );
    case 'invalid':
      return <UnreadableQuery query={query} outcome={outcome} />;
    case 'found':
      return outcome.hits.length === 0 ? (
        <NoResults query={query} version={version} reason={outcome.reason} />
      ) : null;
  }
}

/** Syntax error in a query, with the error marked and a correct example. */
function UnreadableQuery({
  query,
  outcome: {reason, start, end},
}: {
  readonly query: string;
  readonly outcome: Extract<Outcome, {state: 'invalid'}>;
}): ReactNode {
  return (
    <>
      <p>
        The query is not valid: <strong>{reason}</strong>
      </p>
      <p>
        <code>
          <span>{query.slice(0, start)}</span>
          <mark>{query.slice(start, end)}</mark>
          <span>{query.slice(end)}</span>
        </code>
      </p>
      <p>
        Enter a number after <code>~</code> (permitted typos) and <code>^</code> (weight of a word),
        for example <code>dimmer~1</code> or <code>knx^2</code>.
      </p>
    </>
  );
}

/** Reason for no results, or suggestions: spelling, the other version, the finder. */
function NoResults({
  query,
  version,
  reason,
}: Omit<StatusProps, 'outcome' | 'onRetry'> & {readonly reason: string | undefined}): ReactNode {
  const pageFor = useSearchPage();
  const others = useSearchVersions().filter(({folder}) => folder !== version.folder);
  if (reason !== undefined) {
    return (
      <p>
        <strong>No results.</strong> <span>{reason}</span>
      </p>
    );
  }
  return (
    <>
      <p>
        <strong>No results</strong>
        <span>{` for “${shortened(query)}” in ${version.label}.`}</span>
      </p>
      <ul>
        <li>Try fewer words or another spelling.</li>
        {others.map((other) => (
          <li key={other.folder}>
            <Link to={pageFor(query, other)}>Search {other.label}</Link>
          </li>
        ))}
        <li>
          <Link to={`${version.root}${mainDoc}#${finderAnchor}`}>
            Find a device by manufacturer or model
          </Link>
        </li>
      </ul>
    </>
  );
}
