import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('manual.recent-searches');
const most = 5;
const longest = 100;

/** The searches that led somewhere, the newest first. They stay on the reader's device. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(list)
      ? list
          .filter((one): one is string => typeof one === 'string')
          .slice(0, most)
          .map((one) => one.slice(0, longest))
      : [];
  } catch {
    return [];
  }
}

/** Remember a search that led somewhere. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, longest);
  if (text !== '') {
    const others = recentSearches().filter((one) => one !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, most)));
  }
}

/** Forget all searches. */
export function forgetSearches(): void {
  slot.del();
}
