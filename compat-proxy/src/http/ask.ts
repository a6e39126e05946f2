import { Agent as HttpAgent, request as askHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';

/** Loaded where it is spoken: most ask a CMS on the same machine (S12). */
const https = () => process.getBuiltinModule('node:https');

/** Connections to one server that are kept for the next question. */
export type Agent = HttpAgent;

/** An unused connection is given up after so long, in ms: servers do that after five seconds, perhaps just when it is used again. */
const IDLE_MS = 3_000;

/** So many connections at once to the server of an address; who comes when all are used waits. */
export function createAgent(url: string, connections: number): Agent {
  const options = { keepAlive: true, maxSockets: connections, timeout: IDLE_MS };
  return url.startsWith('https:') ? new (https().Agent)(options) : new HttpAgent(options);
}

/** What is asked of a server. */
export type Question = {
  method?: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string | Uint8Array | undefined;
  /** Ends the waiting, whatever it is for. */
  signal: AbortSignal;
  /** Whose connections are used; without one, one of its own. */
  agent?: Agent | undefined;
  /** More than so many bytes are no answer. */
  maxBytes: number;
};

/** An answer, whole. */
export type Answer = { status: number; body: Buffer };

/**
 * Asks a server that speaks HTTP and reads the whole answer; follows no redirect. With what Node brings along: a client of its own
 * took 10 MB of the proxy (decision 0015).
 */
export function ask(address: URL, { body, maxBytes, ...options }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begin = address.protocol === 'https:' ? https().request : askHttp;
    const request = begin(address, options, (response) => {
      bodyOf(response, maxBytes).then((read) => resolve({ status: response.statusCode ?? 0, body: read }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('An answer is made of bytes');
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
