import React, {type KeyboardEvent, type ReactNode} from 'react';
import './styles.css';

/** Closes the note in a browser without popovers, where it is open while the word is focused. */
function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLButtonElement>): void {
  if (key === 'Escape' && !('popover' in HTMLElement.prototype)) {
    currentTarget.blur();
  }
}

interface Props {
  readonly id: string;
  /** The term as the sentence spells it. */
  readonly word: string;
  readonly children: ReactNode;
}

/** Term of the glossary in running text. The browser opens its note without a script. */
export default function Term({id, word, children}: Props): ReactNode {
  const note = `note-${id}`;
  return (
    <>
      <button className="term" type="button" popoverTarget={note} onKeyDown={onKeyDown}>
        {word}
      </button>
      <span className="term-note" id={note} popover="auto" data-search-ignore="">
        {children}
      </span>
    </>
  );
}
