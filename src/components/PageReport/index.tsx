import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLazy} from '../../lib/useLazy';
import {site} from '../../site';
import {reporting} from '../../site/report';
import {releaseName} from '../PageData/onServer';
import styles from './styles.module.css';

const loadPanel = async () => (await import('./Panel')).default;

/** Selected text of the article around an element, but not within the element. */
function selectedPassage(element: HTMLElement | null): string {
  const selection = window.getSelection();
  if (!element || !selection || selection.rangeCount === 0) {
    return '';
  }
  const {commonAncestorContainer: place} = selection.getRangeAt(0);
  const isInText = element.closest('article')?.contains(place) && !element.contains(place);
  return isInText ? selection.toString().trim() : '';
}

/** Report of a problem with a page, including the selected text. Its actions are loaded on demand. */
export default function PageReport(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, load, hasFailed] = useLazy(loadPanel);
  const [passage, setPassage] = useState('');
  // In some browsers, a press clears the selection.
  const takePassage = () => {
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
    document.addEventListener('selectionchange', takePassage);
    return () => document.removeEventListener('selectionchange', takePassage);
  }, [isOpen, load]);
  const address = new URL(permalink, site.origin).href;
  const release = releaseName();
  return (
    <details
      ref={details}
      className={styles.report}
      data-search-ignore=""
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      {/* A touch clears the selection before the click. */}
      <summary onPointerDown={takePassage} onClick={takePassage}>
        Report a problem with this page
      </summary>
      <p>
        Send this reference to your documentation contact: <span>{address}</span>, version {label},
        release <span suppressHydrationWarning>{release}</span>.
      </p>
      {reporting.mail !== '' && !Panel ? (
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
      {Panel && isOpen ? (
        <Panel
          report={{address, title, version: label, release, passage}}
          mail={reporting.mail}
          onRemovePassage={() => setPassage('')}
        />
      ) : null}
    </details>
  );
}
