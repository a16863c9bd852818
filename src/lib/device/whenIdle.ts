/**
 * Runs an action when the browser is idle, at the latest after `timeout` milliseconds; soon in a
 * browser that cannot tell, such as Safari.
 *
 * @returns the function that cancels it
 */
export function whenIdle(action: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 50);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(action, {timeout});
  return () => cancelIdleCallback(idle);
}
