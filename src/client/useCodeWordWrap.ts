import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** Whether the lines of a block of code are wrapped, and whether a reader may want that. */
interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  /** A line is longer than the block is wide. */
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * In place of the theme's word wrap of a block of code, which measures every
 * block of a page and draws it once more as the page starts. Here a block is measured while it is in sight, and
 * as its size changes there: a page of many blocks measures and draws none of
 * the others as it starts.
 */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isCodeScrollable, setIsCodeScrollable] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    if (block === null) {
      return undefined;
    }
    const size = new ResizeObserver(() => {
      setIsCodeScrollable(block.scrollWidth > block.clientWidth);
    });
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === true) {
        size.observe(block);
      } else {
        size.disconnect();
      }
    });
    sight.observe(block);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, []);
  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (code) {
      code.style.whiteSpace = isEnabled ? '' : 'pre-wrap';
      code.style.overflowWrap = isEnabled ? '' : 'anywhere';
      setIsEnabled(!isEnabled);
    }
  }, [isEnabled]);
  return {codeBlockRef, isEnabled, isCodeScrollable, toggle};
}
