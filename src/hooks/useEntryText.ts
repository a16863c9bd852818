import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/** Milliseconds without a change after which a text is kept: browsers limit changes of the history. */
const pause = 300;

interface EntryState {
  readonly texts?: Readonly<Record<string, string | undefined>>;
}

const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/**
 * A text that a reader entered, kept in the history entry of the page: it is there
 * again after Back, Forward and a reload, and ends with the tab. No storage holds it.
 *
 * @param name name that no other text of the page has
 * @returns the text, nothing at first, and a function that changes it
 */
export function useEntryText(
  name: string,
): [text: string | undefined, change: (text?: string) => void] {
  const history = useHistory();
  const {pathname} = useLocation();
  const [text, setText] = useState<string>();
  const latest = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // While the next page loads, its entry is the current one.
    if (history.location.pathname === pathname) {
      const texts = {...entryState().texts, [name]: latest.current};
      window.history.replaceState({...entryState(), texts}, '');
    }
  }, [history, name, pathname]);
  useEffect(() => {
    latest.current = entryState().texts?.[name];
    setText(latest.current);
  }, [name]);
  useEffect(() => {
    // A press of a link takes the focus from the field first.
    const flush = () => {
      if (timer.current !== undefined) {
        save();
      }
    };
    document.addEventListener('focusout', flush);
    // A change of the address, or a link within the page, has an entry without the text.
    const stopListening = history.listen(() => {
      if (latest.current !== undefined) {
        save();
      }
    });
    return () => {
      document.removeEventListener('focusout', flush);
      stopListening();
      clearTimeout(timer.current);
    };
  }, [history, save]);
  const change = useCallback(
    (next?: string) => {
      latest.current = next;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pause);
    },
    [save],
  );
  return [text, change];
}
