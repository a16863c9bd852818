import {useEffect, useRef, type RefObject} from 'react';

/** Distance below the screen, in pixels, at which code begins to load. */
const loadMargin = 300;

/**
 * Calls a function once, when an element comes near the screen.
 *
 * @param onNear the function, the same in each render
 * @returns the reference for the element
 */
export function useNearScreen<E extends Element>(onNear: () => void): RefObject<E | null> {
  const frame = useRef<E>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          onNear();
        }
      },
      {rootMargin: `${loadMargin}px`},
    );
    if (frame.current) {
      observer.observe(frame.current);
    }
    return () => observer.disconnect();
  }, [onNear]);
  return frame;
}
