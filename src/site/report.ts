/** Destinations of error reports. An empty one is not offered, and the report is copied instead. */
export const reporting: {readonly mail: string; readonly tracker: string} = {
  mail: '',
  /** Address of the form for a new issue. */
  tracker: '',
};
