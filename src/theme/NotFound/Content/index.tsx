// Change: suggests the nearest page, a search and both versions; has a title and description below
// /docs too.
import React, {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import fields from '@site/src/components/field.module.css';
import {maxTextLength} from '@site/src/lib/hooks/useTypedText';
import {useLazy} from '@site/src/lib/useLazy';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** Search terms from the last part of an address. */
function queryFrom(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.html?$/u, '')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}

// On demand, because every page includes this component.
const loadNearestPages = async () =>
  (await import('@site/src/features/catalogue/nearestPages')).nearestPages;

/** Not-found page with similar addresses, a search for the words of the address and all versions. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const searchPage = useBaseUrl('/search');
  const latest = useLatestVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const others = useVersions(undefined).filter(({name}) => name !== latest.name);
  const versions = [latest, ...others];
  // One static page serves every missing address, so its HTML names none.
  const isBrowser = useIsBrowser();
  const missing = isBrowser ? pathname : '';
  const named = others.find(({path}) => missing.startsWith(`${path}/`));
  const reader = named ?? preferredVersion ?? latest;
  // A page of several versions is suggested once.
  const pages = new Map(
    [...versions, reader].flatMap(({docs}) => docs.map(({id, path}) => [id, path] as const)),
  );
  const [nearestPages, load] = useLazy(loadNearestPages);
  useEffect(load, [load]);
  const suggestions = nearestPages?.(missing, [...pages.values()]) ?? [];
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Search the manual, or open a page with a similar address."
      />
      <div className={styles.page}>
        <Heading as="h1">Page not found</Heading>
        <p>
          There is no page at this address. The page may have moved, or the address may contain a
          typo.
        </p>
        {suggestions.length > 0 && (
          <>
            <Heading as="h2">Did you mean</Heading>
            <ul>
              {suggestions.map((path) => (
                <li key={path}>
                  <Link to={path}>{path}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <Heading as="h2">Search the manual</Heading>
        <form action={searchPage} method="get" role="search" className={fields.field}>
          <input
            key={missing}
            type="search"
            name="q"
            aria-label="Search the manual"
            defaultValue={queryFrom(missing)}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </form>
        <Heading as="h2">Go to the manual</Heading>
        <ul>
          {versions.map(({name, label, path, mainDocId, docs}) => (
            <li key={name}>
              <Link to={docs.find(({id}) => id === mainDocId)?.path ?? path}>
                Manual for version {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/">Home page</Link>
          </li>
        </ul>
      </div>
    </main>
  );
}
