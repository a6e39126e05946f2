import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { defaultContent, defaultPosts, defaultTeam, type Json } from '@apoti/contract';

type Row = Record<string, unknown>;
type Data = {
  content: unknown;
  team: unknown;
  posts: Row[];
  subscribers: Row[];
  accounts: Row[];
  active: Row[];
  trash: Row[];
};
type Call = { data: Data; sent: Json; raw: string; url: URL; id: () => number | string };

/** How such a server differs from the plainest. */
export type Ways = {
  /** Ids come as texts. */
  textIds?: boolean;
  /** Writes are done, but answered with a page. */
  pages?: boolean;
  /** Nothing can be deleted or put back. */
  stubborn?: boolean;
};

const rowSchema = z.record(z.string(), z.unknown());
const rowOf = (value: unknown): Row => rowSchema.safeParse(value).data ?? {};
const sameId = (one: unknown, other: unknown) => String(one) === String(other);
const done = { success: true };

/** The same with every id as a text. */
const withTextIds = (data: Data): Data =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'id' ? String(value) : value))) as Data;

function freshData(): Data {
  const heroSlides = defaultContent.heroSlides.map((slide, index) => ({ ...slide, order: index + 1 }));
  const post = { ...defaultPosts[0], id: 1 };
  const file = { name: 'old.png', url: '/uploads/old.png', size: 1, modified: 1 };
  return structuredClone({
    content: { ...defaultContent, heroSlides, legacy: { kept: true } },
    team: defaultTeam.map((member, index) => ({ ...member, order: index + 1, nickname: 'x' })),
    posts: [post],
    subscribers: [{ id: 1, name: 'A', email: 'a@example.com', subscribed_at: '2026-01-31T09:00:00.000Z' }],
    accounts: [],
    active: [file],
    trash: [{ ...file, name: 'older.png', trashName: '1_older.png' }],
  });
}

function move(from: Row[], to: Row[] | null, at: number): void {
  const [row] = from.splice(at, 1);
  if (row !== undefined) to?.push(row);
}

const writes: Record<string, (call: Call) => unknown> = {
  'POST /api/auth.php': ({ data, sent }) => {
    const { action, username } = rowOf(sent);
    if (action === 'register') data.accounts.push({ username });
    return { ...done, user: { id: 1, username: 'admin', email: 'admin@example.com' } };
  },
  'POST /api/content.php': ({ data, sent }) => {
    data.content = sent;
    return { ...done, revision: 'x.1' };
  },
  'POST /api/team.php': ({ data, sent }) => {
    data.team = sent;
    return done;
  },
  'POST /api/blog.php': ({ data, sent, id }) => {
    const row = rowOf(sent);
    const known = data.posts.find((post) => 'id' in row && sameId(post['id'], row['id']));
    const blog = { id: id(), ...known, ...row, status: 'published' };
    if (known === undefined) data.posts.push(blog);
    else Object.assign(known, blog);
    return { ...done, blog };
  },
  'DELETE /api/blog.php': ({ data, sent }) => {
    data.posts = data.posts.filter((post) => !sameId(post['id'], rowOf(sent)['id']));
    return done;
  },
  'POST /api/newsletter.php': ({ data, sent, id }) => {
    data.subscribers.push({ id: id(), ...rowOf(sent), subscribed_at: '2026-01-31T09:00:00.000Z' });
    return done;
  },
  'POST /api/upload.php': ({ data, raw, id }) => {
    const name = `${id()}-${/filename="([^"]*)"/.exec(raw)?.[1] ?? ''}`;
    data.active.push({ name, url: `/uploads/${name}`, size: 1, modified: 1 });
    return { ...done, url: `/uploads/${name}` };
  },
  'POST /api/media.php': ({ data, sent }) => {
    const at = data.trash.findIndex(({ trashName }) => trashName === rowOf(sent)['trashName']);
    move(data.trash, data.active, at === -1 ? data.trash.length : at);
    return done;
  },
  'DELETE /api/media.php': ({ data, sent, id }) => {
    const { name, trashName } = rowOf(sent);
    const [active, trashed] = [
      data.active.findIndex((row) => row['name'] === name),
      data.trash.findIndex((row) => row['trashName'] === trashName),
    ];
    if (active !== -1) {
      Object.assign(data.active[active] ?? {}, { trashName: `${id()}_${String(name)}` });
      move(data.active, data.trash, active);
    } else if (trashed !== -1) move(data.trash, null, trashed);
    return done;
  },
};

function read({ data, url }: Call): unknown {
  if (url.pathname === '/api/media.php') return url.searchParams.get('type') === 'trash' ? data.trash : data.active;
  const lists: Record<string, unknown> = {
    '/api/content.php': data.content,
    '/api/team.php': data.team,
    '/api/blog.php': data.posts,
    '/api/newsletter.php': data.subscribers,
    '/api/auth.php': { authenticated: true, user: { id: 1, username: 'admin', email: 'admin@example.com' } },
  };
  return lists[url.pathname];
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(z.instanceof(Buffer).parse(part));
  return Buffer.concat(parts).toString('latin1');
}

function parsed(raw: string): Json {
  try {
    return z.json().parse(JSON.parse(Buffer.from(raw, 'latin1').toString()));
  } catch {
    return null;
  }
}

const marksIn = (text: string) => text.split('(compatibility check)').length;

/** A deletion, or a document with fewer marks of the kit than the stored one: what puts things in order. */
function putsInOrder(data: Data, request: IncomingMessage, raw: string): boolean {
  if (request.method === 'DELETE') return true;
  const name = (['content', 'team'] as const).find((part) => request.url === `/api/${part}.php`);
  return request.method === 'POST' && name !== undefined && marksIn(raw) <= marksIn(JSON.stringify(data[name]));
}

/**
 * A server with the data of the wire and no check at all, in memory: whoever asks is served, whatever is sent is stored, a
 * document is replaced by what came, and whether a post is a draft does not matter.
 */
export async function startOpenServer(ways: Ways = {}): Promise<{ base: string; data: Data; close: () => void }> {
  const data = ways.textIds ? withTextIds(freshData()) : freshData();
  let last = 100;
  const id = () => (ways.textIds ? String((last += 1)) : (last += 1));
  const server = createServer(async (request, response) => {
    const raw = await textOf(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call: Call = { data, sent: parsed(raw), raw, url, id };
    const write = request.method === 'GET' ? undefined : writes[`${request.method} ${url.pathname}`];
    const refuses = ways.stubborn === true && putsInOrder(data, request, raw);
    const reply = refuses ? { success: false, error: 'no' } : write === undefined ? read(call) : write(call);
    const text = JSON.stringify(reply);
    response.writeHead(reply === undefined ? 404 : refuses ? 403 : 200);
    response.end(ways.pages && write !== undefined && url.pathname !== '/api/auth.php' ? '<p>Done</p>' : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    data,
    close: () => server.close(),
  };
}
