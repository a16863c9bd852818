// The package does not export its types.
declare module 'vlq' {
  /** Encodes integers in base64 VLQ, as in source maps. */
  export function encode(numbers: readonly number[]): string;
  /** @throws Error naming a character that is not base64 */
  export function decode(text: string): number[];
}
