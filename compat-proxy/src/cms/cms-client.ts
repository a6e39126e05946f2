import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ApiError, cmsHeaders, errorBodySchema, statusOfCode } from '@apoti/contract';
import { ask, createAgent, type Agent } from '../http/ask';
import { asking } from '../limits';
import { Lane, type Outcomes } from './lane';
import { Pulse } from './pulse';

/**
 * What goes beside everything else, so that it holds up nothing, however much of it there is: what anybody may send without a session
 * (`links`, with any mailed link or none; `forms`; `signIns`), sign-ins of browsers that know the account (`knownSignIns`), for which
 * no stranger's may be before them, and what nobody waits for (`aside`). Beside it since nothing may hold it up: whether somebody is
 * still who signed in (`people`).
 */
type OwnLane = 'people' | 'links' | 'forms' | 'signIns' | 'knownSignIns' | 'aside';

export type CmsRequest = {
  method: 'GET' | 'POST';
  path: string;
  /** How we identify ourselves: the read-only token, or the proxy's secret (sign-ins and writes). */
  as: 'reader' | 'proxy';
  /** Whose request it is for: the CMS logs under the same id. null: nobody's, it gets one of its own. */
  requestId: string | null;
  /** Sent as JSON; bytes as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** How long it may take, if not as long as every call; beyond that, only while the CMS gives signs of life ({@link Pulse}). */
  timeoutMs?: number;
  /** What takes no turn of reads, saves and pictures. */
  lane?: OwnLane;
  /** A 503 says that what is asked for is away, not the CMS: it is a refusal to be told, and no failure of the CMS. */
  mayBeAway?: boolean;
};

/** An answer of the CMS that is not 2xx: its status and JSON body, for the caller to judge. */
export type CmsRefusal = { status: number; body: Record<string, unknown> };
export type CmsResult<T> = { ok: true; data: T } | { ok: false; refusal: CmsRefusal };

/** Answers as soon as Strapi listens, without looking at the database. */
const HEALTH_PATH = '/_health';

const UNREACHABLE = 'The content service cannot be reached at the moment. Please try again in a moment.';

/**
 * Where a call goes. A name from outside that an address takes for a step, such as `..`, would make another call of it.
 * @throws ApiError `not_found`
 */
function addressOf(path: string, base: string): URL {
  const address = new URL(path, base);
  const [asked] = path.split('?');
  if (address.pathname !== asked) throw new ApiError('not_found', 'There is no such thing');
  return address;
}

const laneNames = [
  'reads',
  'people',
  'writes',
  'pictures',
  'links',
  'forms',
  'signIns',
  'knownSignIns',
  'aside',
] as const;
type LaneName = (typeof laneNames)[number];
function laneOf({ method, body, lane }: CmsRequest): LaneName {
  return lane ?? (method === 'GET' ? 'reads' : body instanceof Uint8Array ? 'pictures' : 'writes');
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
   * pictures that take long hold up the looks, nor what strangers send hold up saves.
   */
  private readonly lanes: Record<LaneName, Lane>;

  private readonly pulseAgent: Agent;
  private readonly pulse: Pulse;

  constructor(
    private readonly url: string,
    private readonly secrets: { readToken: string; proxySecret: string },
  ) {
    const lane = (name: LaneName) => new Lane(url, asking.lanes[name]);
    this.lanes = {
      reads: lane('reads'),
      people: lane('people'),
      writes: lane('writes'),
      pictures: lane('pictures'),
      links: lane('links'),
      forms: lane('forms'),
      signIns: lane('signIns'),
      knownSignIns: lane('knownSignIns'),
      aside: lane('aside'),
    };
    this.pulseAgent = createAgent(url, 1);
    this.pulse = new Pulse((signal) =>
      ask(new URL(HEALTH_PATH, url), { headers: {}, signal, agent: this.pulseAgent, maxBytes: asking.replyBytes }),
    );
  }

  /**
   * Sends a request and parses a 2xx reply with `schema`.
   * @throws ApiError `unavailable` when the CMS is down, slow, failing or talking nonsense, `not_found` for what can be no address of a call.
   */
  async call<T>(schema: z.ZodType<T>, request: CmsRequest): Promise<CmsResult<T>> {
    const address = addressOf(request.path, this.url);
    const { timeoutMs = asking.timeoutMs } = request;
    const name = laneOf(request);
    const watched = timeoutMs > asking.timeoutMs && name !== 'aside' ? this.pulse.watch() : null;
    const time = AbortSignal.timeout(timeoutMs);
    const signal = watched === null ? time : AbortSignal.any([time, watched.signal]);
    const lane = this.lanes[name];
    try {
      const result = await withSignal(
        signal,
        lane.execute(() => this.send(lane.agent, schema, { ...request, address }, signal), signal),
      );
      lane.outcomes[result.ok ? 'done' : 'refused'] += 1;
      return result;
    } catch (cause) {
      lane.outcomes.failed += 1;
      throw cause instanceof ApiError ? cause : new ApiError('unavailable', UNREACHABLE, {}, { cause });
    } finally {
      watched?.end();
    }
  }

  /** As {@link call}, for reads whose refusal means that the CMS is not working. */
  async read<T>(schema: z.ZodType<T>, path: string, timeoutMs = asking.timeoutMs): Promise<T> {
    const result = await this.call(schema, { method: 'GET', path, as: 'reader', requestId: null, timeoutMs });
    if (result.ok) return result.data;
    throw new ApiError('unavailable', UNREACHABLE, {}, { cause: new Error(`CMS answered ${result.refusal.status}`) });
  }

  /** How each lane does: whether it rests, and what became of its calls so far. */
  standing(): { lane: LaneName; isOpen: boolean; outcomes: Outcomes }[] {
    return laneNames.map((lane) => {
      const { isOpen, outcomes } = this.lanes[lane];
      return { lane, isOpen, outcomes };
    });
  }

  close(): void {
    const agents = [this.pulseAgent, ...Object.values(this.lanes).map(({ agent }) => agent)];
    for (const agent of agents) agent.destroy();
  }

  private async send<T>(
    agent: Agent,
    schema: z.ZodType<T>,
    request: CmsRequest & { address: URL },
    signal: AbortSignal,
  ): Promise<CmsResult<T>> {
    const { body: sent } = request;
    const answer = await ask(request.address, {
      method: request.method,
      headers: {
        accept: 'application/json',
        ...(request.as === 'reader'
          ? { authorization: `Bearer ${this.secrets.readToken}` }
          : { [cmsHeaders.secret]: this.secrets.proxySecret }),
        [cmsHeaders.requestId]: request.requestId ?? randomUUID(),
        ...contentType(sent),
        ...request.headers,
      },
      body: sent === undefined || sent instanceof Uint8Array ? sent : JSON.stringify(sent),
      signal,
      agent,
      maxBytes: asking.replyBytes,
    });
    const body: unknown = JSON.parse(answer.body.toString());
    const isAway = answer.status === 503 && request.mayBeAway === true;
    // A full disk is said by a CMS that works.
    const isFull = answer.status === statusOfCode.no_room;
    if (answer.status >= 500 && !isAway && !isFull) throw failureOf(answer.status, body);
    if (answer.status >= 200 && answer.status < 300) return { ok: true, data: schema.parse(body) };
    return { ok: false, refusal: { status: answer.status, body: errorBodySchema.parse(body) } };
  }
}
