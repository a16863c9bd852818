import type {KeyboardEvent as ReactKeyboardEvent} from 'react';

type Press = KeyboardEvent | ReactKeyboardEvent;

/** Whether a key goes to an input method, as those that choose a character or give one up. */
export function isComposing(event: Press): boolean {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  // The key that ends a composition: Safari has ended it by then, and shows it by this code alone.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return press.isComposing || press.keyCode === 229;
}

/** Whether one of these keys is pressed for the page: with a modifier it is the browser's. */
export function isPlainKey(event: Press, ...keys: readonly string[]): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented} = event;
  return (
    keys.includes(key) &&
    !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || isComposing(event))
  );
}

/** Whether the search is asked for: Ctrl+K, or Cmd+K; Ctrl+K in a field of a Mac deletes text. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey, target} = event;
  const isEditing =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'));
  return (
    key.toLowerCase() === 'k' &&
    ctrlKey !== metaKey &&
    !(altKey || shiftKey || isComposing(event)) &&
    !(ctrlKey && isEditing && navigator.userAgent.includes('Macintosh'))
  );
}

/** The tab to which a key leads from another; from the last to the first, as screen readers announce. */
export function tabByKey(tab: Element, event: Press): HTMLElement | undefined {
  const tabs = Array.from(tab.parentElement?.children ?? []) as HTMLElement[];
  const from = tabs.indexOf(tab as HTMLElement) + tabs.length;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  return isPlainKey(event, ...Object.keys(places))
    ? tabs[(places[event.key] ?? 0) % tabs.length]
    : undefined;
}
