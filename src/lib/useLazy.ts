import {startTransition, useCallback, useState} from 'react';

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
    load().then(
      // A transition is interruptible, so that input is not delayed.
      (value) => startTransition(() => setLoaded(() => value)),
      () => setHasFailed(true),
    );
  }, [load]);
  return [loaded, start, hasFailed] as const;
}
