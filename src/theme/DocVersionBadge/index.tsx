// Change: a list of links to the page in each version instead of a label; beside it, on a phone, a link to the parent instead of breadcrumbs, and the page actions.
import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersion,
  useSidebarBreadcrumbs,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import FinderLink from '@site/src/components/FinderLink';
import Menu from '@site/src/components/Menu';
import PageActions from '@site/src/components/PageActions';
import type {Props} from '@theme/DocVersionBadge';
import styles from './styles.module.css';

/** Link to the nearest category above the page that has a page or a list in the finder. */
function ParentLink(): ReactNode {
  const parents = useSidebarBreadcrumbs()?.slice(0, -1) ?? [];
  const parent = parents.findLast(({href, customProps}) => href ?? customProps?.finderQuery);
  const query = parent?.customProps?.finderQuery;
  return (
    <span className={styles.parent}>
      {typeof query === 'string' ? (
        <FinderLink query={query}>{parent?.label}</FinderLink>
      ) : parent?.href === undefined ? null : (
        <Link to={parent.href}>{parent.label}</Link>
      )}
    </span>
  );
}

/**
 * Version of the page with links to the other versions, link to the parent, and page actions. It
 * also works on a phone without the menu, and without scripts.
 */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {badge, label, version: current, pluginId} = useDocsVersion();
  const {activeVersion, activeDoc, alternateDocVersions} = useActiveDocContext(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const versions = useVersions(pluginId);
  const {pathname, search, hash} = useLocation();
  // Unknown in static HTML.
  const suffix = useIsBrowser() ? `${search}${hash}` : '';
  const addressIn = ({name, path, mainDocId, docs}: GlobalVersion) =>
    activeDoc
      ? (alternateDocVersions[name] ?? docs.find(({id}) => id === mainDocId))?.path
      : // A category page, which every version has.
        `${path}${pathname.slice(activeVersion?.path.length)}`;
  return (
    <div className={clsx(className, styles.line)} data-search-ignore="">
      <ParentLink />
      {badge && (
        <Menu
          className={ThemeClassNames.docs.docVersionBadge}
          label={
            <span>
              <span className="spoken">Version: </span>
              <span>{label}</span>
            </span>
          }>
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
        </Menu>
      )}
      <PageActions />
    </div>
  );
}
