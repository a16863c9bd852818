import {useEffect, useRef, type RefObject} from 'react';
import {nextTask} from '../../../lib/device/nextTask';

const controls = '.preview-screen :is(button, summary, input, select, textarea)';
/** Fields with a value; a click sets the others. */
const fields = 'select, textarea, input:not([type="checkbox"], [type="radio"])';

/** A click, the value of a field or the focus on a control of the picture. */
interface EarlyInput {
  readonly type: string;
  readonly element: HTMLElement;
  readonly value: unknown;
  /** Finds the control of the interactive part. */
  readonly find: () => HTMLElement | undefined;
}

function nameOf(element: HTMLElement): string {
  const label = element.matches('button, summary') ? element : element.closest('label');
  return [element.tagName, element.getAttribute('aria-label'), label?.textContent].join('\n');
}

/** Finds a control by its name: a restored edit may have moved it. */
function finderOf(stage: HTMLElement, element: HTMLElement): EarlyInput['find'] {
  const name = nameOf(element);
  const namesakes = () =>
    [...stage.querySelectorAll<HTMLElement>(controls)].filter((one) => nameOf(one) === name);
  const before = namesakes();
  return () => {
    const now = namesakes();
    return now.length === before.length ? now[before.indexOf(element)] : undefined;
  };
}

/** Replays input in order, each in its own task, so that React renders the result in between. */
async function replay(inputs: readonly EarlyInput[]): Promise<void> {
  // All controls are looked up first: a click may open a page with others.
  const targets = inputs.map(({find, ...input}) => ({...input, target: find()}));
  if (document.activeElement === document.body) {
    const focused = targets.findLast(({type}) => type === 'focusin');
    focused?.target?.focus({preventScroll: true});
  }
  for (const {target, type, value} of targets) {
    if (target?.isConnected && type === 'click') {
      target.click();
      await nextTask();
    } else if (target?.isConnected && type === 'input') {
      // React overrides the setter on the element.
      Reflect.set(Object.getPrototypeOf(target) as object, 'value', value, target);
      for (const end of ['input', 'change']) {
        target.dispatchEvent(new Event(end, {bubbles: true}));
        await nextTask();
      }
    }
  }
}

/**
 * Records input on a picture until it is interactive, and replays it then: clicks,
 * values of fields, and the focus.
 *
 * @param isLive whether the interactive part has replaced the picture
 * @returns the reference for the element around the picture or the interactive part
 */
export function useEarlyInput(isLive: boolean): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyInput[]>([]);
  useEffect(() => {
    const frame = stage.current;
    const inputs = early.current;
    if (frame === null || isLive) {
      void replay(inputs.splice(0));
      return undefined;
    }
    const record = ({type, target}: Event) => {
      const element = (target as Element).closest<HTMLElement>(controls);
      if (
        element === null ||
        (type !== 'focusin' && (type === 'input') !== element.matches(fields))
      ) {
        return;
      }
      const last = inputs.at(-1);
      if (type === 'input' && last?.element === element) {
        inputs.pop();
      }
      const {value} = element as Partial<HTMLInputElement>;
      inputs.push({type, element, value, find: finderOf(frame, element)});
    };
    const types = ['click', 'input', 'focusin'] as const;
    types.forEach((type) => frame.addEventListener(type, record));
    return () => types.forEach((type) => frame.removeEventListener(type, record));
  }, [isLive]);
  return stage;
}
