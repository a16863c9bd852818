import React, {
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import IconWordWrap from '@theme/Icon/WordWrap';
import {maxRules, playground, sharedAddress} from '../../../content/events/playgroundAddress';
import {copyText} from '../../../lib/copyText';
import {useReaderVersion} from '../../../lib/hooks/useReaderVersion';
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

/**
 * Opens rules in the playground. The address with the rules is made on use, because it would
 * repeat the code in the HTML; without `Link`, which would prefetch the playground.
 */
export function TryLink({rules}: {readonly rules: string}): ReactNode {
  const history = useHistory();
  const {version} = useReaderVersion();
  const page = version.docs.find(({id}) => id === playground.doc)?.path;
  if (page === undefined || rules.length > maxRules) {
    return null;
  }
  const address = () => sharedAddress(page, rules);
  const complete = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = address();
  };
  return (
    <a
      href={`${page}#${playground.anchor}`}
      aria-label="Try these rules in the playground"
      title="Try in the playground"
      data-browser-only=""
      onPointerDown={complete}
      onFocus={complete}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
          event.preventDefault();
          history.push(address());
        }
      }}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d="M8 5v14l11-7z" />
      </svg>
    </a>
  );
}
