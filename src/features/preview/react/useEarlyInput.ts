import {useEffect, useRef, type RefObject} from 'react';
import {nextTask} from '../../../lib/device/nextTask';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the live control for an element of the picture. */
type Find = () => HTMLElement | undefined;

interface EarlyInput {
  /** The element of the picture. */
  readonly element: HTMLElement;
  readonly find: Find;
  /** The value of a field; `undefined` for a click. */
  readonly value?: string;
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Whether a click sets a field, so that its value is not recorded as well. */
const isToggle = ({type}: Field) => type === 'checkbox' || type === 'radio';
const isSlider = (element: HTMLElement) =>
  element instanceof HTMLInputElement && element.type === 'range';

/** Kind and name of a control. */
function identityOf(element: HTMLElement): string {
  const text = isField(element) ? element.labels?.[0]?.textContent : element.textContent;
  return [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('aria-label'),
    text,
  ].join('\n');
}

/** Finds a control by kind and name: a restored edit may have moved it. */
function finderOf(stage: HTMLElement, element: HTMLElement): Find {
  const identity = identityOf(element);
  const candidates = () =>
    [...stage.querySelectorAll<HTMLElement>(`.preview-screen ${element.tagName}`)].filter(
      (one) => identityOf(one) === identity,
    );
  const before = candidates();
  const index = before.indexOf(element);
  return () => {
    const now = candidates();
    return now.length === before.length ? now[index] : undefined;
  };
}

/** Sets a field like user input. The setter of the prototype is used because React overrides that of the element. */
function setValue(field: HTMLElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, {bubbles: true}));
}

/** Replays input in order, each in its own task, so that React renders the result in between. */
async function replay(inputs: readonly EarlyInput[]): Promise<void> {
  // All controls are looked up first: a click may open a page with others.
  const targets = inputs.map(({find, value}) => ({target: find(), value}));
  for (const {target, value} of targets) {
    if (target?.isConnected !== true) {
      continue;
    }
    if (value === undefined) {
      target.click();
    } else {
      setValue(target, value);
    }
    await nextTask();
    if (isSlider(target)) {
      // A slider sends its value at the end of a move.
      target.dispatchEvent(new Event('change', {bubbles: true}));
      await nextTask();
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
  const early = useRef<{inputs: EarlyInput[]; focus?: Find}>({inputs: []});
  useEffect(() => {
    const frame = stage.current;
    const recorded = early.current;
    if (frame === null) {
      return undefined;
    }
    if (isLive) {
      if (document.activeElement === document.body) {
        recorded.focus?.()?.focus({preventScroll: true});
      }
      void replay(recorded.inputs.splice(0));
      return undefined;
    }
    const record = (element: HTMLElement, value?: string) => {
      if (value !== undefined && recorded.inputs.at(-1)?.element === element) {
        recorded.inputs.pop();
      }
      recorded.inputs.push({element, find: finderOf(frame, element), value});
    };
    const ending = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => frame.addEventListener(type, listener, {signal: ending.signal});
    listen('click', ({target}) => {
      const clicked =
        target instanceof Element
          ? target.closest<HTMLElement>('button, summary, input, select, textarea')
          : null;
      if (clicked !== null && (!isField(clicked) || isToggle(clicked))) {
        record(clicked);
      }
    });
    listen('input', ({target}) => {
      if (isField(target) && !isToggle(target)) {
        record(target, target.value);
      }
    });
    listen('focusin', ({target}) => {
      recorded.focus = target instanceof HTMLElement ? finderOf(frame, target) : undefined;
    });
    listen('focusout', ({relatedTarget}) => {
      // Without a related target, the element itself may have been removed.
      if (relatedTarget !== null) {
        recorded.focus = undefined;
      }
    });
    return () => ending.abort();
  }, [isLive]);
  return stage;
}
