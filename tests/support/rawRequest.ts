import {request} from 'node:http';

/** An answer, with its body as it was sent. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/**
 * Ask a server for an address exactly as it is given: nothing is normalised,
 * followed or decompressed.
 *
 * @param target what stands in the first line of the request
 */
export function rawRequest(
  origin: string,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<RawAnswer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({hostname, port, path: target, method, headers}, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string | undefined>,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
