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

/**
 * Term of the glossary in running text. The browser opens its note without a script. Reader views
 * omit buttons and what is hidden, so the word is text below its button, and the note is hidden.
 */
export default function Term({id, word, children}: Props): ReactNode {
  const note = `note-${id}`;
  return (
    <>
      <span className="term">
        {word}
        <button
          className="term-button"
          type="button"
          aria-label={`Definition: ${word}`}
          popoverTarget={note}
          onKeyDown={onKeyDown}
        />
      </span>
      <span className="term-note" id={note} popover="auto" hidden data-search-ignore="">
        {children}
      </span>
    </>
  );
}
