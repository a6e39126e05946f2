import { Pool, type Dispatcher } from 'undici';
import type { WireClient } from '../../support/wire-client';
import { unpacked } from '../unpacked';
import { judge } from './judge';
import { tell, type Reply, type Shot } from './shot';

/** How many requests are under way at once: fewer than the proxy lets through to the CMS, so that its 503s stay rare. */
const AT_ONCE = 24;
/** An answer that has not come by then never will, in ms. */
const PATIENCE = 60_000;

/** What a volley has met. */
export type Volley = {
  sent: number;
  violations: string[];
  /** How many answers of each status came. */
  statuses: Record<number, number>;
};

/** A person's address of their own, so that limits by address let the next one through. */
const addressOf = (count: number) => `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;

/** Sends shots over many connections at once, and judges every answer. */
export class Gunner {
  private readonly pool: Pool;
  private count = 0;
  private signingIn: Promise<unknown> | null = null;

  constructor(
    origin: string,
    private readonly admin: WireClient,
    private readonly person: { username: string; password: string },
  ) {
    this.pool = new Pool(origin, { connections: AT_ONCE, headersTimeout: PATIENCE, bodyTimeout: PATIENCE });
  }

  /** Sends all shots; each answer is judged. */
  async fire(shots: readonly Shot[]): Promise<Volley> {
    const volley: Volley = { sent: 0, violations: [], statuses: {} };
    const left = [...shots].reverse();
    const worker = async () => {
      for (let shot = left.pop(); shot !== undefined; shot = left.pop()) await this.one(shot, volley);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return volley;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async one(shot: Shot, volley: Volley): Promise<void> {
    const cookie = [...this.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      'x-forwarded-for': addressOf((this.count += 1)),
      ...shot.headers,
      ...(shot.as === 'admin' ? { cookie } : {}),
    };
    const reply = await this.send({ ...shot, headers });
    if (reply === null) return;
    volley.sent += 1;
    if (typeof reply === 'string') {
      volley.violations.push(`${reply}: ${tell(shot)}`);
      return;
    }
    volley.statuses[reply.status] = (volley.statuses[reply.status] ?? 0) + 1;
    const wrong = judge(shot, reply);
    if (wrong !== null)
      volley.violations.push(`${wrong} (${reply.status}): ${tell(shot)} → ${reply.text.slice(0, 300)}`);
    // One of the shots has ended the admin's session, as it may.
    if (shot.as === 'admin' && reply.status === 401 && shot.path !== '/api/auth.php') await this.signInAgain(cookie);
  }

  /** The answer; a sentence where none came; null for what this client cannot be made to send. */
  private async send({ method, path, headers, body }: Shot): Promise<Reply | string | null> {
    let answer: Dispatcher.ResponseData;
    try {
      // Other methods than those of its own list are a string for undici, too.
      answer = await this.pool.request({ method: method as Dispatcher.HttpMethod, path, headers, body: body ?? null });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED'
        ? null
        : `no answer (${code} ${String(error)})`;
    }
    try {
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const coding = answer.headers['content-encoding']?.toString();
      const isPart = method === 'HEAD' || answer.statusCode === 206;
      const text = isPart ? '' : unpacked(bytes, coding).toString('utf8');
      return { status: answer.statusCode, headers: answer.headers, text };
    } catch (error) {
      return `an answer that broke off (${String(error)})`;
    }
  }

  private async signInAgain(cookie: string): Promise<void> {
    const now = [...this.admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // Somebody else already has.
    if (now !== cookie) return;
    this.signingIn ??= this.admin.signIn(this.person).finally(() => (this.signingIn = null));
    await this.signingIn;
  }
}
