import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {rulesIn, sharedAddress} from '../../content/events/playgroundAddress';
import {useEntryText} from '../../lib/hooks/useEntryText';
import {copyText} from '../../lib/copyText';
import {useLazy} from '../../lib/useLazy';
import {example} from '../../features/preview/model/example';
import {useNearScreen} from '../../features/preview/react/useNearScreen';
import PreviewGuide from '../PreviewGuide';
import styles from './styles.module.css';

const loadPlayground = async () =>
  (await import('../../features/preview/react/Playground')).default;

/**
 * Playground for rules, loaded near the viewport. The history entry stores the reader's
 * text; a shared address contains its own rules.
 */
export default function Playground(): ReactNode {
  const [Live, loadLive, hasFailed] = useLazy(loadPlayground);
  const [edited, setEdited] = useEntryText('playground');
  const history = useHistory();
  const {hash: ownHash} = useLocation();
  const text = edited ?? rulesIn(ownHash) ?? example;
  const [status, setStatus] = useState('');
  const frame = useNearScreen<HTMLDivElement>(loadLive);
  /** The reader's text that an example or another address has replaced. */
  const [replaced, setReplaced] = useState<string>();
  const latest = useRef(edited);
  useEffect(() => {
    latest.current = edited;
  }, [edited]);
  useEffect(() => {
    const show = (hash: string) => {
      const hasRules = rulesIn(hash) !== undefined;
      if (hasRules) {
        frame.current?.scrollIntoView();
      }
      return hasRules;
    };
    show(history.location.hash);
    return history.listen(({hash}) => {
      if (show(hash)) {
        setReplaced(latest.current);
        setEdited();
      }
    });
  }, [frame, history, setEdited]);
  const change = (next: string) => {
    setEdited(next);
    setStatus('');
  };
  const replace = (next: string) => {
    setReplaced(text === example ? undefined : text);
    change(next);
  };
  return (
    <div ref={frame} className={styles.playground} data-live={Live ? '' : undefined}>
      {Live ? (
        <>
          <Live text={text} guide={<PreviewGuide />} onChange={change} />
          <p className="preview-tools">
            <button
              type="button"
              onClick={() => {
                void copyText(sharedAddress(window.location.href, text)).then((isCopied) =>
                  setStatus(
                    isCopied
                      ? 'The address is copied. It contains the rules.'
                      : 'The browser does not allow copying. Copy the rules manually.',
                  ),
                );
              }}>
              Copy address
            </button>
            <button type="button" onClick={() => replace(example)}>
              Example
            </button>
            {replaced === undefined ? null : (
              <button type="button" onClick={() => replace(replaced)}>
                Restore my rules
              </button>
            )}
            <span role="status">{status}</span>
          </p>
        </>
      ) : (
        <>
          <p>
            {hasFailed
              ? 'The playground could not be loaded. Reload the page to try again.'
              : 'With scripts, you can enter rules here, and trigger the events that they wait for.'}
          </p>
          {/* The code scrolls horizontally, also with the arrow keys. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="language-events" tabIndex={0}>
            {example}
          </pre>
        </>
      )}
    </div>
  );
}
