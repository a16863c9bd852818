declare module '@generated/page-data/default/dates.json' {
  /** Times of the last changes, by the source of the page; none without a history. */
  const dates: Readonly<Record<string, string>>;
  export default dates;
}

declare module '@generated/release/default/release.json' {
  const release: {readonly name: string};
  export default release;
}
