import React, {type ComponentProps, type ReactNode} from 'react';
import type Loading from '@theme/Loading';
import OriginalLoading from '@theme-original/Loading';
import styles from './styles.module.css';

/**
 * Wraps the loading state of a page with more contrast, announced to screen readers. Retry
 * reloads the page, because after a release the old code no longer exists.
 */
export default function LoadingWrapper(props: ComponentProps<typeof Loading>): ReactNode {
  const content = <OriginalLoading {...props} retry={() => window.location.reload()} />;
  if (props.error) {
    return (
      <div className={styles.error} role="alert">
        {content}
      </div>
    );
  }
  return props.pastDelay ? (
    <div className={styles.wait} role="status" aria-label="Loading">
      {content}
    </div>
  ) : null;
}
