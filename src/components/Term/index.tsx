import React, {type KeyboardEvent, type ReactNode} from 'react';
import './styles.css';

/** Without popovers the note shows while the word has the focus, which Escape then takes away. */
function onKeyDown({key, currentTarget}: KeyboardEvent<HTMLButtonElement>): void {
  if (key === 'Escape' && !('popover' in HTMLElement.prototype)) {
    currentTarget.blur();
  }
}

interface Props {
  /** Name of the note within the page. */
  readonly id: string;
  /** The word as it stands in the sentence. */
  readonly word: string;
  /** What it means. */
  readonly children: ReactNode;
}

/**
 * A word of the glossary in running text. Pressing it opens a note, which the
 * browser does by itself, without a script.
 */
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
