import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type SearchVersion} from '../addresses';

/** Versions that can be searched; there is one at least. */
export type SearchVersions = readonly [SearchVersion, ...SearchVersion[]];

/** The versions that can be searched, the published one first. */
export function useSearchVersions(): SearchVersions {
  return (usePluginData(pluginName) as {readonly versions: SearchVersions}).versions;
}

/** The version that the reader is in; outside the docs, the published one. */
export function useSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const active = useActiveVersion(useActivePlugin()?.pluginId);
  return versions.find(({name}) => name === active?.name) ?? versions[0];
}

/** Address of the search page for a query, in a version. */
export function useSearchPage(): (query: string, version: SearchVersion) => string {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  return (query, {folder}) => {
    const params = new URLSearchParams({q: query});
    if (folder !== baseUrl) {
      params.set('version', folder.slice(baseUrl.length));
    }
    return `${baseUrl}search?${params.toString()}`;
  };
}
