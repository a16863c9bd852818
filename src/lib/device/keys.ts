import type {KeyboardEvent as ReactKeyboardEvent} from 'react';

type Press = KeyboardEvent | ReactKeyboardEvent;

/** Whether an input method handles the key. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before this event and marks it by the key code only.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return event.isComposing || event.keyCode === 229;
}

/** Whether one of these keys is pressed without modifiers, which are reserved for the browser. */
export function isPlainKey(event: Press, ...keys: readonly string[]): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented} = event;
  return (
    keys.includes(key) &&
    !(
      altKey ||
      ctrlKey ||
      metaKey ||
      shiftKey ||
      defaultPrevented ||
      isComposing('nativeEvent' in event ? event.nativeEvent : event)
    )
  );
}

/**
 * Whether the key opens the search: Ctrl+K or Cmd+K. In text fields on macOS, Ctrl+K
 * deletes text.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {target} = event;
  const isEditing = target instanceof Element && target.matches('input, textarea');
  return (
    event.key.toLowerCase() === 'k' &&
    event.ctrlKey !== event.metaKey &&
    !(event.altKey || event.shiftKey || isComposing(event)) &&
    !(event.ctrlKey && isEditing && navigator.userAgent.includes('Macintosh'))
  );
}

/** Tab that a key moves to, with wrap-around as in the ARIA tabs pattern. */
export function tabByKey(tab: Element, event: Press): HTMLElement | undefined {
  const tabs = Array.from(tab.parentElement?.children ?? []) as HTMLElement[];
  const from = tabs.indexOf(tab as HTMLElement) + tabs.length;
  const indexes: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  return isPlainKey(event, ...Object.keys(indexes))
    ? tabs[(indexes[event.key] ?? 0) % tabs.length]
    : undefined;
}
