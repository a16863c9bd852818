import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {copyText} from '../../../lib/copyText';
import {useLazy} from '../../../lib/useLazy';
import {useBuiltHtml} from '../../../lib/text/useBuiltHtml';
import {withoutIds} from '../../../content/schema/xmlNames';
import {caption} from '../model/captions';
import type {LiveProps} from './Live';
import PreviewLimits from './PreviewLimits';
import {useEarlyInput} from './useEarlyInput';
import {useNearScreen} from './useNearScreen';

const loadPreview = async () => (await import('./loadLive')).loadLive();

export interface PreviewFigureProps extends Pick<LiveProps, 'draft' | 'onDraft'> {
  /** Project XML of the block, which the preview runs. */
  readonly source: string;
  /** Tokens of the displayed XML, for `renderCode`. */
  readonly sourceTokens?: string;
  /** EVENTS rules of the preview; empty without. */
  readonly rules?: string;
  /** The rules that are displayed below the XML; empty if all are elsewhere on the page. */
  readonly listing?: string;
  /** Whether the listing only replaces a program that a preview cannot run. */
  readonly isStandIn?: boolean;
  /** Whether the XML is displayed and copied without the IDs of buttons, which the preview has. */
  readonly omitsIds?: boolean;
  /** Name of the project, for functions that receive it. */
  readonly projectName?: string;
  /** Differences between the preview and a server, one a line. */
  readonly limits: string;
  /** Link to the section that explains previews. */
  readonly guide: ReactNode;
  /** Tokens of the listing, for `renderCode`. */
  readonly listingTokens?: string;
  /** Whether there is space for the log beside the picture. */
  readonly isNarrow?: boolean;
  /** The picture of the first page, rendered in the build. */
  readonly html: string;
  /** Renders a block of code like the site around the preview. */
  readonly renderCode: (language: 'xml' | 'events', code: string, tokens?: string) => ReactNode;
}

/**
 * A project as a picture, also without scripts. Near the screen it becomes
 * interactive, and its XML can be edited. Earlier input is replayed then.
 */
export default function PreviewFigure({
  source,
  sourceTokens,
  rules = '',
  listing = '',
  isStandIn = false,
  projectName,
  limits,
  guide,
  listingTokens,
  isNarrow = false,
  omitsIds = false,
  html,
  renderCode,
  draft,
  onDraft,
}: PreviewFigureProps): ReactNode {
  const picture = useBuiltHtml(html);
  const [Live, load, hasFailed] = useLazy(loadPreview);
  const [isEditing, setIsEditing] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const frame = useNearScreen<HTMLElement>(load);
  const stage = useEarlyInput(Live !== undefined);
  const xml = omitsIds ? withoutIds(draft ?? source) : (draft ?? source);
  const rulesCode = listing === '' ? null : renderCode('events', listing, listingTokens);

  const hasRules = rulesCode !== null && !isStandIn;

  const tools = (
    <>
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
          void copyText(xml).then(setIsCopied);
        }}>
        Copy XML
      </button>
      <span role="status">{isCopied ? 'Copied' : ''}</span>
    </>
  );

  return (
    <figure
      className={clsx('preview', isNarrow && 'preview--narrow')}
      ref={frame}
      data-live={Live ? '' : undefined}>
      <div {...stage} className="preview-stage">
        {Live ? (
          <Live
            key={`${source}\n${rules}`}
            {...{source, rules, projectName, isEditing, tools, draft, onDraft}}
          />
        ) : (
          <div className="preview-live">
            <div {...picture} />
            <p className="preview-tools">
              <button type="button" disabled>
                Reset
              </button>
              {tools}
            </p>
          </div>
        )}
      </div>
      <figcaption>
        {caption}
        {hasFailed && <span>. The preview could not be loaded. Reload the page to try again.</span>}
      </figcaption>
      <PreviewLimits limits={limits.split('\n')} guide={guide} />
      <details className={clsx('preview-code', hasRules && 'preview-code--open')}>
        <summary>{hasRules ? 'XML and rules' : 'XML'}</summary>
        {isEditing ? null : renderCode('xml', xml, draft === undefined ? sourceTokens : undefined)}
        {hasRules && rulesCode}
      </details>
      {isStandIn && (
        <details>
          <summary>Rules of this preview only</summary>
          {rulesCode}
        </details>
      )}
    </figure>
  );
}
