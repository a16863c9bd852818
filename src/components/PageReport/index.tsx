import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLazy} from '../../lib/useLazy';
import {site, withBase} from '../../site';
import {reporting} from '../../site/report';
import styles from './styles.module.css';

/** Release of the site; empty if it is not known, as without a network. */
async function fetchRelease(): Promise<string> {
  try {
    const response = await fetch(withBase('/release.json'));
    return ((await response.json()) as {readonly release: string}).release;
  } catch {
    return '';
  }
}

async function loadPanel() {
  const [{default: Panel}, release] = await Promise.all([import('./Panel'), fetchRelease()]);
  return {Panel, release};
}

/** Selected text of the article around an element, but not within the element. */
function selectedPassage(element: HTMLElement | null): string {
  const selection = window.getSelection();
  if (!element || !selection || selection.rangeCount === 0) {
    return '';
  }
  const {commonAncestorContainer: container} = selection.getRangeAt(0);
  const isInText = element.closest('article')?.contains(container) && !element.contains(container);
  return isInText ? selection.toString().trim() : '';
}

/**
 * Report of a problem with a page, with the release and the selected text. Its actions are loaded
 * on demand.
 */
export default function PageReport(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, load, hasFailed] = useLazy(loadPanel);
  const [passage, setPassage] = useState('');
  // In some browsers, a click clears the selection.
  const capturePassage = () => {
    setPassage((last) => selectedPassage(details.current) || last);
  };
  useEffect(() => {
    // Opened before hydration.
    setIsOpen(details.current?.open ?? false);
  }, []);
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    load();
    document.addEventListener('selectionchange', capturePassage);
    return () => document.removeEventListener('selectionchange', capturePassage);
  }, [isOpen, load]);
  const address = new URL(permalink, site.origin).href;
  return (
    <details
      ref={details}
      className={clsx('screen-only', styles.report)}
      data-search-ignore=""
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      {/* A touch clears the selection before the click. */}
      <summary onPointerDown={capturePassage} onClick={capturePassage}>
        Report a problem with this page
      </summary>
      <p>
        Send this reference to your documentation contact: <span>{address}</span>, version {label}.
      </p>
      {reporting.mail !== '' && !loaded ? (
        <p>
          <a href={`mailto:${reporting.mail}?subject=${encodeURIComponent(title)}`}>
            Send an email
          </a>
        </p>
      ) : null}
      {reporting.tracker === '' ? null : (
        <p>
          <a href={reporting.tracker}>Create an issue</a>
        </p>
      )}
      {hasFailed ? <p>The report could not be loaded. Copy the line above.</p> : null}
      {loaded && isOpen ? (
        <loaded.Panel
          report={{address, title, version: label, release: loaded.release, passage}}
          mail={reporting.mail}
          onRemovePassage={() => setPassage('')}
        />
      ) : null}
    </details>
  );
}
