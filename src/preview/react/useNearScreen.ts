import {useEffect, useRef, type RefObject} from 'react';

/** How far below the screen, in pixels, something begins to load its code. */
const loadMargin = 300;

/**
 * Do something once, when an element comes near the screen.
 *
 * @param onNear what to do; that of the first render counts
 * @returns the reference for the element
 */
export function useNearScreen<E extends Element>(onNear: () => void): RefObject<E | null> {
  const frame = useRef<E>(null);
  const first = useRef(onNear);
  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          first.current();
        }
      },
      {rootMargin: `${loadMargin}px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return frame;
}
