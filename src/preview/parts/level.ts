import {useRef, type ChangeEvent} from 'react';
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
 * Handlers of a range input that sends once for each move, when it is let go.
 *
 * @param onMove takes the value of each step of the move
 * @param onEnd sends what the move came to
 */
export function useMove(onMove: (value: string) => void, onEnd: () => void) {
  const isMoved = useRef(false);
  const end = () => {
    if (isMoved.current) {
      isMoved.current = false;
      onEnd();
    }
  };
  return {
    onChange: ({target}: ChangeEvent<HTMLInputElement>) => {
      isMoved.current = true;
      onMove(target.value);
    },
    onPointerUp: end,
    onKeyUp: end,
  };
}
