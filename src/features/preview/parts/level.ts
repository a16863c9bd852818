import {useEffect, useRef, type ChangeEvent} from 'react';

/** Number at the start of a text such as `40%`, or else a fallback. */
export function parseNumber(text: string | undefined, fallback: number): number {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : fallback;
}

/**
 * Properties of a range input that sends once for each move: when the pointer or key
 * is released, or when assistive technology has set it.
 *
 * @param onMove receives the value of each step
 * @param onEnd receives the value at the end of the move
 */
export function useRangeInput(onMove: (value: string) => void, onEnd: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const isMoved = useRef(false);
  const isKeyHeld = useRef(false);
  const end = () => {
    if (isMoved.current && !isKeyHeld.current && input.current) {
      isMoved.current = false;
      onEnd(input.current.value);
    }
  };
  const releaseKey = () => {
    isKeyHeld.current = false;
    end();
  };
  useEffect(() => {
    // The event `change` of the browser ends a move; `onChange` of React is the event `input`.
    const element = input.current;
    element?.addEventListener('change', end);
    return () => element?.removeEventListener('change', end);
  });
  return {
    ref: input,
    onChange: ({target}: ChangeEvent<HTMLInputElement>) => {
      isMoved.current = true;
      onMove(target.value);
    },
    onKeyDown: () => {
      isKeyHeld.current = true;
    },
    onKeyUp: releaseKey,
    onPointerUp: end,
    onBlur: releaseKey,
  };
}
