import { request, type Agent } from 'undici';

export type SiteAnswer = { status: number; bytes: Buffer; type: string };

const MOST_REDIRECTS = 3;
/** Longest that one answer may take, in ms, whatever trickles in. */
const MOST_MS = 120_000;

/** Asks one site and no other: a redirect that leads away from it is followed nowhere. Keeps its cookies. */
export class SiteClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly site: URL,
    private readonly agent: Agent,
  ) {}

  /** @throws Error in words, when it does not answer, leads elsewhere, or sends more than `limit` bytes */
  async get(path: string, limit: number): Promise<SiteAnswer> {
    let address = this.within(path);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { answer, location } = await this.send(address, limit);
      if (location === null) return answer;
      address = this.within(location, address);
    }
    throw new Error('it redirects without end');
  }

  /** POSTs JSON. */
  async post(path: string, body: unknown): Promise<SiteAnswer> {
    return (await this.send(this.within(path), 1_000_000, JSON.stringify(body))).answer;
  }

  /** An address of this site. The secured form of the same host counts, and no other. */
  private within(path: string, from: URL = this.site): URL {
    const address = URL.canParse(path, from) ? new URL(path, from) : null;
    const isSecured = address?.protocol === 'https:' && address.hostname === this.site.hostname && address.port === '';
    if (address === null || (address.origin !== this.site.origin && !isSecured)) {
      throw new Error('it leads to another site, which is not asked');
    }
    return address;
  }

  private async send(
    address: URL,
    limit: number,
    body?: string,
  ): Promise<{ answer: SiteAnswer; location: string | null }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await request(address, {
      method: body === undefined ? 'GET' : 'POST',
      dispatcher: this.agent,
      signal: AbortSignal.timeout(MOST_MS),
      headers: {
        accept: '*/*',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body ?? null,
    });
    this.keepCookies(reply.headers['set-cookie']);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of reply.body) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) throw new Error(`it is larger than ${Math.floor(limit / 1024 / 1024)} MB`);
      chunks.push(bytes);
    }
    const isRedirect = reply.statusCode >= 300 && reply.statusCode < 400 && reply.statusCode !== 304;
    const location = isRedirect ? String(reply.headers.location ?? '') : null;
    const type = String(reply.headers['content-type'] ?? '');
    return { answer: { status: reply.statusCode, bytes: Buffer.concat(chunks), type }, location };
  }

  private keepCookies(sent: string | string[] | undefined): void {
    for (const line of [sent ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const split = pair.indexOf('=');
      if (split > 0) this.cookies.set(pair.slice(0, split).trim(), pair.slice(split + 1).trim());
    }
  }
}
