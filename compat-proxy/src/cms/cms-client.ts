import { bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, wrap } from 'cockatiel';
import { Pool } from 'undici';
import type { z } from 'zod';
import { ApiError, cmsHeaders, errorBodySchema, statusOfCode } from '@apoti/contract';
import { Pulse } from './pulse';

/** Longest time that anybody waits for a CMS that says nothing, in ms; a save says so within 5 s (C6). */
const TIMEOUT_MS = 4_000;
/** A reply larger than this is not ours, in bytes. */
const MAX_REPLY = 64 * 1024 * 1024;

export type CmsRequest = {
  method: 'GET' | 'POST';
  path: string;
  /** How we identify ourselves: the read-only token, or the proxy's secret (sign-ins and writes). */
  as: 'reader' | 'proxy';
  /** Sent as JSON; bytes as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** How long it may take, if not as long as every call; beyond that, only while the CMS gives signs of life ({@link Pulse}). */
  timeoutMs?: number;
  /** What nobody waits for goes beside everything else, so that it holds up nothing and its failures count for nothing. */
  aside?: boolean;
  /** A 503 says that what is asked for is away, not the CMS: it is a refusal to be told, and no failure of the CMS. */
  mayBeAway?: boolean;
};

/** An answer of the CMS that is not 2xx: its status and JSON body, for the caller to judge. */
export type CmsRefusal = { status: number; body: Record<string, unknown> };
export type CmsResult<T> = { ok: true; data: T } | { ok: false; refusal: CmsRefusal };

/** Answers as soon as Strapi listens, without looking at the database. */
const HEALTH_PATH = '/_health';

const UNREACHABLE = 'The content service cannot be reached at the moment. Please try again in a moment.';

/** Lets so many calls through at once and rests for a second after repeated failures. */
const createPolicy = () =>
  wrap(bulkhead(32, 64), circuitBreaker(handleAll, { halfOpenAfter: 1_000, breaker: new ConsecutiveBreaker(8) }));

type Lane = 'reads' | 'writes' | 'pictures' | 'aside';

function laneOf({ method, body, aside }: CmsRequest): Lane {
  if (aside === true) return 'aside';
  return method === 'GET' ? 'reads' : body instanceof Uint8Array ? 'pictures' : 'writes';
}

function createPool(url: string, connections: number): Pool {
  return new Pool(url, {
    connections,
    connect: { timeout: 2_000 },
    keepAliveTimeout: 10_000,
    maxResponseSize: MAX_REPLY,
  });
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json' };
}

/** What becomes of some work, unless a signal comes first: also while the work has not begun, since others are before it. */
function withSignal<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** A failure of the CMS: in its own words where it says that it is away, such as of a database that it cannot write to. */
function failureOf(status: number, body: unknown): Error {
  const cause = new Error(`CMS answered ${status}`);
  const said = errorBodySchema.safeParse(body).data;
  return said?.code === 'unavailable' ? new ApiError('unavailable', said.error, {}, { cause }) : cause;
}

/** Speaks to the CMS: parses every reply, waits no longer than the time-out, and rests after repeated failures. */
export class CmsClient {
  /**
   * Apart from each other, connections and rests alike: looks at the counters that fail must not refuse saves, nor saves and
   * pictures that take long hold up the looks.
   */
  private readonly lanes: Record<Lane, { pool: Pool; policy: ReturnType<typeof createPolicy> }>;

  private readonly pulsePool: Pool;
  private readonly pulse: Pulse;

  constructor(
    url: string,
    private readonly secrets: { readToken: string; proxySecret: string },
  ) {
    const lane = (connections: number) => ({ pool: createPool(url, connections), policy: createPolicy() });
    this.lanes = { reads: lane(8), writes: lane(8), pictures: lane(3), aside: lane(1) };
    this.pulsePool = createPool(url, 1);
    this.pulse = new Pulse(async (signal) => {
      const answer = await this.pulsePool.request({ path: HEALTH_PATH, method: 'GET', signal });
      await answer.body.dump();
    });
  }

  /**
   * Sends a request and parses a 2xx reply with `schema`.
   * @throws ApiError `unavailable` when the CMS is down, slow, failing or talking nonsense.
   */
  async call<T>(schema: z.ZodType<T>, request: CmsRequest): Promise<CmsResult<T>> {
    const { timeoutMs = TIMEOUT_MS, aside = false } = request;
    const watched = timeoutMs > TIMEOUT_MS && !aside ? this.pulse.watch() : null;
    const time = AbortSignal.timeout(timeoutMs);
    const signal = watched === null ? time : AbortSignal.any([time, watched.signal]);
    try {
      const { pool, policy } = this.lanes[laneOf(request)];
      return await withSignal(
        signal,
        policy.execute(() => this.send(pool, schema, request, signal)),
      );
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('unavailable', UNREACHABLE, {}, { cause });
    } finally {
      watched?.end();
    }
  }

  /** As {@link call}, for reads whose refusal means that the CMS is not working. */
  async read<T>(schema: z.ZodType<T>, path: string, timeoutMs = TIMEOUT_MS): Promise<T> {
    const result = await this.call(schema, { method: 'GET', path, as: 'reader', timeoutMs });
    if (result.ok) return result.data;
    throw new ApiError('unavailable', UNREACHABLE, {}, { cause: new Error(`CMS answered ${result.refusal.status}`) });
  }

  async close(): Promise<void> {
    const pools = [this.pulsePool, ...Object.values(this.lanes).map(({ pool }) => pool)];
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  private async send<T>(
    pool: Pool,
    schema: z.ZodType<T>,
    request: CmsRequest,
    signal: AbortSignal,
  ): Promise<CmsResult<T>> {
    const timeout = request.timeoutMs ?? TIMEOUT_MS;
    const { body: sent } = request;
    const answer = await pool.request({
      path: request.path,
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.as === 'reader'
          ? { authorization: `Bearer ${this.secrets.readToken}` }
          : { [cmsHeaders.secret]: this.secrets.proxySecret }),
        ...contentType(sent),
        ...request.headers,
      },
      ...(sent === undefined ? {} : { body: sent instanceof Uint8Array ? sent : JSON.stringify(sent) }),
      headersTimeout: timeout,
      bodyTimeout: timeout,
      signal,
    });
    const body: unknown = await answer.body.json();
    const isAway = answer.statusCode === 503 && request.mayBeAway === true;
    // A full disk is said by a CMS that works.
    const isFull = answer.statusCode === statusOfCode.no_room;
    if (answer.statusCode >= 500 && !isAway && !isFull) throw failureOf(answer.statusCode, body);
    if (answer.statusCode >= 200 && answer.statusCode < 300) return { ok: true, data: schema.parse(body) };
    return { ok: false, refusal: { status: answer.statusCode, body: errorBodySchema.parse(body) } };
  }
}
