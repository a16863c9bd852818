import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('manual.recent-searches');
const maxCount = 5;
const maxLength = 100;

/** Searches with an opened hit or results page, newest first. Stored on the reader's device. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(slot.get() ?? '[]');
    const texts = Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
    return texts.slice(0, maxCount).map((text) => text.slice(0, maxLength));
  } catch {
    return [];
  }
}

/** Adds a search to the recent searches. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, maxLength);
  if (text !== '') {
    const others = recentSearches().filter((entry) => entry !== text);
    slot.set(JSON.stringify([text, ...others].slice(0, maxCount)));
  }
}

/** Deletes all recent searches. */
export function forgetSearches(): void {
  slot.del();
}
