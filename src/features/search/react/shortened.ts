/** Maximum length of reader input in a message. */
const maxLength = 60;

/** Reader input, truncated for a message. */
export function shortened(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
