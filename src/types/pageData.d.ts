declare module '@generated/server-data/default/dates.json' {
  /** Times of the last changes, by the source of the page; none without a history. */
  const dates: Readonly<Record<string, string>>;
  export default dates;
}
