import { createClient, ErrorReply } from '@redis/client';
import { ApiError } from '@apoti/contract';

/** How long Redis may take for a command or a connection, in ms; and how long after a failure it is tried again, at the longest. */
const TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 1_000;
/** A connection on which nothing is answered for so long, in ms, is made anew: a machine that is gone says nothing of it. */
const SILENCE_MS = 10_000;
/** More that waits at once is refused. */
const MOST_WAITING = 10_000;
/** How long a start waits for the connection, in ms. Nothing but sign-ins and sessions needs it. */
const START_MS = 1_000;

/** How one refuses that follows another one, or has lost it. */
const FOLLOWS = /^(READONLY|MASTERDOWN|UNKILLABLE) /;

const AWAY = 'This is not possible at the moment. Please try again in a moment.';

function createRedisClient(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_PAUSE_MS),
    },
  });
}
/** A connection to Redis. */
export type RedisClient = ReturnType<typeof createRedisClient>;

/** What is said of it. */
type Log = { warn: (details: object, text: string) => void; info: (text: string) => void };

/** A Redis that several machines share (decision 0014): tried again for as long as it is away, which is said once. */
export class RedisConnection {
  private client: RedisClient;
  private isSaid = false;
  /** When it refused something last (as {@link heardAt}); null: that is over, or never was. */
  private refusedAt: number | null = null;
  /** When it was heard of last, or connected anew (monotonic, in ms). */
  private heardAt = performance.now();
  /** When the present connection was made, likewise. */
  private madeAt = this.heardAt;

  constructor(
    private readonly url: string,
    private readonly log: Log,
    private readonly patience = { timeoutMs: TIMEOUT_MS, silenceMs: SILENCE_MS },
  ) {
    this.client = this.create();
  }

  /** Connects, or goes on trying. */
  async start(): Promise<void> {
    const connecting = this.client.connect().catch(() => undefined);
    await within(connecting, START_MS).catch(() => undefined);
  }

  /** What Redis answers. @throws ApiError `unavailable` where it does not, in time */
  async ask<T>(work: (client: RedisClient) => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      const answer = await within(work(this.client), this.patience.timeoutMs);
      this.heardAt = performance.now();
      this.noteWell();
      return answer;
    } catch (cause) {
      if (cause instanceof ErrorReply) this.noteRefusal(cause);
      else if (begun - this.heardAt > this.patience.silenceMs) this.renew();
      throw new ApiError('unavailable', AWAY, {}, { cause });
    }
  }

  stop(): void {
    if (this.client.isOpen) this.client.destroy();
  }

  /**
   * A refusal is an answer: the connection is well. But one that takes no writes any more may be a primary of yesterday, whose name leads
   * to another one by now: that is asked for by a connection made anew, once in a while.
   */
  private noteRefusal(err: ErrorReply): void {
    if (this.refusedAt === null)
      this.log.warn({ err }, 'Redis refuses what it is asked for; nobody can sign in until it does not');
    this.refusedAt = performance.now();
    const isPrimary = !FOLLOWS.test(err.message);
    if (isPrimary || performance.now() - this.madeAt <= this.patience.silenceMs) this.heardAt = performance.now();
    else this.renew();
  }

  /** Full, it refuses some and answers others: it is well once it has refused nothing for a while. */
  private noteWell(): void {
    if (this.refusedAt === null || performance.now() - this.refusedAt <= this.patience.silenceMs) return;
    this.refusedAt = null;
    this.log.info('Redis refuses nothing any more');
  }

  private renew(): void {
    this.stop();
    this.heardAt = performance.now();
    this.madeAt = this.heardAt;
    this.client = this.create();
    this.client.connect().catch(() => undefined);
  }

  private create(): RedisClient {
    const client = createRedisClient(this.url);
    client.on('error', (err: unknown) => {
      if (!this.isSaid) this.log.warn({ err }, 'Redis cannot be reached; nobody can sign in until it can');
      this.isSaid = true;
    });
    client.on('ready', () => {
      this.heardAt = performance.now();
      if (this.isSaid) this.log.info('Redis can be reached again');
      this.isSaid = false;
    });
    return client;
  }
}

/** @throws where the work takes longer */
async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
