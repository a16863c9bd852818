import React, {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {
  HighlightedText,
  HitLines,
  NoResults,
  Reason,
  Translations,
  UnreadableQuery,
} from '../SearchHit';
import type {SearchVersion} from '../../addresses';
import {titleOf, type SearchHit} from '../../runtime/hits';
import type {Outcome} from '../useSearch';
import type {Choice} from './choices';
import styles from './styles.module.css';

/** Milliseconds after which a pending request is reported as slow. */
const slowDelay = 4000;

/** Whether the pending request is slow. */
function useIsSlow(isPending: boolean): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isPending) {
      return undefined;
    }
    const timer = setTimeout(() => setHasElapsed(true), slowDelay);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [isPending]);
  return isPending && hasElapsed;
}

interface ListProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly highlights: readonly string[];
  readonly active: number;
  readonly onChoose: (choice: Choice) => void;
}

function HitText({
  hit,
  highlights,
}: {
  readonly hit: SearchHit;
  readonly highlights: readonly string[];
}): ReactNode {
  const isBelow = hit.isInterOfTree || hit.isLastOfTree;
  // The first breadcrumb is the same for every page.
  const path = hit.b.slice(1);
  return (
    <>
      <span className={styles.title}>
        <HighlightedText text={titleOf(hit)} highlights={highlights} />
      </span>
      {isBelow ? <span className="spoken">{` in ${hit.t}`}</span> : null}
      {isBelow || path.length === 0 ? null : (
        <span className={styles.path}>{path.join(' › ')}</span>
      )}
      {hit.lines === undefined ? (
        hit.s === undefined && <Reason hit={hit} highlights={highlights} />
      ) : (
        <HitLines hit={hit} highlights={highlights} />
      )}
    </>
  );
}

function Option({
  id,
  choice,
  isActive,
  highlights,
  onChoose,
}: {
  readonly id: string;
  readonly choice: Choice;
  readonly isActive: boolean;
  readonly highlights: readonly string[];
  readonly onChoose: (choice: Choice) => void;
}): ReactNode {
  useEffect(() => {
    if (isActive) {
      document.getElementById(id)?.scrollIntoView({block: 'nearest'});
    }
  }, [id, isActive]);
  const common = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    className: styles.option,
  } as const;
  if (choice.kind === 'recent') {
    return (
      <button type="button" {...common} onClick={() => onChoose(choice)}>
        {choice.query}
      </button>
    );
  }
  const isTree = choice.kind === 'hit' && (choice.hit.isInterOfTree || choice.hit.isLastOfTree);
  return (
    <a
      {...common}
      href={choice.to}
      data-tree={isTree ? (choice.hit.isLastOfTree ? 'last' : 'inside') : undefined}
      data-kind={choice.kind}
      onClick={(event: MouseEvent) => {
        // With a modifier key, the browser opens the link in a new tab or window.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          onChoose(choice);
        }
      }}>
      {choice.kind === 'all' ? (
        'See all results'
      ) : (
        <HitText hit={choice.hit} highlights={highlights} />
      )}
    </a>
  );
}

/** Options, with a group for each page. */
function List({id, choices, highlights, active, onChoose}: ListProps): ReactNode {
  const groups: {readonly label: string | undefined; readonly indexes: number[]}[] = [];
  choices.forEach((choice, index) => {
    const isBelow = choice.kind === 'hit' && (choice.hit.isInterOfTree || choice.hit.isLastOfTree);
    if (isBelow) {
      groups.at(-1)?.indexes.push(index);
    } else {
      groups.push({label: choice.kind === 'hit' ? choice.hit.t : undefined, indexes: [index]});
    }
  });
  return groups.map(({label, indexes}) => {
    const options = indexes.flatMap((index) => {
      const choice = choices[index];
      return choice === undefined
        ? []
        : [
            <Option
              key={index}
              id={`${id}${index}`}
              choice={choice}
              isActive={index === active}
              highlights={highlights}
              onChoose={onChoose}
            />,
          ];
    });
    return label === undefined ? (
      options
    ) : (
      <div key={indexes[0]} role="group" aria-label={label}>
        {options}
      </div>
    );
  });
}

export interface SuggestionsProps {
  readonly id: string;
  readonly version: SearchVersion;
  readonly query: string;
  readonly outcome: Outcome;
  readonly isLoading: boolean;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly onChoose: (choice: Choice) => void;
  readonly onRetry: () => void;
  readonly onForget: () => void;
}

function Message({
  outcome,
  query,
  version,
  onRetry,
}: Pick<SuggestionsProps, 'outcome' | 'query' | 'version' | 'onRetry'>): ReactNode {
  const isSlow = useIsSlow(outcome.state === 'loading');
  switch (outcome.state) {
    case 'idle':
      return (
        <p className={styles.message}>
          {`Enter a device, model, option, keyword or task to search ${version.label}.`}
        </p>
      );
    case 'loading':
      return (
        <p className={styles.message}>
          {isSlow ? 'Still loading: the network is slow.' : 'Searching…'}
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.message}>
          <p>{outcome.reason}</p>
          <button type="button" className="button button--primary button--sm" onClick={onRetry}>
            Retry
          </button>
        </div>
      );
    case 'invalid':
      return (
        <div className={styles.message}>
          <UnreadableQuery query={query.trim()} {...outcome} />
        </div>
      );
    case 'found':
      return outcome.hits.length === 0 ? (
        <div className={styles.message}>
          <NoResults query={query.trim()} version={version} reason={outcome.reason} />
        </div>
      ) : null;
  }
}

/** Panel below the open search box. */
export default function Suggestions(props: SuggestionsProps): ReactNode {
  const {id, query, outcome, isLoading, choices, active, onChoose, onForget} = props;
  const isRecent = query.trim() === '' && choices.length > 0;
  return (
    <div className={styles.panel} aria-busy={isLoading}>
      {isRecent ? (
        <p className={styles.recent}>
          <span id={`${id}recent`}>Recent searches</span>
          <button type="button" onClick={onForget}>
            Clear
          </button>
        </p>
      ) : null}
      {outcome.state === 'found' && outcome.translations.length > 0 && !isRecent ? (
        <p className={styles.translation}>
          <Translations translations={outcome.translations} />
        </p>
      ) : null}
      <div role="listbox" id={`${id}list`} aria-label="Suggestions" className={styles.list}>
        <List
          id={id}
          choices={choices}
          highlights={outcome.state === 'found' ? outcome.highlights : []}
          active={active}
          onChoose={onChoose}
        />
      </div>
      {isRecent ? null : <Message {...props} />}
    </div>
  );
}
