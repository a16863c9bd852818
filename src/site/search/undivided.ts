/** Names that look like two words and are one: who types `java` does not mean JavaScript. */
export const undivided: readonly string[] = ['JavaScript'];
