import {useEffect, useState, type RefObject} from 'react';

/**
 * The text, once it has not changed for a while.
 *
 * @param delay in milliseconds
 */
export function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

/** Ctrl+K, or Cmd+K, from everywhere. */
export function useShortcut(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

/**
 * Whatever the reader presses or reaches outside an open box closes it.
 *
 * @param close the same function at each render, or the listeners are set anew
 */
export function useOutside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onOther = ({target}: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) {
        close();
      }
    };
    document.addEventListener('focusin', onOther);
    document.addEventListener('pointerdown', onOther);
    return () => {
      document.removeEventListener('focusin', onOther);
      document.removeEventListener('pointerdown', onOther);
    };
  }, [box, isOpen, close]);
}
