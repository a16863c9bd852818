import React, {useEffect, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import {copyText} from '../../../lib/copyText';
import styles from './styles.module.css';

/** Time in milliseconds for which a button confirms the copy. */
const confirmationTime = 1000;

export function CopyButton({code}: {readonly code: string}): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const timer = isCopied ? setTimeout(() => setIsCopied(false), confirmationTime) : undefined;
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <button
      type="button"
      aria-label={isCopied ? 'Copied' : 'Copy code to clipboard'}
      title="Copy"
      className={clsx('clean-btn', isCopied && styles.copied)}
      onClick={() => void copyText(code).then(setIsCopied)}>
      <Icon className={styles.icon} aria-hidden="true" />
    </button>
  );
}

/** Toggles the word wrap of a block that has an overflowing line. */
export function WrapButton({block}: {readonly block: RefObject<HTMLPreElement | null>}): ReactNode {
  const [isWrapped, setIsWrapped] = useState(false);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const pre = block.current;
    if (pre === null) {
      return undefined;
    }
    const size = new ResizeObserver(() => {
      setIsScrollable(pre.scrollWidth > pre.clientWidth);
    });
    // Measured only while visible, because measuring all blocks would delay hydration.
    const visibility = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === true) {
        size.observe(pre);
      } else {
        size.disconnect();
      }
    });
    visibility.observe(pre);
    return () => {
      visibility.disconnect();
      size.disconnect();
    };
  }, [block]);
  const toggle = () => {
    block.current?.toggleAttribute('data-wrapped', !isWrapped);
    setIsWrapped(!isWrapped);
  };
  return (
    (isWrapped || isScrollable) && (
      <button
        type="button"
        aria-label="Toggle word wrap"
        title="Toggle word wrap"
        className={clsx('clean-btn', isWrapped && styles.wrapped)}
        onClick={toggle}>
        <IconWordWrap className={styles.icon} aria-hidden="true" />
      </button>
    )
  );
}
