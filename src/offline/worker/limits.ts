/** Milliseconds after which what is kept is shown, as on a network that answers no more. */
export const patience = 4000;

/** Bytes of the largest page or download that is kept because it was opened: the manual as one is a file to store elsewhere. */
export const largest = 10e6;

/** Whether the host allows a copy on the device. */
export function mayStore({headers}: Response): boolean {
  return !/\b(?:no-store|private)\b/iu.test(headers.get('Cache-Control') ?? '');
}
