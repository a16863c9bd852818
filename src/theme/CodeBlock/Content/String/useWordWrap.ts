import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/**
 * Word wrap of a block of code. A block is measured while it is in sight, and
 * as its size changes there: a page of many blocks measures and draws none of
 * the others as it starts.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
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
  return {
    codeBlockRef: codeBlockRef as RefObject<HTMLPreElement>,
    ...{isEnabled, isCodeScrollable, toggle},
  };
}
