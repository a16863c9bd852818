import {
  useActivePlugin,
  useActiveVersion,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type SearchVersion} from '../addresses';

/** Versions that can be searched; there is one at least. */
export type SearchVersions = readonly [SearchVersion, ...SearchVersion[]];

/** The versions that can be searched, the published one first. */
export function useSearchVersions(): SearchVersions {
  return (usePluginData(pluginName) as {readonly versions: SearchVersions}).versions;
}

/** The version that is searched where none is named: the one that the reader chose last. */
export function useDefaultSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const {preferredVersion} = useDocsPreferredVersion();
  return versions.find(({name}) => name === preferredVersion?.name) ?? versions[0];
}

/** The version that the reader is in; outside the docs, the one chosen last. */
export function useSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const active = useActiveVersion(useActivePlugin()?.pluginId);
  const chosen = useDefaultSearchVersion();
  return versions.find(({name}) => name === active?.name) ?? chosen;
}

/** How the address of the search page names a version; empty for the one searched by default. */
export function useVersionParam(): (version: SearchVersion) => string {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const chosen = useDefaultSearchVersion();
  return ({name, folder}) =>
    name === chosen.name ? '' : folder === baseUrl ? name : folder.slice(baseUrl.length);
}

/** Address of the search page for a query, in a version. */
export function useSearchPage(): (query: string, version: SearchVersion) => string {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const paramOf = useVersionParam();
  return (query, version) => {
    const params = new URLSearchParams({q: query});
    const param = paramOf(version);
    if (param !== '') {
      params.set('version', param);
    }
    return `${baseUrl}search?${params.toString()}`;
  };
}
