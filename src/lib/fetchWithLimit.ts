/**
 * Milliseconds that a request waits for the next byte: the first request, and those after
 * an unanswered one.
 */
export const limits = {first: 10_000, next: 2000} as const;

let isSilent = false;

/**
 * Fetches a whole file, as `fetch` does. A network that accepts connections and never answers
 * fails after `limits.first`, and then after `limits.next` until it answers.
 *
 * @throws DOMException `AbortError` if no byte arrives in time or the caller aborts; TypeError if
 *   the network fails
 */
export async function fetchWithLimit(address: string, init: RequestInit = {}): Promise<Response> {
  const abort = new AbortController();
  const cancel = () => abort.abort();
  init.signal?.addEventListener('abort', cancel);
  if (init.signal?.aborted) {
    cancel();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        isSilent = true;
        cancel();
      },
      isSilent ? limits.next : limits.first,
    );
  };
  wait();
  try {
    const response = await fetch(address, {...init, signal: abort.signal});
    isSilent = false;
    const reader = response.body?.getReader();
    if (!reader) {
      return response;
    }
    const parts: BlobPart[] = [];
    for (;;) {
      wait();
      const {done, value} = await reader.read();
      if (done) {
        return new Response(new Blob(parts), response);
      }
      parts.push(value);
    }
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', cancel);
  }
}
