import {useEffect, useRef, type ChangeEvent} from 'react';
import type {ObjectProps} from '../model/object';
import {performAction} from './performAction';

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

/**
 * Properties of a slider input. Its value is the level that the reader has set, or else the level
 * of the data point. A data point receives percent.
 *
 * @param bound value of `action` for a slider of a data point
 */
export function useLevel(props: ObjectProps, bound: string) {
  const {attribute, dataPoint, input, setInput} = props;
  const isBound = attribute('action') === bound;
  const reading = isBound ? dataPoint(attribute('address') ?? '') : undefined;
  // The percent sign of `40%` is ignored.
  const level = Number.parseFloat(input ?? reading ?? attribute('value') ?? '') || 0;
  const handlers = useRangeInput(setInput, (next) =>
    performAction(props, isBound && next !== '0' ? `${next}%` : next),
  );
  return {type: 'range', value: Math.min(100, Math.max(0, level)), ...handlers};
}
