import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** Wraps the table of contents of a wide screen: a landmark with a heading. */
export default function TOCWrapper(props: Props): ReactNode {
  return (
    <nav className={clsx('screen-only', styles.contents)} aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <TOC {...props} />
    </nav>
  );
}
