import {useEffect, useRef, useState} from 'react';

/** Characters of a text: an address may bring any number, and a field cannot show a megabyte in a moment. */
export const longestText = 200;
/** Milliseconds without a key after which a text is kept: browsers refuse a change of the address for each key. */
const pause = 300;

export interface TypedText {
  /** What the field shows. */
  readonly text: string;
  /** Show what was typed, and keep it after a pause. */
  readonly type: (text: string) => void;
  /** Keep at once what still waits for its pause, before the reader leaves. */
  readonly flush: () => void;
  /** Show a text that is kept by other means, and forget what still waits for its pause. */
  readonly show: (text: string) => void;
  /**
   * Handlers for the element around the field and what is pressed beside it.
   * A change of the address may scroll the page, and a press that ends elsewhere
   * than it began is none: nothing is kept while a finger is down.
   */
  readonly whilePressed: {
    readonly onPointerDown: () => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * The text of a field that is kept elsewhere, such as in the address: at once
 * what is typed, and what is kept where that changes by itself, as with Back.
 * Blanks at its ends are shown, and not kept.
 *
 * @param wholeText the text as it is kept; what is longer than a field takes is cut
 * @param keep keeps a text
 */
export function useTypedText(wholeText: string, keep: (text: string) => void): TypedText {
  const kept = wholeText.slice(0, longestText);
  const [text, setText] = useState(kept);
  const [lastKept, setLastKept] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (lastKept !== kept) {
    setLastKept(kept);
    if (text.trim() !== kept) {
      setText(kept);
    }
  }
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // A text that still waits for its pause is older than a change of what is kept.
  useEffect(() => cancel, [kept]);
  const type = (whole: string) => {
    const typed = whole.slice(0, longestText);
    setText(typed);
    cancel();
    timer.current = setTimeout(() => keep(typed.trim()), pause);
  };
  const goOn = () => {
    if (text.trim() !== kept) {
      type(text);
    }
  };
  return {
    text,
    type,
    flush: () => {
      if (timer.current !== undefined) {
        cancel();
        keep(text.trim());
      }
    },
    show: (other) => {
      cancel();
      setText(other);
    },
    whilePressed: {onPointerDown: cancel, onPointerUp: goOn, onPointerCancel: goOn},
  };
}
