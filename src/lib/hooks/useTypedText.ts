import {useEffect, useRef, useState} from 'react';

/** Maximum characters: the text may come from an address of any length. */
export const maxTextLength = 200;
/** Debounce in milliseconds: browsers limit the rate of address changes. */
const debounce = 300;

export interface TypedText {
  /** Value of the field. */
  readonly text: string;
  /** Changes the text and saves it after the debounce. */
  readonly type: (text: string) => void;
  /** Saves a pending text immediately, before a navigation. */
  readonly flush: () => void;
  /** Shows a text that is saved elsewhere, and cancels a pending save. */
  readonly show: (text: string) => void;
  /**
   * Handlers for the element around the field. Saving is suspended while a pointer is down: a
   * change of the address may scroll the page, and the press would miss its target.
   */
  readonly pressHandlers: {
    readonly onPointerDown: () => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/**
 * Debounced text of a field whose value is stored elsewhere, for example in the address. An
 * external change, such as Back, updates the field. Leading and trailing spaces are not
 * saved.
 *
 * @param wholeText stored text, truncated to the maximum
 * @param keep saves a text
 */
export function useTypedText(wholeText: string, keep: (text: string) => void): TypedText {
  const kept = wholeText.slice(0, maxTextLength);
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
  // An external change supersedes a pending text.
  useEffect(() => cancel, [kept]);
  const type = (whole: string) => {
    const typed = whole.slice(0, maxTextLength);
    setText(typed);
    cancel();
    timer.current = setTimeout(() => keep(typed.trim()), debounce);
  };
  const resume = () => {
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
    pressHandlers: {onPointerDown: cancel, onPointerUp: resume, onPointerCancel: resume},
  };
}
