/**
 * The result of a promise, or an error after a timeout.
 *
 * @param time milliseconds
 */
export function withTimeout<Value>(
  time: number,
  result: Promise<Value>,
  message: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), time);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
