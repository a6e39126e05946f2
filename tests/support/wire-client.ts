import { FormData, request, type Dispatcher } from 'undici';
import { contentReplySchema, type ContentReply } from '@apoti/contract';

/** So soon does whoever saves hear of what fails, in ms (C6). */
export const SAYS_SO_MS = 5_000;

/** An answer of the public origin; `json` is null where the body is no JSON. */
export type WireAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json: unknown;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * An old client of the frozen wire: keeps cookies, sends neither Origin nor Sec-Fetch headers unless told. Over undici
 * itself, since `fetch` does not let a test choose Host or Origin.
 */
export class WireClient {
  readonly cookies = new Map<string, string>();

  /**
   * @param connection over which everything goes, if it matters
   * @param always headers of every request
   * @param patienceMs after which an answer that is not there is none
   */
  constructor(
    readonly origin: string,
    private readonly connection?: Dispatcher,
    private readonly always: Record<string, string> = {},
    private readonly patienceMs?: number,
  ) {}

  /** The same person, as who they are now, for whom an answer that is not whole within so many ms is none: it throws. */
  within(ms: number): WireClient {
    const hurried = new WireClient(this.origin, this.connection, this.always, ms);
    for (const [name, value] of this.cookies) hurried.cookies.set(name, value);
    return hurried;
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<WireAnswer> {
    const raw =
      typeof body === 'string' || body === undefined || body instanceof FormData || Buffer.isBuffer(body)
        ? body
        : JSON.stringify(body);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await request(`${this.origin}${path}`, {
      method: method === 'POST' ? 'POST' : method === 'DELETE' ? 'DELETE' : method === 'PUT' ? 'PUT' : 'GET',
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(raw === undefined || raw instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...this.always,
        ...headers,
      },
      ...(raw === undefined ? {} : { body: raw }),
      ...(this.connection === undefined ? {} : { dispatcher: this.connection }),
      ...(this.patienceMs === undefined ? {} : { signal: AbortSignal.timeout(this.patienceMs) }),
    });
    this.keep(answer.headers['set-cookie']);
    const text = await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers, text, json: parseJson(text) };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<WireAnswer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<WireAnswer> {
    return this.send('POST', path, body, headers);
  }

  /** POST upload.php, as a browser's form sends it. */
  upload(bytes: Buffer, { name = 'a label', fileName = 'picture.png', type = 'image/png' } = {}): Promise<WireAnswer> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(bytes)], { type }), fileName);
    form.append('name', name);
    return this.send('POST', '/api/upload.php', form);
  }

  signIn(admin: { username: string; password: string }): Promise<WireAnswer> {
    return this.post('/api/auth.php', { action: 'login', email: admin.username, password: admin.password });
  }

  /** GET content.php, parsed by the contract. */
  async content(): Promise<ContentReply> {
    return contentReplySchema.parse((await this.get('/api/content.php')).json);
  }

  private keep(header: string | string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const split = pair.indexOf('=');
      const [name, value] = [pair.slice(0, split), pair.slice(split + 1)];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
