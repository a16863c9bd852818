/** Characters of what a reader typed that are repeated to them. */
const longest = 60;

/** A text that a reader typed, cut to what needs to be repeated of it. */
export function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
