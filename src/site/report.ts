/**
 * Where a reader's report of a mistake can go. No public address of the vendor
 * is known for it: what is empty is not offered, and a report is copied.
 */
export const reporting: {readonly mail: string; readonly tracker: string} = {
  /** A mail address. */
  mail: '',
  /** Address of the page on which a new issue is written. */
  tracker: '',
};
