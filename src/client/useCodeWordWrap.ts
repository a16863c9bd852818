import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** State of the word wrap of a code block. */
interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>;
  readonly isEnabled: boolean;
  /** Whether a line is wider than the block. */
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

/**
 * Replaces the theme's hook, which measures and rerenders every code block when the page
 * starts. This one measures a block only while it is visible.
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
