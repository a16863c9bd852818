import React, {startTransition, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import {copyText} from '../../text/copyText';
import {useTrustedHtml} from '../../trust/trustedHtml';
import {withoutIds} from '../../schema/xmlNames';
import {captionNotes, lookText, standInHead, type CaptionFacts} from '../model/captions';
import type {LiveProps} from './Live';
import OwnBehaviours from './OwnBehaviours';
import {useEarlyInput} from './useEarlyInput';
import {useNearScreen} from './useNearScreen';

export interface PreviewFigureProps extends CaptionFacts {
  /** Project XML of the block, which the preview runs. */
  readonly source: string;
  /** Colours of the XML that is shown, for `renderCode`. */
  readonly sourceTokens?: string;
  /** EVENTS rules that answer it; empty without. */
  readonly rules?: string;
  /** Those of the rules that are shown below it; empty where all stand elsewhere on the page. */
  readonly listing?: string;
  /** Whether what is shown only stands in for what a preview does not have. */
  readonly isStandIn?: boolean;
  /** Name of the project, for functions that ask for it. */
  readonly projectName?: string;
  /** How it behaves where no source tells, a sentence a line. */
  readonly notes?: string;
  /** Colours of the listing, for `renderCode`. */
  readonly listingTokens?: string;
  /** Whether the log has room beside the picture. */
  readonly isNarrow?: boolean;
  /** The picture of its first page, rendered when the site was built. */
  readonly html: string;
  /** A block of code, as the site around shows it. */
  readonly renderCode: (language: 'xml' | 'events', code: string, tokens?: string) => ReactNode;
}

/**
 * A project that shows itself: a picture in the page, without scripts; alive,
 * with its XML open for changes, once it comes near the screen. What is pressed
 * before waits for it.
 */
export default function PreviewFigure({
  source,
  sourceTokens,
  rules = '',
  listing = '',
  isStandIn = false,
  files,
  projectName,
  notes,
  listingTokens,
  isNarrow = false,
  sketchedNames,
  leavesOutIds = false,
  html,
  renderCode,
}: PreviewFigureProps): ReactNode {
  // Our own rendering of XML that was checked when the site was built.
  const picture = useTrustedHtml(html);
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);
  const handedOut = (xml: string) => (leavesOutIds ? withoutIds(xml) : xml);
  // Its styles came with the page: the generator puts those of all code into one file.
  const frame = useNearScreen<HTMLElement>(() => {
    import('./loadLive')
      .then(async ({loadLive}) => loadLive())
      .then(
        // In slices, as nobody waits for it.
        (component) => startTransition(() => setLive(() => component)),
        () => setHasFailed(true),
      );
  });
  const stage = useEarlyInput(Live !== undefined);

  return (
    <figure
      className={clsx('preview', isNarrow && 'preview--narrow')}
      ref={frame}
      data-live={Live ? '' : undefined}>
      <div ref={stage} className="preview-stage">
        {Live ? (
          <Live
            key={`${source}\n${rules}`}
            {...{source, rules, projectName, isEditing}}
            onChange={setDraft}
          />
        ) : (
          <div dangerouslySetInnerHTML={picture} />
        )}
      </div>
      <figcaption>
        A sketch<span className="preview-usable"> that you can press and change</span>: {lookText}
        {captionNotes({sketchedNames, leavesOutIds, files})}
        {hasFailed ? ' It stays a picture, because its code could not be loaded.' : ''}
        <OwnBehaviours notes={notes === undefined ? [] : notes.split('\n')} />
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
            void copyText(handedOut(draft ?? source)).then(setIsCopied);
          }}>
          Copy XML
        </button>
        <span role="status">{isCopied ? 'Copied' : ''}</span>
      </p>
      {isEditing ? null : renderCode('xml', handedOut(source), sourceTokens)}
      {listing === '' ? null : isStandIn ? (
        <details>
          <summary>{standInHead}</summary>
          {renderCode('events', listing, listingTokens)}
        </details>
      ) : (
        renderCode('events', listing, listingTokens)
      )}
    </figure>
  );
}
