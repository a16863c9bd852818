import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import type {LiveProps} from './Live';
import './styles.css';

export interface PreviewProps {
  /** Project XML of the block. */
  readonly source: string;
  /** EVENTS rules that answer it; empty without. */
  readonly rules?: string;
  /** Whether the log has room beside the picture. */
  readonly isNarrow?: boolean;
  /** The picture of its first page, rendered when the site was built. */
  readonly html: string;
}

/** How far below the screen, in pixels, a preview begins to load its code. */
const nearness = 300;

type Loaded = ComponentType<LiveProps>;

/**
 * A project that shows itself: a picture in the page, without scripts; alive,
 * with its XML open for changes, once it comes near the screen.
 *
 * Written by the remark transformer `live-preview` from ` ```xml preview ` blocks.
 */
export default function Preview({
  source,
  rules = '',
  isNarrow = false,
  html,
}: PreviewProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [current, setCurrent] = useState(source);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    const {current: element} = frame;
    if (!element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          import('./Live').then(
            ({default: component}) => setLive(() => component),
            () => setHasFailed(true),
          );
        }
      },
      {rootMargin: `${nearness}px`},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <figure
      className={clsx('preview', isNarrow && 'preview--narrow')}
      ref={frame}
      data-live={Live ? '' : undefined}>
      <div className="preview-stage">
        {Live ? (
          <Live source={source} rules={rules} isEditing={isEditing} onChange={setCurrent} />
        ) : (
          // Our own rendering of XML that was checked when the site was built.
          <div dangerouslySetInnerHTML={{__html: html}} />
        )}
      </div>
      <figcaption>
        A sketch: the skin of your project decides the real look.
        {hasFailed ? ' It stays a picture, because its code could not be loaded.' : ''}
      </figcaption>
      <p className="preview-tools">
        <button
          type="button"
          disabled={!Live}
          aria-pressed={isEditing}
          onClick={() => setIsEditing(!isEditing)}>
          Edit XML
        </button>
        <button
          type="button"
          disabled={!Live}
          onClick={() => {
            navigator.clipboard.writeText(current).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            );
          }}>
          Copy XML
        </button>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </p>
      {isEditing ? null : <CodeBlock language="xml">{source}</CodeBlock>}
      {rules === '' ? null : <CodeBlock language="events">{rules}</CodeBlock>}
    </figure>
  );
}
