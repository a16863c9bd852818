/** Whether the connection is slow or data saving is enabled. */
export function prefersReducedData(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
  };
  return connection?.saveData === true || Boolean(connection?.effectiveType?.includes('2g'));
}
