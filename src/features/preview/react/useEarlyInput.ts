import {useEffect, useRef, type MouseEvent} from 'react';
import {nextTask} from '../../../lib/device/nextTask';

const controls = '.preview-screen :is(button, input[type="checkbox"], summary)';

const controlsIn = (stage: HTMLElement) => [...stage.querySelectorAll<HTMLElement>(controls)];

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
 * Records clicks on a picture until it is interactive, and replays them then. A click is lost if
 * restored edits have moved another control to its position.
 *
 * @param isLive whether the interactive part has replaced the picture
 * @returns properties of the element around the picture or the interactive part
 */
export function useEarlyInput(isLive: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const clicks = useRef<{readonly index: number; readonly text: string | null}[]>([]);
  useEffect(() => {
    if (isLive && stage.current) {
      // All controls are looked up first: a click may open a page with others.
      const live = controlsIn(stage.current);
      const targets = clicks.current
        .splice(0)
        .flatMap(({index, text}) => (live[index]?.textContent === text ? live[index] : []));
      void replay(stage.current, targets);
    }
  }, [isLive]);
  return {
    ref: stage,
    onClickCapture: ({target, currentTarget}: MouseEvent<HTMLElement>) => {
      const control = !isLive && target instanceof Element && target.closest<HTMLElement>(controls);
      if (control) {
        const index = controlsIn(currentTarget).indexOf(control);
        clicks.current.push({index, text: control.textContent});
      }
    },
  };
}
