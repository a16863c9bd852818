/** Size for readers, such as "9.1 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1e6) {
    return `${Math.max(1, Math.round(bytes / 1e3))} kB`;
  }
  return `${bytes < 1e7 ? (bytes / 1e6).toFixed(1) : Math.round(bytes / 1e6)} MB`;
}
