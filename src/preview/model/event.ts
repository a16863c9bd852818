/** What happens in a preview: people act on the screen, devices report, timers end. */
export type PreviewEvent =
  | {readonly kind: 'start'}
  | {readonly kind: 'command'; readonly name: string; readonly parameter: string}
  | {readonly kind: 'open'; readonly page: string}
  | {readonly kind: 'popup'; readonly id: string}
  | {readonly kind: 'close'}
  | {readonly kind: 'write'; readonly name: string; readonly value: string}
  | {readonly kind: 'request'; readonly url: string}
  | {readonly kind: 'input'; readonly key: string; readonly value: string}
  | {readonly kind: 'submit'; readonly values: readonly (readonly [name: string, value: string])[]}
  | {readonly kind: 'point'; readonly name: string; readonly value: string}
  | {readonly kind: 'timer'; readonly name: string};

/** Tells the preview what happens; the same function for as long as the project stays the same. */
export type Dispatch = (event: PreviewEvent) => void;
