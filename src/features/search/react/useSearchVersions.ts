import {
  useActivePlugin,
  useActiveVersion,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type SearchVersion} from '../addresses';

/** Searchable versions, the published one first. */
export function useSearchVersions(): readonly [SearchVersion, ...SearchVersion[]] {
  const data = usePluginData(pluginName) as {versions: [SearchVersion, ...SearchVersion[]]};
  return data.versions;
}

/** Default version of a search: the one that the reader last selected. */
export function useDefaultSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const {preferredVersion} = useDocsPreferredVersion();
  return versions.find(({name}) => name === preferredVersion?.name) ?? versions[0];
}

/** Current version; outside the docs, the one that the reader last selected. */
export function useSearchVersion(): SearchVersion {
  const versions = useSearchVersions();
  const active = useActiveVersion(useActivePlugin()?.pluginId);
  const chosen = useDefaultSearchVersion();
  return versions.find(({name}) => name === active?.name) ?? chosen;
}

/** Query parameter of a version on the search page; empty for the default version. */
export function useVersionParam(): (version: SearchVersion) => string {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const chosen = useDefaultSearchVersion();
  return ({name, folder}) =>
    name === chosen.name ? '' : folder === baseUrl ? name : folder.slice(baseUrl.length);
}

/** Address of the search page for a query and a version. */
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
