/**
 * Runs an action when the browser is idle, at the latest after `timeout` milliseconds. Safari does
 * not report that it is idle: there, the action runs after 50 ms.
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
