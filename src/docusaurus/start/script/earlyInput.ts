import {isComposing, isSearchShortcut} from '../../../lib/device/keys';
import {isHydrated, isStyled, manifest, root} from './page';
import {markComplete} from './repair';
import {respond} from './responses';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input that is replayed after hydration. */
interface EarlyInput {
  readonly element: Element;
  readonly replay: () => void;
  readonly text?: string;
}

/** Elements that can be the target of a tap. */
const targets = 'button, [role="button"], [role="tab"], a[href], dialog, .navbar-sidebar';

/** Targets that work without scripts. */
const independent = 'a[href]:not([href="#"]), form[action] [type="submit"], .navbar-sidebar';

let queue: EarlyInput[] = [];
let isPending = true;
let startScripts: () => void;

/** Distinguishes an element from another element that has replaced it. */
function nameOf(element: Element): string {
  return element.tagName + (element.getAttribute('aria-label') ?? element.textContent);
}

/**
 * Queues an input for the replay.
 *
 * @param element target of the input, which React may replace
 * @param act repeats the input on the target
 * @param text text of a field
 */
function enqueue<Target extends Element>(
  element: Target,
  act: (found: Target) => void,
  text?: string,
): void {
  const name = nameOf(element);
  let path = '';
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    path = `>:nth-child(${[...at.parentElement.children].indexOf(at) + 1})${path}`;
  }
  const replay = () => {
    const found = element.isConnected ? element : document.querySelector<Target>(`body${path}`);
    if (found && (found === element || nameOf(found) === name)) {
      act(found);
    }
  };
  queue.push({element, replay, text});
  startScripts();
}

/** Whether the reader caused the event, and the page is not hydrated yet. */
function isEarlyInput(event: Event): boolean {
  return event.isTrusted && !event.defaultPrevented && manifest() !== null;
}

function onClick(event: Event): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(targets);
  if (target && isEarlyInput(event) && !target.matches(independent)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (respond(target)) {
      startScripts();
    } else {
      enqueue(target, (found) => found.click());
    }
  }
}

function onKey(event: KeyboardEvent): void {
  const {target} = event;
  const isEnter = event.key === 'Enter' && target instanceof HTMLInputElement && !target.form;
  if (isEarlyInput(event) && !isComposing(event) && (isEnter || isSearchShortcut(event))) {
    event.preventDefault();
    enqueue(isEnter ? target : document.body, (found) =>
      found.dispatchEvent(new KeyboardEvent('keydown', event)),
    );
  }
}

/** Queues the text of a field, so that React's handlers receive it. */
function enqueueText(field: Field, text: string): void {
  queue = queue.filter((input) => input.element !== field || input.text === undefined);
  const act = (found: Field & {_valueTracker?: {setValue: (text: string) => void}}) => {
    // React overrides the setter on the element.
    Reflect.set(Object.getPrototypeOf(found) as object, 'value', text, found);
    // React ignores a value that equals its last one.
    found._valueTracker?.setValue(`${text}.`);
    found.dispatchEvent(
      new Event(found.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}),
    );
  };
  enqueue(field, act, text);
}

function onInput(event: Event): void {
  const field = event.target as Field;
  if (!isEarlyInput(event) || typeof field.value !== 'string') {
    return;
  }
  const {inputType, data} = event as InputEvent;
  const earlier = queue.find((input) => input.element === field && input.text !== undefined);
  // React may have emptied the field between two characters.
  const isEmptied =
    earlier && inputType === 'insertText' && !field.value.startsWith(String(earlier.text));
  enqueueText(field, isEmptied ? `${earlier.text}${data}` : field.value);
}

let fetchedIndex = '';

/** Fetches the index of a focused search field into the browser's cache. */
function onFocus({target}: Event): void {
  const index = target instanceof Element && target.getAttribute('data-index');
  if (index && index !== fetchedIndex) {
    fetchedIndex = index;
    // The search shows the failure when it requests the index.
    fetch(index).catch(() => undefined);
    startScripts();
  }
}

function listen(change: typeof addEventListener): void {
  change('click', onClick, true);
  change('keydown', onKey, true);
  change('input', onInput, true);
  change('focus', onFocus, true);
}

function release(): void {
  if (!isPending || !isHydrated()) {
    return;
  }
  isPending = false;
  if (isStyled()) {
    markComplete();
  }
  // After the second render; until then, input is still queued.
  requestAnimationFrame(() => {
    setTimeout(() => {
      stopCapture();
      queue.forEach(({replay}) => replay());
    }, 0);
  });
}

const watcher = new MutationObserver(release);

/** Lets the page handle input from now on. */
export function stopCapture(): void {
  isPending = false;
  watcher.disconnect();
  listen(removeEventListener);
}

/**
 * Captures clicks on buttons and tabs, Ctrl+K and texts until React has hydrated the page, then
 * replays them in order. Links, disclosures and forms keep their native behaviour.
 *
 * @param start starts the scripts of the page; called with the first input
 */
export function captureInput(start: () => void): void {
  startScripts = start;
  watcher.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  listen(addEventListener);
}
