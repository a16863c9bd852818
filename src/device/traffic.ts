/** Whether the reader is on a slow connection, or has asked for little traffic. */
export function wantsLittle(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  };
  return connection?.saveData === true || Boolean(connection?.effectiveType?.includes('2g'));
}
