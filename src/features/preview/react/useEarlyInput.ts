import {useEffect, useRef, type MouseEvent} from 'react';
import {nextTask} from '../../../lib/device/nextTask';

const controls = 'button, input[type="checkbox"], summary';

const nameOf = (control: HTMLElement) =>
  [control.getAttribute('aria-label'), control.textContent].join('\n');

/** The controls with a name, which identifies them after restored edits have moved them. */
function controlsWith(name: string, stage: HTMLElement): HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`.preview-screen :is(${controls})`)].filter(
    (one) => nameOf(one) === name,
  );
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
 * @returns properties of the element around the picture or the interactive part
 */
export function useEarlyInput(isLive: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const clicks = useRef<{readonly name: string; readonly index: number}[]>([]);
  useEffect(() => {
    const frame = stage.current;
    if (isLive && frame) {
      // All controls are looked up first: a click may open a page with others.
      const targets = clicks.current
        .splice(0)
        .flatMap(({name, index}) => controlsWith(name, frame)[index] ?? []);
      void replay(frame, targets);
    }
  }, [isLive]);
  return {
    ref: stage,
    onClickCapture: ({target, currentTarget}: MouseEvent<HTMLElement>) => {
      const control = !isLive && target instanceof Element && target.closest<HTMLElement>(controls);
      if (control) {
        const name = nameOf(control);
        clicks.current.push({name, index: controlsWith(name, currentTarget).indexOf(control)});
      }
    },
  };
}
