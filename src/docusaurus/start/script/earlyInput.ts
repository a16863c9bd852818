import {isComposing, isSearchShortcut} from '../../../lib/device/keys';
import {isHydrated, isStyled, manifest, root} from './page';
import {markComplete} from './repair';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input of the reader that is repeated after hydration. */
interface KeptInput {
  readonly element: Element;
  readonly repeat: () => void;
  readonly text?: string;
}

/** Elements that work without scripts. */
const independent = 'a[href]:not([href="#"]), form[action] [type="submit"]';

let kept: KeptInput[] = [];
let isPending = true;
let startScripts: () => void;

/** Distinguishes an element from another one that has come to its position. */
function nameOf(element: Element): string {
  return element.tagName + (element.getAttribute('aria-label') ?? element.textContent);
}

/**
 * Keeps an input.
 *
 * @param element its target, which React may replace
 * @param act repeats the input
 * @param text text of a field
 */
function keep<Target extends Element>(
  element: Target,
  act: (found: Target) => void,
  text?: string,
): void {
  const name = nameOf(element);
  let path = '';
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    path = `>:nth-child(${[...at.parentElement.children].indexOf(at) + 1})${path}`;
  }
  const repeat = () => {
    const found = element.isConnected ? element : document.querySelector<Target>(`body${path}`);
    if (found && (found === element || nameOf(found) === name)) {
      act(found);
    }
  };
  kept.push({element, repeat, text});
  startScripts();
}

/** Whether the reader has caused an event on a page that starts. */
function isKept(event: Event): boolean {
  return event.isTrusted && !event.defaultPrevented && manifest() !== null;
}

function onClick(event: Event): void {
  const target =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button, summary, [role="button"], [role="tab"], a[href]');
  if (target && isKept(event) && !target.matches(independent)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(target, (found) => found.click());
  }
}

function onKey(event: KeyboardEvent): void {
  const {target} = event;
  const isEnter = event.key === 'Enter' && target instanceof HTMLInputElement && !target.form;
  if (isKept(event) && !isComposing(event) && (isEnter || isSearchShortcut(event))) {
    event.preventDefault();
    keep(isEnter ? target : document.body, (found) =>
      found.dispatchEvent(new KeyboardEvent('keydown', event)),
    );
  }
}

/** Keeps a text, so that it reaches React's handlers. */
export function keepText(field: Field, text: string): void {
  kept = kept.filter((input) => input.element !== field || input.text === undefined);
  const act = (found: Field & {_valueTracker?: {setValue: (text: string) => void}}) => {
    // React overrides the setter of the element itself.
    Reflect.set(Object.getPrototypeOf(found) as object, 'value', text, found);
    // React compares with the value at hydration.
    found._valueTracker?.setValue(`${text}.`);
    found.dispatchEvent(
      new Event(found.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}),
    );
  };
  keep(field, act, text);
}

function onInput(event: Event): void {
  const field = event.target as Field;
  if (!isKept(event) || typeof field.value !== 'string') {
    return;
  }
  const {inputType, data} = event as InputEvent;
  const earlier = kept.find((input) => input.element === field && input.text !== undefined);
  // React may have emptied the field between two letters.
  const isEmptied =
    earlier && inputType === 'insertText' && !field.value.startsWith(String(earlier.text));
  keepText(field, isEmptied ? `${earlier.text}${data}` : field.value);
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
  // After the render that follows the first one; until then, input is kept as well.
  requestAnimationFrame(() => {
    setTimeout(() => {
      stopKeeping();
      kept.forEach(({repeat}) => repeat());
    }, 0);
  });
}

const watcher = new MutationObserver(release);

/** Lets the page handle input. */
export function stopKeeping(): void {
  isPending = false;
  watcher.disconnect();
  listen(removeEventListener);
}

/**
 * Keeps presses of buttons, tabs and summaries, Ctrl+K and texts until React has hydrated
 * the page, then repeats them in their order. Links and forms work as the browser has them.
 *
 * @param start starts the scripts of the page; called with the first input
 */
export function keepInput(start: () => void): void {
  startScripts = start;
  watcher.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
  listen(addEventListener);
}
