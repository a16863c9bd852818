import {useEffect, useEffectEvent, useState} from 'react';
import {isSearchShortcut} from '../../../../lib/device/keys';
import {prefersReducedData} from '../../../../lib/device/traffic';
import {loadAgain, loadSuggestions} from '../loadSearch';
import {StartError} from '../startError';

/**
 * The text, once it has not changed for a while.
 *
 * @param delay in milliseconds
 */
export function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

/** Ctrl+K, or Cmd+K, from everywhere. */
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

/** Milliseconds after which what is loaded in an idle moment is loaded in any. */
const patience = 5000;

/** The list below the box, or why it did not come. */
export interface SuggestionsCode {
  readonly Suggestions?: Awaited<ReturnType<typeof loadSuggestions>>;
  readonly failure?: StartError;
  readonly retry: () => void;
}

/** The code of the list below the box: it comes when the page is idle, unless the reader wants little traffic, or the box is opened. */
export function useSuggestions(isOpen: boolean): SuggestionsCode {
  const [code, setCode] = useState<Omit<SuggestionsCode, 'retry'>>({});
  const [trial, setTrial] = useState(0);
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
    const idle = requestIdleCallback(load, {timeout: patience});
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
      .then((found) => {
        if (isCurrent) {
          setCode(found);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Suggestions, trial]);
  const retry = () => {
    void loadAgain().then((isGoing) => {
      if (!isGoing) {
        setCode({});
        setTrial((number) => number + 1);
      }
    });
  };
  return {...code, retry};
}
