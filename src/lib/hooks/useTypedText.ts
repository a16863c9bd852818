import {useEffect, useRef, useState} from 'react';

/** Maximum characters: the text may come from an address of any length. */
export const maxTextLength = 200;
/** Debounce in milliseconds: browsers limit the rate of address changes. */
const debounce = 300;

/**
 * Debounced text of a field whose value is stored elsewhere, for example in the address. An
 * external change, such as Back, updates the field. Leading and trailing spaces are not
 * saved.
 *
 * @param wholeText stored text, truncated to the maximum
 * @param save saves a text
 */
export function useTypedText(wholeText: string, save: (text: string) => void) {
  const saved = wholeText.slice(0, maxTextLength);
  const [text, setText] = useState(saved);
  const [lastSaved, setLastSaved] = useState(saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (lastSaved !== saved) {
    setLastSaved(saved);
    if (text.trim() !== saved) {
      setText(saved);
    }
  }
  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  // An external change supersedes a pending text.
  useEffect(() => cancel, [saved]);
  const type = (whole: string) => {
    const typed = whole.slice(0, maxTextLength);
    setText(typed);
    cancel();
    timer.current = setTimeout(() => save(typed.trim()), debounce);
  };
  const resume = () => {
    if (text.trim() !== saved) {
      type(text);
    }
  };
  return {
    text,
    /** Changes the text and saves it after the debounce. */
    type,
    /** Saves a pending text immediately, before a navigation. */
    flush: () => {
      if (timer.current !== undefined) {
        cancel();
        save(text.trim());
      }
    },
    /** Shows a text that is saved elsewhere, and cancels a pending save. */
    show: (other: string) => {
      cancel();
      setText(other);
    },
    // Spread on the element around the field: saving while a pointer is down can scroll the page,
    // and the click misses.
    pressHandlers: {onPointerDown: cancel, onPointerUp: resume, onPointerCancel: resume},
  };
}
