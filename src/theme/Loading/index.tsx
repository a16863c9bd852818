// Change: Retry loads the whole page, because the old code is gone after a new release; more
// contrast; the animation is announced.
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

interface LoadingProps {
  /** Why the code of the page could not be fetched; `null` while it is on its way. */
  readonly error: Error | null;
  /** True once the wait is long enough to be noticed, 200 ms. */
  readonly pastDelay: boolean;
}

/** Circle that grows and fades, beginning `begin` seconds after the drawing. */
function Ring({begin}: {readonly begin: number}): ReactNode {
  const timing = {
    begin: `${begin}s`,
    dur: '3s',
    calcMode: 'linear',
    repeatCount: 'indefinite',
  } as const;
  return (
    <circle cx="22" cy="22" r="6" strokeOpacity="0">
      <animate attributeName="r" values="6;22" {...timing} />
      <animate attributeName="stroke-opacity" values="1;0" {...timing} />
      <animate attributeName="stroke-width" values="2;0" {...timing} />
    </circle>
  );
}

/**
 * What stands in for a page whose code is still on its way, or did not come.
 * Retry loads the whole page again: after a new release the old code is gone.
 */
export default function Loading({error, pastDelay}: LoadingProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={() => window.location.reload()}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.wait} role="status" aria-label="Loading">
      <svg className={styles.spinner} viewBox="0 0 45 45" stroke="#61dafb" aria-hidden="true">
        <g fill="none" fillRule="evenodd" transform="translate(1 1)" strokeWidth="2">
          <Ring begin={1.5} />
          <Ring begin={3} />
          <circle cx="22" cy="22" r="8">
            <animate
              attributeName="r"
              begin="0s"
              dur="1.5s"
              values="6;1;2;3;4;5;6"
              calcMode="linear"
              repeatCount="indefinite"
            />
          </circle>
        </g>
      </svg>
    </div>
  );
}
