// Change: a list of links to the page in each version instead of a label; the page actions beside it.
import React, {useCallback, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import PageActions from '@site/src/components/PageActions';
import {usePopUp} from '@site/src/lib/hooks/overlays';
import type {Props} from '@theme/DocVersionBadge';
import styles from './styles.module.css';

/**
 * Version of the page with links to the other versions, also on a phone without its menu and in a
 * browser without scripts, and the page actions.
 */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {badge, label, version: current, pluginId} = useDocsVersion();
  const {activeVersion, activeDoc, alternateDocVersions} = useActiveDocContext(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const versions = useVersions(pluginId);
  const {pathname, search, hash} = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => list.current?.removeAttribute('open'), []);
  usePopUp(list, isOpen, close);
  // Unknown in static HTML.
  const suffix = useIsBrowser() ? `${search}${hash}` : '';
  const addressIn = ({name, path, mainDocId, docs}: GlobalVersion) =>
    activeDoc
      ? (alternateDocVersions[name] ?? docs.find(({id}) => id === mainDocId))?.path
      : // A category page, which every version has.
        `${path}${pathname.slice(activeVersion?.path.length)}`;
  return (
    <div className={clsx(className, styles.line)} data-search-ignore="">
      {badge && (
        <details
          ref={list}
          className={clsx(ThemeClassNames.docs.docVersionBadge, styles.versions)}
          onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
          {/* The toggle event may fire after the next key press. */}
          <summary onClick={() => setIsOpen(list.current?.open === false)}>
            Version: {label}
          </summary>
          <ul>
            {versions.map((version) => (
              <li key={version.name}>
                <Link
                  to={`${addressIn(version) ?? version.path}${suffix}`}
                  aria-current={version.name === current ? 'true' : undefined}
                  onClick={() => savePreferredVersionName(version.name)}>
                  {version.label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <PageActions />
    </div>
  );
}
