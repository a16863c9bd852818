// Change: the buttons are in the HTML, so that they can be pressed before React runs.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

/**
 * Buttons of a block of code. They stand in the HTML, so that one can be
 * pressed before the scripts of the page are there.
 */
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, styles.buttonGroup)} data-search-ignore="">
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
