import React, {useEffect, type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {
  HighlightedText,
  HitLines,
  Reason,
  Status,
  Translations,
  type StatusProps,
} from '../SearchHit';
import {maxLine, maxOtherLine} from '../../limits';
import {titleOf} from '../../runtime/hits';
import type {Choice} from './choices';
import styles from './styles.module.css';

/** Whether a choice is a section below the first hit of its page. */
const isBelow = (choice?: Choice): boolean =>
  choice?.kind === 'hit' && (choice.hit.isInterOfTree || choice.hit.isLastOfTree);

interface ListProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly highlights: readonly string[];
  readonly active: number;
  readonly onChoose: (choice: Choice) => void;
}

function HitText({hit, highlights, maxLength}: ComponentProps<typeof HitLines>): ReactNode {
  const isNested = hit.isInterOfTree || hit.isLastOfTree;
  // The first breadcrumb is the same for every page.
  const path = hit.b.slice(1);
  return (
    <>
      <span className={styles.title}>
        <HighlightedText text={titleOf(hit)} highlights={highlights} />
      </span>
      {isNested ? <span className="spoken">{` in ${hit.t}`}</span> : <span> </span>}
      {isNested || path.length === 0 ? null : (
        <span className={styles.path}>{path.join(' › ')}</span>
      )}
      {hit.lines === undefined ? (
        hit.s === undefined && <Reason hit={hit} highlights={highlights} />
      ) : (
        <HitLines hit={hit} highlights={highlights} maxLength={maxLength} />
      )}
    </>
  );
}

interface OptionProps extends Omit<ListProps, 'choices' | 'active'> {
  readonly choice: Choice;
  readonly isActive: boolean;
  /** Maximum length of a line of the hit. */
  readonly maxLength: number;
}

function Option({id, choice, isActive, maxLength, highlights, onChoose}: OptionProps): ReactNode {
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
  return (
    <a
      {...common}
      href={choice.to}
      data-tree={isBelow(choice) ? '' : undefined}
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
        <HitText hit={choice.hit} highlights={highlights} maxLength={maxLength} />
      )}
    </a>
  );
}

/** Options, with a group for each page. */
function List({id, choices, active, ...props}: ListProps): ReactNode {
  const options = choices.map((choice, index) => (
    <Option
      key={index}
      id={`${id}${index}`}
      choice={choice}
      isActive={index === active}
      maxLength={index === 0 ? maxLine : maxOtherLine}
      {...props}
    />
  ));
  const starts = [...choices.keys()].filter((index) => !isBelow(choices[index]));
  return starts.map((start, rank) => {
    const choice = choices[start];
    const group = options.slice(start, starts[rank + 1]);
    return choice?.kind === 'hit' ? (
      <div key={start} role="group" aria-label={choice.hit.t}>
        {group}
      </div>
    ) : (
      group
    );
  });
}

interface SuggestionsProps extends Omit<ListProps, 'highlights'>, StatusProps {
  readonly isBusy: boolean;
  readonly onForget: () => void;
}

/** Panel below the open search box. */
export default function Suggestions(props: SuggestionsProps): ReactNode {
  const {id, query, outcome, isBusy, choices, active, onChoose, onForget} = props;
  const isRecent = query.trim() === '' && choices.length > 0;
  return (
    <div className={styles.panel} aria-busy={isBusy}>
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
      <div role="listbox" id={`${id}list`} aria-label="Suggestions">
        <List
          id={id}
          choices={choices}
          highlights={outcome.state === 'found' ? outcome.highlights : []}
          active={active}
          onChoose={onChoose}
        />
      </div>
      {isRecent ? null : (
        <div className={styles.message}>
          <Status {...props} query={query.trim()} />
        </div>
      )}
    </div>
  );
}
