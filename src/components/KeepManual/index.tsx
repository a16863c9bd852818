import React, {useCallback, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useWindowSize} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useBackCloses} from '@site/src/lib/hooks/overlays';
import {useReaderVersion} from '@site/src/lib/hooks/useReaderVersion';
import {useLazy} from '@site/src/lib/useLazy';
import styles from './styles.module.css';

const loadPanel = async () => (await import('@site/src/features/offline/react/Panel')).default;

interface KeepManualProps {
  /** Whether the button is in the text of a page, with an explanation. */
  readonly inText?: boolean;
}

/** Button that opens the panel of offline downloads, which is loaded on demand. */
export default function KeepManual({inText = false}: KeepManualProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {version: reader} = useReaderVersion();
  const all = useVersions(undefined);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Content, loadContent, hasFailed] = useLazy(loadPanel);
  // Browsers allow offline copies at a secure origin only.
  const isInsecure = useIsBrowser() && !window.isSecureContext;
  const isPhone = useWindowSize() === 'mobile';
  const close = useCallback(() => dialog.current?.close(), []);
  useBackCloses(isOpen && isPhone, close);
  const label = isInsecure ? 'Download this manual' : 'Download for offline use';
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
    loadContent();
  };
  const versions = [reader, ...all.filter(({name}) => name !== reader.name)];
  return (
    <div
      id={inText ? undefined : 'offline'}
      className={clsx('screen-only', styles.keep, inText ? 'margin-vert--md' : 'text--center')}
      data-search-ignore
      data-browser-only>
      {inText && (
        <p>
          {isInsecure
            ? 'At this address, the browser does not allow offline copies.'
            : 'Without a network, you can read the pages that you have already opened. Download a version to read all of its pages.'}
        </p>
      )}
      <button
        type="button"
        className="button button--outline button--primary"
        aria-haspopup="dialog"
        onClick={open}>
        {label}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={title}
        onClose={() => setIsOpen(false)}>
        <div className={styles.head}>
          <p id={title} className={styles.title} role="heading" aria-level={2}>
            {label}
          </p>
          <button type="button" className="clean-btn close" aria-label="Close" onClick={close}>
            <span aria-hidden="true">×</span>
          </button>
        </div>
        {isOpen && hasFailed && (
          <p role="alert">
            The downloads could not be loaded. Check the network, then close and reopen this window.
          </p>
        )}
        {isOpen && !Content && !hasFailed && <p role="status">Loading…</p>}
        {isOpen && Content && <Content base={siteConfig.baseUrl} versions={versions} />}
      </dialog>
    </div>
  );
}
