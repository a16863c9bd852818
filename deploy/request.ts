import {request, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {
  connect as connectHttp2,
  constants,
  type IncomingHttpHeaders as IncomingHttp2Headers,
} from 'node:http2';
import {request as requestHttps} from 'node:https';
import {isIP} from 'node:net';
import {connect as connectTls, type TLSSocket} from 'node:tls';

/** Response with its undecoded body. */
export interface HttpResponse {
  readonly protocol: 'http/1.1' | 'h2';
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Request options besides the target. */
export interface HttpRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** PEM certificate of a private certificate authority. */
  readonly ca?: string;
}

/** Timeout in milliseconds. */
const timeout = 20_000;

/** Repeated headers are joined to one list; HTTP/2 pseudo-headers are omitted. */
const flattenHeaders = (
  headers: IncomingHttpHeaders | IncomingHttp2Headers,
): HttpResponse['headers'] =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );

async function readBody(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** Opens a TLS connection that negotiates HTTP/2 or HTTP/1.1. */
function openTlsSocket({hostname, port}: URL, ca: string | undefined): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host: hostname,
      port: Number(port || 443),
      ALPNProtocols: ['h2', 'http/1.1'],
      ...(isIP(hostname) === 0 && {servername: hostname}),
      ...(ca !== undefined && {ca}),
    });
    socket.setTimeout(timeout, () => socket.destroy(new Error(`${hostname} timed out.`)));
    socket.on('error', reject);
    socket.once('secureConnect', () => resolve(socket));
  });
}

function sendHttp2(
  socket: TLSSocket,
  {origin, host}: URL,
  target: string,
  {method = 'GET', headers = {}}: HttpRequestOptions,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(origin, {createConnection: () => socket});
    session.on('error', reject);
    const stream = session.request({
      ':method': method,
      ':path': target,
      ':authority': host,
      ...headers,
    });
    let hasResponse = false;
    stream.once('close', () => {
      if (!hasResponse) {
        reject(new Error('The host closed the connection.'));
      }
    });
    stream.on('error', (error: Error) => {
      session.destroy();
      // HTTP/2 rejects malformed requests this way.
      if (stream.rstCode === constants.NGHTTP2_PROTOCOL_ERROR) {
        resolve({protocol: 'h2', status: 400, headers: {}, body: Buffer.alloc(0)});
      } else {
        reject(error);
      }
    });
    stream.once('response', (responseHeaders) => {
      hasResponse = true;
      readBody(stream)
        .then((body) =>
          resolve({
            protocol: 'h2',
            status: responseHeaders[':status'] ?? 0,
            headers: flattenHeaders(responseHeaders),
            body,
          }),
        )
        .catch(reject)
        .finally(() => session.destroy());
    });
    stream.end();
  });
}

function sendHttp1(
  {hostname, port}: URL,
  target: string,
  {method = 'GET', headers = {}}: HttpRequestOptions,
  socket?: TLSSocket,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const options = {hostname, port, path: target, method, headers, timeout};
    const onResponse = (response: IncomingMessage) => {
      readBody(response)
        .then((body) =>
          resolve({
            protocol: 'http/1.1',
            status: response.statusCode ?? 0,
            headers: flattenHeaders(response.headers),
            body,
          }),
        )
        .catch(reject);
    };
    const clientRequest = socket
      ? requestHttps({...options, createConnection: () => socket}, onResponse)
      : request(options, onResponse);
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`${hostname} timed out.`)));
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

/**
 * Sends a request with the exact target: it is not normalised, redirects are not followed,
 * and the body is not decoded. With TLS, the host chooses HTTP/2 or HTTP/1.1.
 *
 * @param origin origin of the host, `http://…` or `https://…`
 * @param target request target: path and query
 * @throws Error if the connection fails, times out, or its certificate is invalid
 */
export async function sendRequest(
  origin: string,
  target: string,
  options: HttpRequestOptions = {},
): Promise<HttpResponse> {
  const host = new URL(origin);
  let socket: TLSSocket | undefined;
  try {
    if (host.protocol === 'http:') {
      return await sendHttp1(host, target, options);
    }
    socket = await openTlsSocket(host, options.ca);
    return await (socket.alpnProtocol === 'h2'
      ? sendHttp2(socket, host, target, options)
      : sendHttp1(host, target, options, socket));
  } catch (error) {
    // If a name has several addresses, the combined error has no message.
    const {message = '', code = ''} = error as {message?: string; code?: string};
    throw new Error(`Request to ${origin} failed: ${message || code}`, {cause: error});
  } finally {
    socket?.destroy();
  }
}
