import {useEffect, useRef, type ChangeEvent} from 'react';

/** Number at the start of a text such as `40%`, or else a fallback. */
export function parseNumber(text: string | undefined, fallback: number): number {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : fallback;
}

/**
 * Properties of a range input that sends once for each move: at its end, the browser fires `change`,
 * while `onChange` of React is the event `input`.
 *
 * @param onMove receives the value of each step
 * @param onEnd receives the value at the end of the move
 */
export function useRangeInput(onMove: (value: string) => void, onEnd: (value: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    const end = () => onEnd(input?.value ?? '');
    input?.addEventListener('change', end);
    return () => input?.removeEventListener('change', end);
  });
  return {ref, onChange: ({target}: ChangeEvent<HTMLInputElement>) => onMove(target.value)};
}
