import {useEffect, useRef, type RefObject} from 'react';
import {nextTask} from '../../../lib/device/nextTask';

const controls = 'button, input[type="checkbox"], summary';

const nameOf = (control: HTMLElement) =>
  [control.getAttribute('aria-label'), control.textContent].join('\n');

/** Finds the live control for one of the picture by its name: a restored edit may have moved it. */
function finderOf(stage: HTMLElement, control: HTMLElement): () => HTMLElement | undefined {
  const candidates = () =>
    [...stage.querySelectorAll<HTMLElement>(controls)].filter(
      (one) => one.closest('.preview-screen') && nameOf(one) === nameOf(control),
    );
  const before = candidates();
  const index = before.indexOf(control);
  return () => {
    const now = candidates();
    return now.length === before.length ? now[index] : undefined;
  };
}

/** Clicks controls in order, each in its own task, so that React renders the result in between. */
async function replay(stage: HTMLElement, targets: readonly HTMLElement[]): Promise<void> {
  for (const target of targets) {
    const {activeElement} = document;
    if (activeElement === document.body || stage.contains(activeElement)) {
      target.focus({preventScroll: true});
    }
    target.click();
    await nextTask();
  }
}

/**
 * Records clicks on a picture until it is interactive, and replays them then.
 *
 * @param isLive whether the interactive part has replaced the picture
 * @returns the reference for the element around the picture or the interactive part
 */
export function useEarlyInput(isLive: boolean): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  const clicks = useRef<(() => HTMLElement | undefined)[]>([]);
  useEffect(() => {
    const frame = stage.current;
    if (frame === null) {
      return undefined;
    }
    if (isLive) {
      // All controls are looked up first: a click may open a page with others.
      void replay(
        frame,
        clicks.current.splice(0).flatMap((find) => find() ?? []),
      );
      return undefined;
    }
    const record = ({target}: MouseEvent) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
      if (control !== null) {
        clicks.current.push(finderOf(frame, control));
      }
    };
    frame.addEventListener('click', record);
    return () => frame.removeEventListener('click', record);
  }, [isLive]);
  return stage;
}
