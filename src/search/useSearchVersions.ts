import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {namedVersion, pluginName, type SearchVersion} from './addresses';

/** The versions that can be searched, the published one first. */
export function useSearchVersions(): readonly SearchVersion[] {
  return (usePluginData(pluginName) as {readonly versions: readonly SearchVersion[]}).versions;
}

/** The version that the reader is in; outside the docs, the published one. */
export function useSearchVersion(): SearchVersion {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const versions = useSearchVersions();
  const active = useActiveVersion(useActivePlugin()?.pluginId);
  const isOther = active !== undefined && !active.isLast;
  return namedVersion(versions, baseUrl, isOther ? active.path.slice(baseUrl.length) : '');
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
