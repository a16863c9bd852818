import {useEffect, useRef, type ChangeEvent} from 'react';
import type {ObjectProps} from '../model/object';

/** Number at the start of a text such as `40%`, where there is one. */
export function numberIn(text: string | undefined, otherwise: number): number {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : otherwise;
}

/** What a person set last, else what the data point reads, else the attribute. */
export function boundValue({attribute, dataPoint, input}: ObjectProps): string | undefined {
  const reading =
    attribute('action') === 'datapoint' ? dataPoint(attribute('address') ?? '') : undefined;
  return input ?? reading ?? attribute('value');
}

/** The ends of an object's values, and the value between them. */
export function levelOf(props: ObjectProps): {min: number; max: number; value: number} {
  const min = numberIn(props.attribute('min'), 0);
  const max = Math.max(min, numberIn(props.attribute('max'), 100));
  return {min, max, value: Math.min(max, Math.max(min, numberIn(boundValue(props), min)))};
}

/**
 * Properties of a range input that sends once for each move: when a pointer lets it
 * go, when a key is released, or when assistive technology has set it.
 *
 * @param onMove takes the value of each step of the move
 * @param onEnd sends the value that the move came to
 */
export function useMove(onMove: (value: string) => void, onEnd: (value: string) => void) {
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
    // The browser's event, which ends a move; that of React is the browser's `input`.
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
