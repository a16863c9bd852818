import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import type {LiveProps} from './Live';
import './styles.css';
import './styles/layout.css';
import './styles/shapes.css';
import './styles/input.css';
import './styles/fields.css';
import './styles/controls.css';
import './styles/display.css';
import './styles/media.css';
import './styles/watch.css';
import './styles/modes.css';

export interface PreviewProps {
  /** Project XML of the block. */
  readonly source: string;
  /** EVENTS rules that answer it; empty without. */
  readonly rules?: string;
  /** Whether the log has room beside the picture. */
  readonly isNarrow?: boolean;
  /** Names in the XML that no source gives, so that they are the preview's own. */
  readonly sketchedNames?: string;
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
  sketchedNames,
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
        {sketchedNames === undefined
          ? ''
          : ` No public source shows these names in XML, so the sketch has its own: ${sketchedNames}. Insert the object in the Project Editor, which writes the real ones.`}
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
