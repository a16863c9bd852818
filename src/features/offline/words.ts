/** Size for readers, such as "9.1 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1e6) {
    return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
  }
  return `${bytes < 1e7 ? (bytes / 1e6).toFixed(1) : Math.round(bytes / 1e6)} MB`;
}

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Age for readers, such as "3 days ago". */
export function formatAge(date: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000);
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? [undefined, 1];
  return unit === undefined
    ? 'just now'
    : new Intl.RelativeTimeFormat('en-GB').format(-Math.floor(seconds / length), unit);
}
