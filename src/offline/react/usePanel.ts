import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import type {OfflineList} from '../list';
import {currentProgress, fetchList, subscribe, type Progress} from '../page/keeper';
import {copies, visitedPages, type Copy} from '../page/kept';
import {register, type Registered} from '../page/registration';

/** A file that holds a version or a section of it, as the site tells it. */
export interface EditionFile {
  readonly version: string;
  readonly kind: 'archive' | 'pdf' | 'print';
  /** Name of the section; none for the whole version. */
  readonly section?: string;
  /** Address below the base address of the site. */
  readonly file: string;
  readonly bytes: number;
}

/** What the panel shows, beside the progress. */
export interface PanelState {
  /** Undefined until the worker has started or failed. */
  readonly registered: Registered | undefined;
  readonly copies: readonly Copy[];
  /** Pages that were visited. */
  readonly visited: number;
  /** Lists of the site, by version; none while the site does not answer. */
  readonly lists: ReadonlyMap<string, OfflineList>;
  /** Undefined until the site has said which there are. */
  readonly editions: readonly EditionFile[] | undefined;
  /** Bytes that the device has room for, where the browser tells. */
  readonly room: number | undefined;
}

async function fetchEditions(base: string): Promise<readonly EditionFile[]> {
  const response = await fetch(`${base}release.json`, {cache: 'no-store'});
  return response.ok ? ((await response.json()) as {editions: EditionFile[]}).editions : [];
}

async function roomLeft(): Promise<number | undefined> {
  const {quota, usage} = await navigator.storage.estimate();
  return quota === undefined ? undefined : quota - (usage ?? 0);
}

/** The value, or what stands for it when it cannot be had. */
function orElse<Value>(value: () => Promise<Value>, other: Value): Promise<Value> {
  return Promise.resolve()
    .then(value)
    .catch(() => other);
}

/**
 * What the panel shows, and a function that reads it anew, as after something
 * was removed.
 *
 * @param versions names of the versions
 */
export function usePanel(
  base: string,
  versions: readonly string[],
): {state: PanelState; progress: Progress | undefined; refresh: () => void} {
  const [state, setState] = useState<PanelState>({
    registered: undefined,
    copies: [],
    visited: 0,
    lists: new Map(),
    editions: undefined,
    room: undefined,
  });
  const progress = useSyncExternalStore(subscribe, currentProgress);
  const names = versions.join(' ');
  const refresh = useCallback(() => {
    const read = async () => {
      const [found, visited, room] = await Promise.all([
        orElse(() => copies(base), []),
        orElse(() => visitedPages(base), 0),
        orElse(roomLeft, undefined),
      ]);
      setState((before) => ({...before, copies: found, visited, room}));
    };
    void read();
  }, [base]);
  useEffect(() => {
    let isOpen = true;
    const change = (part: Partial<PanelState>) => {
      if (isOpen) {
        setState((before) => ({...before, ...part}));
      }
    };
    const readSite = async () => {
      const editions = await orElse(() => fetchEditions(base), []);
      change({editions});
      const registered = await register(base);
      change({registered});
      if ('registration' in registered) {
        const lists = new Map<string, OfflineList>();
        for (const name of names.split(' ')) {
          const list = await orElse(() => fetchList(base, name), undefined);
          if (list) {
            lists.set(name, list);
          }
        }
        change({lists});
      }
    };
    void readSite();
    return () => {
      isOpen = false;
    };
  }, [base, names]);
  const shown = progress?.state;
  // What is kept changes when something begins or ends.
  useEffect(refresh, [refresh, shown]);
  return {state, progress, refresh};
}
