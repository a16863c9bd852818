import {request, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import {
  connect as connectSession,
  constants,
  type IncomingHttpHeaders as SessionHeaders,
} from 'node:http2';
import {request as requestSecurely} from 'node:https';
import {isIP} from 'node:net';
import {connect as connectSecurely, type TLSSocket} from 'node:tls';

/** An answer, with its body as it was sent. */
export interface Answer {
  readonly protocol: 'http/1.1' | 'h2';
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** Request options besides the address. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Certificate of the authority that the host's own is signed by, where the system does not know it. */
  readonly ca?: string;
}

/** Milliseconds after which a host does not answer any more. */
const patience = 20_000;

/** A header that came more than once is one list, as HTTP has it. */
const plain = (headers: IncomingHttpHeaders | SessionHeaders): Answer['headers'] =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]),
  );

async function bodyOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

/** A connection of TLS to a host, which has chosen between HTTP/2 and HTTP/1.1. */
function secureSocket({hostname, port}: URL, ca: string | undefined): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connectSecurely({
      host: hostname,
      port: Number(port || 443),
      ALPNProtocols: ['h2', 'http/1.1'],
      ...(isIP(hostname) === 0 && {servername: hostname}),
      ...(ca !== undefined && {ca}),
    });
    socket.setTimeout(patience, () => socket.destroy(new Error(`${hostname} does not answer.`)));
    socket.on('error', reject);
    socket.once('secureConnect', () => resolve(socket));
  });
}

function askSession(
  socket: TLSSocket,
  {origin, host}: URL,
  target: string,
  {method = 'GET', headers = {}}: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connectSession(origin, {createConnection: () => socket});
    session.on('error', reject);
    const stream = session.request({
      ':method': method,
      ':path': target,
      ':authority': host,
      ...headers,
    });
    let isAnswered = false;
    stream.once('close', () => {
      if (!isAnswered) {
        reject(new Error('The host closes the connection.'));
      }
    });
    stream.on('error', (error: Error) => {
      session.destroy();
      // How HTTP/2 refuses a request that it takes for malformed.
      if (stream.rstCode === constants.NGHTTP2_PROTOCOL_ERROR) {
        resolve({protocol: 'h2', status: 400, headers: {}, body: Buffer.alloc(0)});
      } else {
        reject(error);
      }
    });
    stream.once('response', (head) => {
      isAnswered = true;
      bodyOf(stream)
        .then((body) =>
          resolve({
            protocol: 'h2',
            status: head[':status'] ?? 0,
            headers: plain(head),
            body,
          }),
        )
        .catch(reject)
        .finally(() => session.destroy());
    });
    stream.end();
  });
}

function askOnce(
  {hostname, port}: URL,
  target: string,
  {method = 'GET', headers = {}}: Question,
  socket?: TLSSocket,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {hostname, port, path: target, method, headers, timeout: patience};
    const take = (answer: IncomingMessage) => {
      bodyOf(answer)
        .then((body) =>
          resolve({
            protocol: 'http/1.1',
            status: answer.statusCode ?? 0,
            headers: plain(answer.headers),
            body,
          }),
        )
        .catch(reject);
    };
    const asked = socket
      ? requestSecurely({...options, createConnection: () => socket}, take)
      : request(options, take);
    asked.on('timeout', () => asked.destroy(new Error(`${hostname} does not answer.`)));
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * Ask a host for an address exactly as it is given: nothing is normalised,
 * followed or decompressed. With TLS the host chooses HTTP/2 or HTTP/1.1.
 *
 * @param origin address of the host, `http://…` or `https://…`
 * @param target target in the first line of the request
 * @throws Error when the host cannot be reached, or is not the one of its certificate
 */
export async function ask(
  origin: string,
  target: string,
  question: Question = {},
): Promise<Answer> {
  const host = new URL(origin);
  let socket: TLSSocket | undefined;
  try {
    if (host.protocol === 'http:') {
      return await askOnce(host, target, question);
    }
    socket = await secureSocket(host, question.ca);
    return await (socket.alpnProtocol === 'h2'
      ? askSession(socket, host, target, question)
      : askOnce(host, target, question, socket));
  } catch (error) {
    // Where a name has several addresses, the error of all has no message of its own.
    const {message = '', code = ''} = error as {message?: string; code?: string};
    throw new Error(`${origin} gives no answer: ${message || code}`, {cause: error});
  } finally {
    socket?.destroy();
  }
}
