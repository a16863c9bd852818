import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {copyText} from '../../lib/copyText';
import {useLazy} from '../../lib/useLazy';
import {useBuiltHtml} from '../../text/useBuiltHtml';
import {withoutIds} from '../../schema/xmlNames';
import {captionEnd, standInHead} from '../model/captions';
import PreviewLimits from './PreviewLimits';
import {useEarlyInput} from './useEarlyInput';
import {useNearScreen} from './useNearScreen';

const loadPreview = async () => (await import('./loadLive')).loadLive();

export interface PreviewFigureProps {
  /** Project XML of the block, which the preview runs. */
  readonly source: string;
  /** Colours of the XML that is shown, for `renderCode`. */
  readonly sourceTokens?: string;
  /** EVENTS rules that answer it; empty without. */
  readonly rules?: string;
  /** Those of the rules that are shown below it; empty if all are elsewhere on the page. */
  readonly listing?: string;
  /** Whether the listing only replaces what a preview does not have. */
  readonly isStandIn?: boolean;
  /** Whether the XML is shown and copied without the IDs of buttons, which the preview has. */
  readonly leavesOutIds?: boolean;
  /** Names of the finished files on the page that it runs, separated by spaces. */
  readonly files?: string;
  /** Name of the project, for functions that ask for it. */
  readonly projectName?: string;
  /** What differs from a server, one limit a line. */
  readonly limits?: string;
  /** Link to the section that explains previews. */
  readonly guide: ReactNode;
  /** Colours of the listing, for `renderCode`. */
  readonly listingTokens?: string;
  /** Whether the log has room beside the picture. */
  readonly isNarrow?: boolean;
  /** The picture of its first page, rendered when the site was built. */
  readonly html: string;
  /** The XML with the reader's changes, where the site around keeps it; nothing without. */
  readonly draft: string | undefined;
  readonly onDraft: (draft?: string) => void;
  /** A block of code, as the site around shows it. */
  readonly renderCode: (language: 'xml' | 'events', code: string, tokens?: string) => ReactNode;
}

/**
 * A project that is shown as a picture, also without scripts. Near the screen
 * it becomes interactive, and its XML can be edited. Input before that waits.
 */
export default function PreviewFigure({
  source,
  sourceTokens,
  rules = '',
  listing = '',
  isStandIn = false,
  files,
  projectName,
  limits,
  guide,
  listingTokens,
  isNarrow = false,
  leavesOutIds = false,
  html,
  draft,
  onDraft,
  renderCode,
}: PreviewFigureProps): ReactNode {
  // Our own rendering of XML that was checked when the site was built.
  const picture = useBuiltHtml(html);
  const [Live, load, hasFailed] = useLazy(loadPreview);
  const [isEditing, setIsEditing] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const handedOut = (xml: string) => (leavesOutIds ? withoutIds(xml) : xml);
  // Its styles came with the page: the generator puts those of all code into one file.
  const frame = useNearScreen<HTMLElement>(load);
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
            {...{source, rules, projectName, isEditing, draft, onDraft}}
          />
        ) : (
          <div {...picture} />
        )}
      </div>
      <figcaption>
        Sketch<span className="preview-usable"> that you can use and edit</span>
        {captionEnd(files)}
        {hasFailed ? ' The preview could not be loaded. Reload the page to try again.' : ''}
        <PreviewLimits limits={limits?.split('\n') ?? []} guide={guide} />
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
      {isEditing
        ? null
        : renderCode(
            'xml',
            handedOut(draft ?? source),
            draft === undefined ? sourceTokens : undefined,
          )}
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
