import {useEffect, useEffectEvent, useState} from 'react';
import {isSearchShortcut} from '../../../../lib/device/keys';
import {prefersReducedData} from '../../../../lib/device/traffic';
import {whenIdle} from '../../../../lib/device/whenIdle';
import {reload} from '../../../../lib/reload/site';
import {useLazy} from '../../../../lib/useLazy';
import {loadSuggestions} from '../loadSearch';

/**
 * Debounced text.
 *
 * @param delay in milliseconds
 */
export function useDebounced(text: string, delay: number): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return debounced;
}

/** Calls `open` on Ctrl+K or Cmd+K, wherever the focus is. */
export function useShortcut(isActive: boolean, open: () => void): void {
  const onShortcut = useEffectEvent(open);
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const onKey = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        onShortcut();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive]);
}

/** Timeout of the idle callback, in milliseconds. */
const idleTimeout = 5000;

/**
 * The suggestions, loaded when idle (not with data saving) or when the box opens.
 *
 * @param resultsPage address that a retry opens if the site responds
 */
export function useSuggestions(isOpen: boolean, resultsPage: string) {
  const [Suggestions, start, hasFailed] = useLazy(loadSuggestions);
  useEffect(
    () =>
      whenIdle(() => {
        if (!prefersReducedData()) {
          void loadSuggestions().catch(() => undefined);
        }
      }, idleTimeout),
    [],
  );
  useEffect(() => {
    if (isOpen && Suggestions === undefined) {
      start();
    }
  }, [isOpen, Suggestions, start]);
  const retry = async () => {
    if ((await reload([], resultsPage)) !== 'page') {
      start();
    }
  };
  return {Suggestions, hasFailed, retry};
}
