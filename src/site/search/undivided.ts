/** Compound names that must not be split, because a query for `java` does not mean JavaScript. */
export const compoundNames: readonly string[] = ['JavaScript'];
