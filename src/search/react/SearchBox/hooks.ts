import {useEffect, useState, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';
import {widestPhone} from '../../../device/screens';
import {wantsLittle} from '../../../device/traffic';
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
export function useShortcut(isActive: boolean, focus: () => void): void {
  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive, focus]);
}

/**
 * Whatever the reader presses or reaches outside an open box closes it.
 *
 * @param close the same function at each render, or the listeners are set anew
 */
export function useOutside(
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onOther = ({target}: Event) => {
      if (target instanceof Node && box.current?.contains(target) === false) {
        close();
      }
    };
    document.addEventListener('focusin', onOther);
    document.addEventListener('pointerdown', onOther);
    return () => {
      document.removeEventListener('focusin', onOther);
      document.removeEventListener('pointerdown', onOther);
    };
  }, [box, isOpen, close]);
}

/** Screens on which the open box fills the screen, as a page of its own would. */
const phone = `(max-width: ${widestPhone}px)`;

/** What the entry of the history that stands for the open box has beside the router's state. */
const mark = 'isSearchOpen';

function isOpenEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

/**
 * On a phone, Back closes the open box before it leaves the page: the box has
 * an entry of its own in the history, which goes when it is closed otherwise.
 *
 * The router does not hear of that entry, as it scrolls to the top of the page
 * with each one.
 *
 * @param close the same function at each render, or the entry is made anew
 * @returns goes to an address, in the place of that entry where there is one
 */
export function useBackCloses(isOpen: boolean, close: () => void): (to: string) => void {
  const history = useHistory();
  useEffect(() => {
    if (!isOpen || !window.matchMedia(phone).matches) {
      return undefined;
    }
    const onBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      close();
    };
    const state = window.history.state as Readonly<Record<string, unknown>> | null;
    window.history.pushState({...state, [mark]: true}, '');
    window.addEventListener('popstate', onBack, {capture: true});
    return () => {
      window.removeEventListener('popstate', onBack, {capture: true});
      if (isOpenEntry()) {
        window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
          capture: true,
          once: true,
        });
        window.history.back();
      }
    };
  }, [isOpen, close]);
  return (to) => history[isOpenEntry() ? 'replace' : 'push'](to);
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
      if (!wantsLittle()) {
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
