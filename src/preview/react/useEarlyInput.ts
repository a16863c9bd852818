import {useEffect, useRef, type RefObject} from 'react';
import {nextTask} from '../../device/nextTask';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds, in the living part, the control that an element of the picture shows. */
type Find = () => HTMLElement | undefined;

interface Deed {
  /** The element of the picture. */
  readonly element: HTMLElement;
  readonly find: Find;
  /** What was set in a field; `undefined` for a press. */
  readonly value?: string;
}

const isField = (element: EventTarget | null): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Whether a press sets a field, so that its value need not be kept as well. */
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

/** An edit that was restored may have put another control in the same position: kind and name decide. */
function finderOf(stage: HTMLElement, element: HTMLElement): Find {
  const identity = identityOf(element);
  const alike = () =>
    [...stage.querySelectorAll<HTMLElement>(`.preview-screen ${element.tagName}`)].filter(
      (one) => identityOf(one) === identity,
    );
  const before = alike();
  const index = before.indexOf(element);
  return () => {
    const now = alike();
    return now.length === before.length ? now[index] : undefined;
  };
}

/** Set a field as a person does: React has a setter of its own on the element, which would tell nobody. */
function fill(field: HTMLElement, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, {bubbles: true}));
}

/** Do all of it in its order, each in a task of its own, so that the next one meets what it has brought. */
async function perform(deeds: readonly Deed[]): Promise<void> {
  // Looked for before: a press may open a page with something else in the place.
  const targets = deeds.map(({find, value}) => ({target: find(), value}));
  for (const {target, value} of targets) {
    if (target?.isConnected !== true) {
      continue;
    }
    if (value === undefined) {
      target.click();
    } else {
      fill(target, value);
    }
    await nextTask();
    if (isSlider(target)) {
      // It sends when a move ends.
      target.dispatchEvent(new Event('change', {bubbles: true}));
      await nextTask();
    }
  }
}

/**
 * Keeps what a reader does to a picture until it is alive, and does it then:
 * presses, what was set in fields, and the focus.
 *
 * @param isLive whether the living part has taken the picture's place
 * @returns the reference for the element around the picture, or the living part
 */
export function useEarlyInput(isLive: boolean): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const early = useRef<{deeds: Deed[]; focus?: Find}>({deeds: []});
  useEffect(() => {
    const frame = stage.current;
    const kept = early.current;
    if (frame === null) {
      return undefined;
    }
    if (isLive) {
      if (document.activeElement === document.body) {
        kept.focus?.()?.focus({preventScroll: true});
      }
      void perform(kept.deeds.splice(0));
      return undefined;
    }
    const keep = (element: HTMLElement, value?: string) => {
      if (value !== undefined && kept.deeds.at(-1)?.element === element) {
        kept.deeds.pop();
      }
      kept.deeds.push({element, find: finderOf(frame, element), value});
    };
    const onClick = ({target}: Event) => {
      const pressed =
        target instanceof Element
          ? target.closest<HTMLElement>('button, summary, input, select, textarea')
          : null;
      if (pressed !== null && (!isField(pressed) || isToggle(pressed))) {
        keep(pressed);
      }
    };
    const onInput = ({target}: Event) => {
      if (isField(target) && !isToggle(target)) {
        keep(target, target.value);
      }
    };
    const onFocus = ({target}: FocusEvent) => {
      kept.focus = target instanceof HTMLElement ? finderOf(frame, target) : undefined;
    };
    const onBlur = ({relatedTarget}: FocusEvent) => {
      // Without, the element itself may have gone.
      if (relatedTarget !== null) {
        kept.focus = undefined;
      }
    };
    frame.addEventListener('click', onClick);
    frame.addEventListener('input', onInput);
    frame.addEventListener('focusin', onFocus);
    frame.addEventListener('focusout', onBlur);
    return () => {
      frame.removeEventListener('click', onClick);
      frame.removeEventListener('input', onInput);
      frame.removeEventListener('focusin', onFocus);
      frame.removeEventListener('focusout', onBlur);
    };
  }, [isLive]);
  return stage;
}
