import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/** Debounce in milliseconds: browsers limit the rate of history changes. */
const debounce = 300;

interface EntryState {
  readonly texts?: Readonly<Record<string, string | undefined>>;
}

const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {};

/**
 * Text that is stored in the history entry of the page: it survives Back, Forward and a
 * reload, and ends with the tab.
 *
 * @param name key that is unique on the page
 * @returns the text, initially undefined, and its setter
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
    // While the next page loads, its entry is already current.
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
    // A click on a link blurs the field first.
    const flush = () => {
      if (timer.current !== undefined) {
        save();
      }
    };
    document.addEventListener('focusout', flush);
    // A new query or hash creates an entry without the text.
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
      timer.current = setTimeout(save, debounce);
    },
    [save],
  );
  return [text, change];
}
