import { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import type { z } from 'zod';
import {
  cmsHeaders,
  cmsUploadInfoHeader,
  isObject,
  movedFileSchema,
  movedReplySchema,
  MOVED_LINES_TYPE,
  presentFilesSchema,
  presentSchemas,
} from '@apoti/contract';

/** Where the CMS listens, and what it knows the product's own parts by. */
export type CmsAccess = { url: string; secret: string };

type PresentPosts = z.infer<typeof presentSchemas.posts>;
type AllPosts = Omit<PresentPosts, 'next'>;

type Body = { type: string; body: string | Buffer | Readable; headers?: Record<string, string> };

/** Thousands of posts take the CMS some seconds. */
const agent = new Agent({ headersTimeout: 600_000, bodyTimeout: 600_000, keepAliveTimeout: 1_000 });

/** The private calls of the CMS by which an older site is brought over. */
export class CmsClient {
  /** All posts, as long as they are of the present revision. */
  private known: AllPosts | null = null;

  constructor(private readonly access: CmsAccess) {}

  /** What is here of each kind, and the revision that a write of it names. */
  readonly present = {
    content: async () => presentSchemas.content.parse(await this.call('content')),
    team: async () => presentSchemas.team.parse(await this.call('team')),
    posts: () => this.posts(),
    subscribers: async () => presentSchemas.subscribers.parse(await this.call('subscribers')),
  };

  private async posts(): Promise<AllPosts> {
    const first = await this.somePosts(0);
    if (this.known?.revision === first.revision) return this.known;
    const state = [...first.state];
    for (let { next } = first; next !== null;) {
      const more = await this.somePosts(next);
      if (more.revision !== first.revision) throw new Error('Somebody has changed posts meanwhile; start it again');
      state.push(...more.state);
      next = more.next;
    }
    this.known = { epoch: first.epoch, revision: first.revision, state };
    return this.known;
  }

  private async somePosts(after: number): Promise<PresentPosts> {
    return presentSchemas.posts.parse(await this.call(`posts?after=${after}`));
  }

  async files(): Promise<ReadonlySet<string>> {
    return new Set(presentFilesSchema.parse(await this.call('files')).urls);
  }

  /** @throws Error with what the CMS says */
  async state(kind: 'content' | 'team', revision: string, state: unknown): Promise<void> {
    const body = JSON.stringify({ revision, state });
    movedReplySchema.parse(await this.call(kind, { type: 'application/json', body }));
  }

  /** @throws Error with what the CMS says */
  async lines(kind: 'posts' | 'subscribers', revision: string, lines: readonly unknown[]): Promise<void> {
    const head = { revision, count: lines.length };
    const body = Readable.from(inLines([head, ...lines]), { objectMode: false });
    movedReplySchema.parse(await this.call(kind, { type: MOVED_LINES_TYPE, body }));
  }

  /** Stores a file; gives its address. @throws Error with what the CMS says */
  async file(bytes: Buffer, info: { fileName: string; alt: string }): Promise<string> {
    const headers = { [cmsUploadInfoHeader]: encodeURIComponent(JSON.stringify(info)) };
    const body = { type: 'application/octet-stream', body: bytes, headers };
    return movedFileSchema.parse(await this.call('files', body)).url;
  }

  private async call(path: string, sent?: Body): Promise<unknown> {
    const { url, secret } = this.access;
    const answer = await request(`${url}/api/wire/moving-in/${path}`, {
      method: sent === undefined ? 'GET' : 'POST',
      dispatcher: agent,
      headers: {
        [cmsHeaders.secret]: secret,
        ...(sent === undefined ? {} : { 'content-type': sent.type, ...sent.headers }),
      },
      body: sent?.body ?? null,
    });
    const reply: unknown = await answer.body.json().catch(() => null);
    if (answer.statusCode === 200) return reply;
    const said = isObject(reply) ? String(reply['error']) : `the CMS answered ${answer.statusCode}`;
    throw [400, 409, 413, 415, 422].includes(answer.statusCode) ? new CmsRefusal(said) : new Error(`The CMS: ${said}`);
  }
}

/** What the CMS has said against what was sent; anything else that a call throws is a fault of the way or of the CMS. */
export class CmsRefusal extends Error {}

/** Lines of some size together: one a chunk would be slow. */
function* inLines(values: readonly unknown[]): Generator<string> {
  let text = '';
  for (const value of values) {
    text += `${JSON.stringify(value)}\n`;
    if (text.length < 64 * 1024) continue;
    yield text;
    text = '';
  }
  yield text;
}
