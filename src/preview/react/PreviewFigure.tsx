import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import type {LiveProps} from './Live';

export interface PreviewFigureProps {
  /** Project XML of the block. */
  readonly source: string;
  /** Colours of the source, for `renderCode`. */
  readonly sourceTokens?: string;
  /** EVENTS rules that answer it; empty without. */
  readonly rules?: string;
  /** Colours of the rules, for `renderCode`. */
  readonly rulesTokens?: string;
  /** Whether the log has room beside the picture. */
  readonly isNarrow?: boolean;
  /** Names in the XML that no source gives, so that they are the preview's own. */
  readonly sketchedNames?: string;
  /** The picture of its first page, rendered when the site was built. */
  readonly html: string;
  /** A block of code, as the site around shows it. */
  readonly renderCode: (language: 'xml' | 'events', code: string, tokens?: string) => ReactNode;
}

/** How far below the screen, in pixels, a preview begins to load its code. */
const loadMargin = 300;

/**
 * A project that shows itself: a picture in the page, without scripts; alive,
 * with its XML open for changes, once it comes near the screen.
 */
export default function PreviewFigure({
  source,
  sourceTokens,
  rules = '',
  rulesTokens,
  isNarrow = false,
  sketchedNames,
  html,
  renderCode,
}: PreviewFigureProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          // Its styles came with the page: the generator puts those of all code into one file.
          import('./Live').then(
            ({default: component}) => setLive(() => component),
            () => setHasFailed(true),
          );
        }
      },
      {rootMargin: `${loadMargin}px`},
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
          <Live key={`${source}\n${rules}`} {...{source, rules, isEditing}} onChange={setDraft} />
        ) : (
          // Our own rendering of XML that was checked when the site was built.
          <div dangerouslySetInnerHTML={{__html: html}} />
        )}
      </div>
      <figcaption>
        A sketch<span className="preview-usable"> that you can press and change</span>: the skin of
        your project decides the real look.
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
            navigator.clipboard.writeText(draft ?? source).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            );
          }}>
          Copy XML
        </button>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </p>
      {isEditing ? null : renderCode('xml', source, sourceTokens)}
      {rules === '' ? null : renderCode('events', rules, rulesTokens)}
    </figure>
  );
}
