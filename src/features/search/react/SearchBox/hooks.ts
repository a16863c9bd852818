import {useEffect, useEffectEvent, useState} from 'react';
import {isSearchShortcut} from '../../../../lib/device/keys';
import {prefersReducedData} from '../../../../lib/device/traffic';
import {reloadPage, loadSuggestions} from '../loadSearch';
import {StartError} from '../startError';

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

/** The suggestions, or a load error. */
export interface SuggestionsCode {
  readonly Suggestions?: Awaited<ReturnType<typeof loadSuggestions>>;
  readonly failure?: StartError;
  readonly retry: () => void;
}

/** Loads the suggestions when idle (not with data saving) or when the box opens. */
export function useSuggestions(isOpen: boolean): SuggestionsCode {
  const [code, setCode] = useState<Omit<SuggestionsCode, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);
  const {Suggestions} = code;
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      return undefined;
    }
    const load = () => {
      if (!prefersReducedData()) {
        void loadSuggestions().catch(() => undefined);
      }
    };
    const idle = requestIdleCallback(load, {timeout: idleTimeout});
    return () => cancelIdleCallback(idle);
  }, []);
  useEffect(() => {
    if (!isOpen || Suggestions !== undefined) {
      return undefined;
    }
    let isCurrent = true;
    void loadSuggestions()
      .then((loaded) => ({Suggestions: loaded}))
      .catch(() => ({failure: new StartError()}))
      .then((result) => {
        if (isCurrent) {
          setCode(result);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Suggestions, attempt]);
  const retry = () => {
    void reloadPage().then((isReloading) => {
      if (!isReloading) {
        setCode({});
        setAttempt((count) => count + 1);
      }
    });
  };
  return {...code, retry};
}
