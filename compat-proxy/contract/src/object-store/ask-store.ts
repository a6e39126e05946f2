import aws4 from 'aws4';
import { Agent as HttpAgent, request as askHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as askHttps } from 'node:https';
import { ObjectStoreFailure, silenceOf } from './object-store-failure';
import type { ObjectStoreSettings } from './settings';

/** What is asked of the store: a key of the bucket, or a query of the bucket itself. */
export type StoreQuestion = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
};

/** Nothing comes or goes for so long, in ms: the store is away. */
const IDLE_MS = 3_000;
/** Longest that a content may be on its way, to the store or from it, in ms: ten megabytes over a slow line. */
const LONGEST_MS = 30_000;
/** An unused connection is given up before the store does so, perhaps just when it is used again; in ms. */
const UNUSED_MS = 3_000;
/** Questions at once; further ones wait. */
const CONNECTIONS = 16;

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Signs questions (AWS Signature Version 4) and asks them over connections that are kept for a while. */
export class StoreLine {
  private readonly agent: HttpAgent;
  private readonly ask: typeof askHttp;

  /** `answerMs`: longest until the answer to what has no body begins, a free connection waited for. */
  constructor(
    private readonly settings: ObjectStoreSettings,
    private readonly answerMs: number,
  ) {
    const isHttps = settings.endpoint.startsWith('https:');
    const options = { keepAlive: true, maxSockets: CONNECTIONS, timeout: UNUSED_MS };
    this.agent = isHttps ? new HttpsAgent(options) : new HttpAgent(options);
    this.ask = isHttps ? askHttps : askHttp;
  }

  /** The answer's head; its body waits to be read. @throws ObjectStoreFailure when there is none in time */
  async send(question: StoreQuestion): Promise<IncomingMessage> {
    try {
      return await this.sendOnce(question);
    } catch (error) {
      // The store gave up a kept connection just when it was used again. Whatever is asked may be asked twice.
      if (error instanceof ObjectStoreFailure && error.cause === STALE) return this.sendOnce(question);
      throw error;
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private sendOnce(question: StoreQuestion): Promise<IncomingMessage> {
    const { accessKey: accessKeyId, secretKey: secretAccessKey } = this.settings;
    const signed = aws4.sign(this.unsigned(question), { accessKeyId, secretAccessKey });
    const { method, path, headers = {} } = signed;
    const options = { method, path, headers, agent: this.agent, timeout: Math.min(IDLE_MS, this.answerMs) };
    const what = `${question.method} ${question.key}`;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(LONGEST_MS);
      const request = this.ask(this.settings.endpoint, { ...options, signal }, (answer) => {
        clearTimeout(patience);
        resolve(answer);
      });
      const giveUp = () => {
        clearTimeout(patience);
        // One that waits for a connection hears of its end only when it gets one: whoever asked is told at once.
        reject(silenceOf(what));
        request.destroy();
      };
      const patience = setTimeout(giveUp, question.body === undefined ? this.answerMs : LONGEST_MS);
      request.on('timeout', giveUp);
      request.on('error', (cause: NodeJS.ErrnoException) => {
        clearTimeout(patience);
        const isStale = request.reusedSocket && (cause.code === 'ECONNRESET' || cause.code === 'EPIPE');
        const why = cause.code ?? cause.message;
        const text = `The object store cannot be reached for ${what}: ${why}`;
        reject(new ObjectStoreFailure(text, 'OBJECT_STORE_AWAY', { cause: isStale ? STALE : cause }));
      });
      request.end(question.body);
    });
  }

  private unsigned({ method, key, query, headers, body }: StoreQuestion) {
    const { endpoint, bucket, region } = this.settings;
    const { host, pathname } = new URL(endpoint);
    const search = query === undefined ? '' : `?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
    const path = `${pathname.replace(/\/$/, '')}/${bucket}${key === '' ? '' : `/${encoded(key)}`}${search}`;
    const type = body === undefined ? {} : { 'content-type': 'application/octet-stream' };
    return {
      ...{ service: 's3', region, method, path },
      headers: { host, ...type, ...headers },
      ...(body === undefined ? {} : { body }),
    };
  }
}

/** Why a question is asked once more. */
const STALE = new Error('a kept connection had ended');
