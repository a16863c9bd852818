import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('manual.recent-searches');
const most = 5;
const longest = 100;

/** The searches that led somewhere, the newest first. They stay on the reader's device. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(list)
      ? list.filter((one): one is string => typeof one === 'string').slice(0, most)
      : [];
  } catch {
    return [];
  }
}

/** Remember a search that led somewhere. */
export function rememberSearch(query: string): void {
  const kept = query.trim().slice(0, longest);
  if (kept !== '') {
    const others = recentSearches().filter((one) => one !== kept);
    slot.set(JSON.stringify([kept, ...others].slice(0, most)));
  }
}

/** Forget all searches. */
export function forgetSearches(): void {
  slot.del();
}
