import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../processes';
import { Bucket, errorAnswer, type KeptObject, type StoreAnswer } from './bucket';
import { refusalOf, type Keys } from './verify-signature';

/** What can be wrong with the store. */
export const storeFaults = [
  /** Nobody listens. */
  'away',
  /** Requests are let in and never answered. */
  'hang',
  /** Everything is answered 503, as a store does that has too much to do. */
  'busy',
  /** It reads, and takes nothing more. */
  'full',
  /** What is read ends in the middle. */
  'cut',
  /** A gateway answers in its place, and knows nothing of it. */
  'unknown',
] as const;
export type StoreFault = (typeof storeFaults)[number];

/** Which requests a fault is for; without it, all of them. */
export type Only = (method: string, key: string) => boolean;

const keys: Keys = { accessKey: 'AKIDTEST', secretKey: 'a/test+secret', region: 'eu-test-1' };
const BUCKET = 'site';
/** As few as this, so that every list of more has pages. */
const PAGE_SIZE = 100;

const writes = (method: string) => method === 'PUT';

/** A store that speaks S3, in this process and in memory, which checks every signature. Its objects outlive its faults. */
export class ObjectStoreServer {
  private fault: { name: StoreFault; only: Only } | null = null;
  private readonly bucket = new Bucket(BUCKET, PAGE_SIZE);
  private readonly server: Server;
  /** What was asked, `GET uploads/a.webp`, refused requests too. */
  readonly asked: string[] = [];

  private constructor(private readonly port: number) {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** Starts one on loopback, empty. */
  static async start(port?: number): Promise<ObjectStoreServer> {
    const store = new ObjectStoreServer(port ?? (await freePort()));
    await store.listen();
    return store;
  }

  /** The settings under which the CMS and the proxy find it. */
  get settings(): Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION', string> {
    const { accessKey, secretKey, region } = keys;
    const place = { S3_ENDPOINT: `http://127.0.0.1:${this.port}`, S3_BUCKET: BUCKET, S3_REGION: region };
    return { ...place, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  }

  /** Objects by key, such as `uploads/a.webp`; to be read, filled and changed by tests. */
  get objects(): Map<string, KeptObject> {
    return this.bucket.objects;
  }

  /** From now on: what is wrong, or null for nothing. */
  async turn(name: StoreFault | null, only: Only = () => true): Promise<void> {
    this.fault = name === null ? null : { name, only };
    if (name === 'away') await this.close();
    else if (!this.server.listening) await this.listen();
  }

  stop(): Promise<void> {
    return this.close();
  }

  private listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(this.port, '127.0.0.1', resolve);
    });
  }

  private close(): Promise<void> {
    if (!this.server.listening) return Promise.resolve();
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.answer(request, response);
    } catch {
      request.socket.destroy();
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname).replace(new RegExp(`^/${BUCKET}/?`), '');
    this.asked.push(`${method} ${key}`);
    const fault = this.fault?.only(method, key) ? this.fault.name : null;
    if (fault === 'hang') return;
    const body = await buffer(request);
    const answer = this.judged(request, { method, key, query: url.searchParams, body }, fault);
    const bytes = Buffer.from(answer.body ?? '');
    response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
    if (method === 'HEAD') response.end();
    else if (fault === 'cut') response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    else response.end(bytes);
  }

  private judged(
    request: IncomingMessage,
    asked: { method: string; key: string; query: URLSearchParams; body: Buffer },
    fault: StoreFault | null,
  ): StoreAnswer {
    if (fault === 'busy') return errorAnswer(503, 'SlowDown');
    if (fault === 'unknown') return { status: 404, headers: {}, body: '404 page not found' };
    if (fault === 'full' && writes(asked.method)) return errorAnswer(507, 'XMinioStorageFull');
    const refusal = refusalOf(request, asked.body, keys);
    if (refusal !== null) return errorAnswer(403, refusal);
    if (!request.url?.startsWith(`/${BUCKET}`)) return errorAnswer(404, 'NoSuchBucket');
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    return this.bucket.answer({ ...asked, headers });
  }
}

/** Starts a store that speaks S3, on a free port. */
export function startObjectStore(): Promise<ObjectStoreServer> {
  return ObjectStoreServer.start();
}
