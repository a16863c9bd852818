import {useCallback, useEffect, useReducer, useSyncExternalStore} from 'react';
import {fetchWithLimit} from '../../../lib/fetchWithLimit';
import type {OfflineList} from '../list';
import {currentProgress, fetchList, subscribe, type Progress} from '../page/versionDownload';
import {downloadedVersions, type Downloaded} from '../page/downloaded';
import {register, type Registered} from '../page/registration';
import {visitedPages} from '../stored';

/** File with a version or one of its sections, from `release.json`. */
export interface EditionFile {
  readonly version: string;
  readonly kind: 'archive' | 'pdf' | 'print';
  /** Name of the section; `undefined` for the whole version. */
  readonly section?: string;
  /** Address relative to the base URL. */
  readonly file: string;
  readonly bytes: number;
}

/** State of the panel, except the progress. */
export interface PanelState {
  /** Undefined until the worker has started or failed. */
  readonly registered: Registered | undefined;
  readonly downloaded: readonly Downloaded[];
  /** Number of visited pages. */
  readonly visited: number;
  /** Lists by version; null if the site does not respond. */
  readonly lists: ReadonlyMap<string, OfflineList | null>;
  /** Undefined until `release.json` is loaded. */
  readonly editions: readonly EditionFile[] | undefined;
}

async function fetchEditions(base: string): Promise<readonly EditionFile[]> {
  const response = await fetchWithLimit(`${base}release.json`, {cache: 'no-store'});
  return response.ok ? ((await response.json()) as {editions: EditionFile[]}).editions : [];
}

/** The value, or a fallback if it cannot be read. */
function withFallback<Value>(value: () => Promise<Value>, other: Value): Promise<Value> {
  return Promise.resolve()
    .then(value)
    .catch(() => other);
}

const withPart = (state: PanelState, part: Partial<PanelState>): PanelState => ({
  ...state,
  ...part,
});

/**
 * State of the panel, and a function to refresh it, for example after a removal.
 *
 * @param versions names of the versions
 */
export function usePanel(
  base: string,
  versions: readonly string[],
): {state: PanelState; progress: Progress | undefined; refresh: () => void} {
  const [state, change] = useReducer(withPart, {
    registered: undefined,
    downloaded: [],
    visited: 0,
    lists: new Map(),
    editions: undefined,
  });
  const progress = useSyncExternalStore(subscribe, currentProgress);
  const names = versions.join(' ');
  const refresh = useCallback(() => {
    const read = async () => {
      const [downloaded, visited] = await Promise.all([
        withFallback(() => downloadedVersions(base), []),
        withFallback(async () => (await visitedPages(base)).size, 0),
      ]);
      change({downloaded, visited});
    };
    void read();
  }, [base]);
  useEffect(() => {
    void withFallback(() => fetchEditions(base), []).then((editions) => change({editions}));
    const readVersions = async () => {
      const registered = await register(base);
      change({registered});
      if ('registration' in registered) {
        const lists = names
          .split(' ')
          .map(
            async (name) => [name, await withFallback(() => fetchList(base, name), null)] as const,
          );
        change({lists: new Map(await Promise.all(lists))});
      }
    };
    void readVersions();
  }, [base, names]);
  const shown = progress?.state;
  useEffect(refresh, [refresh, shown]);
  return {state, progress, refresh};
}
