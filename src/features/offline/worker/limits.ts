/** Milliseconds after which a slow network falls back to the stored copy. */
export const networkTimeout = 4000;

/**
 * Bytes of the largest page or file that is stored on visit. The manual as one page is
 * larger, and belongs in a file.
 */
export const maxBytes = 10e6;

/** Whether the host permits a copy on the device. */
export function mayStore({headers}: Response): boolean {
  return !/\b(?:no-store|private)\b/iu.test(headers.get('Cache-Control') ?? '');
}
