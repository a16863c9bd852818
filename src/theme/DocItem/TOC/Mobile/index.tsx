// Change: a native disclosure, which opens without scripts; it stays below the navbar and shows the current section.
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {usePopUp} from '@site/src/lib/hooks/overlays';
import {useBuiltHtml} from '@site/src/lib/text/useBuiltHtml';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

type Toc = ReturnType<typeof useDoc>['toc'];

/** Title of the section that is read: the last one whose heading has reached the bar. */
function useCurrentTitle(bar: RefObject<HTMLElement | null>, toc: Toc): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const {height = 0, bottom = 0} = bar.current?.getBoundingClientRect() ?? {};
      const isReached = ({id, level}: Toc[number]) =>
        level <= 3 &&
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < bottom + 64;
      // A hidden bar has no height: a wide screen shows the contents beside the text.
      setTitle((height > 0 ? toc.findLast(isReached)?.value : undefined) ?? '');
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    // A link to a section has scrolled before.
    schedule();
    window.addEventListener('scroll', schedule, {passive: true});
    return () => {
      window.removeEventListener('scroll', schedule);
      cancelAnimationFrame(frame);
    };
  }, [bar, toc]);
  return title;
}

/** Contents of the page, on a narrow screen. */
export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const bar = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => bar.current?.removeAttribute('open'), []);
  usePopUp(bar, true, close);
  const title = useCurrentTitle(bar, toc);
  return (
    <details
      ref={bar}
      className={clsx(ThemeClassNames.docs.docTocMobile, 'screen-only', styles.contents)}>
      <summary className="chevron">
        <span>On this page</span>
        <span aria-hidden="true" className={styles.current} {...useBuiltHtml(title)} />
      </summary>
      {/* A link closes the list. */}
      <div role="presentation" className={styles.list} onClick={close}>
        <TOCItems
          toc={toc}
          className="table-of-contents"
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />
      </div>
    </details>
  );
}
