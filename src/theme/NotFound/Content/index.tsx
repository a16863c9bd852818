// Change: suggests the nearest page, a search and both versions; has a title and description below
// /docs too.
import React, {useEffect, useState, type ReactNode} from 'react';
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
import {maxTextLength} from '@site/src/hooks/useTypedText';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

/** Last part of an address as words to search for. */
function queryFrom(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.html?$/u, '')
    .replaceAll(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}

/**
 * Addresses that resemble one. Every page has this component with it, for
 * addresses below it that do not exist, and need not wait for what finds them.
 *
 * @param missing the address; empty while it is not known
 */
function useNearestPages(missing: string, addresses: readonly string[]): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const key = JSON.stringify([missing, addresses]);
  useEffect(() => {
    const [address, all] = JSON.parse(key) as [string, string[]];
    if (address === '') {
      return undefined;
    }
    let isCurrent = true;
    void import('@site/src/catalogue/nearestPages')
      .then(({nearestPages}) => nearestPages(address, all))
      // The search and the ways into the manual stand below.
      .catch(() => [])
      .then((pages) => {
        if (isCurrent) {
          setFound(pages);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found;
}

/**
 * Not-found page with similar addresses, a search for the words of the address
 * and links to both versions.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const searchPage = useBaseUrl('/search');
  const latest = useLatestVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const others = useVersions(undefined).filter(({name}) => name !== latest.name);
  const versions = [latest, ...others];
  // One static page serves every missing address, so the address is read in the browser only.
  const isBrowser = useIsBrowser();
  const missing = isBrowser ? pathname : '';
  // The latest stands above the addresses of the others.
  const named = others.find(({path}) => missing.startsWith(`${path}/`));
  const reader = named ?? preferredVersion ?? latest;
  // A page that several versions have is suggested once.
  const pages = new Map(
    [...versions, reader].flatMap(({docs}) => docs.map(({id, path}) => [id, path] as const)),
  );
  const suggestions = useNearestPages(missing, [...pages.values()]);
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
