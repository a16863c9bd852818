import {startTransition, useCallback, useState} from 'react';

/** Milliseconds after which code that is still loading is reported as failed. */
const patience = 10_000;

/**
 * Code that a component loads on demand.
 *
 * @param load imports the code; defined outside the component
 * @returns the code once it is loaded, the function that loads it, and whether loading failed
 */
export function useLazy<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const [hasFailed, setHasFailed] = useState(false);
  const start = useCallback(() => {
    setHasFailed(false);
    // A network that accepts connections and never answers fails after a minute only.
    const timer = setTimeout(() => setHasFailed(true), patience);
    load()
      .then(
        // A transition is interruptible, so that input is not delayed.
        (value) =>
          startTransition(() => {
            setHasFailed(false);
            setLoaded(() => value);
          }),
        () => setHasFailed(true),
      )
      .finally(() => clearTimeout(timer));
  }, [load]);
  return [loaded, start, hasFailed] as const;
}
