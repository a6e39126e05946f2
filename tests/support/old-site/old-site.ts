import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdf } from '../media-files';
import { photograph, png } from '../pictures';
import { oddContent, oddSubscribers, oddTeam } from './odd-content';
import { manyPosts, oddPosts } from './odd-posts';

/** Whoever may sign in at the old site. */
export const oldAdmin = { user: 'owner', password: 'Old-Password-1' };
const COOKIE = 'PHPSESSID=of-the-owner';

type Answer = { body: string | Buffer; type?: string; status?: number; location?: string };

/** A stand-in of an older site, with all that is odd about such sites, and a host beside it that nobody may be led to. */
export class OldSite {
  /** What was asked of it, by path. */
  readonly asked: string[] = [];
  /** What was asked of the host beside it. */
  readonly askedElsewhere: string[] = [];
  /** Answers in place of the usual ones, by path. */
  readonly instead = new Map<string, Answer>();
  /** Told of each path before it is answered. */
  before: (path: string) => Promise<void> | void = () => undefined;
  private readonly servers: Server[] = [];
  private readonly files = new Map<string, Answer>();
  private ports = { site: 0, elsewhere: 0 };

  private constructor(private readonly posts: number) {}

  static async start({ posts }: { posts: number }): Promise<OldSite> {
    const site = new OldSite(posts);
    const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
      const server = createServer(answer);
      site.servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return (server.address() as AddressInfo).port;
    };
    site.ports.site = await listen((request, response) => void site.answer(request, response));
    site.ports.elsewhere = await listen((request, response) => {
      site.askedElsewhere.push(request.url ?? '');
      response.end('what nobody asked for');
    });
    await site.makeFiles();
    return site;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.ports.site}`;
  }

  get elsewhere(): string {
    return `http://localhost:${this.ports.elsewhere}`;
  }

  stop(): void {
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** What a call answers, as its file in a folder of saved answers would hold it. */
  saved(isSignedIn: boolean): Record<string, string> {
    const posts = [...oddPosts(this.origin, this.elsewhere), ...manyPosts(this.posts, this.origin)];
    const isShown = (post: unknown) => JSON.stringify(post)?.includes('"status":"published"') === true;
    return {
      'content.php': `\uFEFF${JSON.stringify(oddContent(this.origin))}`,
      'team.php': JSON.stringify(oddTeam(this.origin)),
      'blog.php': `<br />\n<b>Warning</b>: Undefined index in <b>/srv/blog.php</b> on line <b>7</b><br />\n${JSON.stringify(isSignedIn ? posts : posts.filter(isShown))}`,
      'media.php': JSON.stringify({ files: this.media() }),
      'newsletter.php': JSON.stringify(oddSubscribers),
    };
  }

  private media(): unknown[] {
    const file = (name: string, more: object = {}) => ({
      name,
      url: `/uploads/${name}`,
      size: '12',
      trashed: false,
      ...more,
    });
    return [
      file('van.png', { originalName: 'Our van.png' }),
      file('unused.png'),
      file('old.png', { trashed: true }),
      file('gone.jpg'),
      { name: 'away.png', url: `${this.elsewhere}/away.png` },
      `${this.origin}/uploads/photo.jpg`,
    ];
  }

  private async makeFiles(): Promise<void> {
    const picture = (body: Buffer, type = 'image/png') => ({ body, type });
    this.files.set('/uploads/van.png', picture(await png(60, 40)));
    this.files.set('/uploads/unused.png', picture(await png(61, 41)));
    this.files.set('/uploads/old.png', picture(await png(62, 42)));
    this.files.set('/uploads/photo.jpg', picture(await photograph(), 'image/jpeg'));
    this.files.set('/uploads/not-a-picture.png', picture(Buffer.from('<svg onload="alert(1)">')));
    this.files.set('/uploads/prices.pdf', picture(pdf(), 'application/pdf'));
    this.files.set('/uploads/turns-away.png', { body: '', status: 302, location: `${this.elsewhere}/turned.png` });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    this.asked.push(path);
    await this.before(path);
    const { status = 200, type = 'application/json', location, body } = await this.answerTo(path, request);
    response.writeHead(status, {
      'content-type': type,
      ...(location === undefined ? {} : { location }),
      ...(path === '/api/auth.php' && status === 200 ? { 'set-cookie': `${COOKIE}; path=/; HttpOnly` } : {}),
    });
    response.end(body);
  }

  private async answerTo(path: string, request: IncomingMessage): Promise<Answer> {
    const instead = this.instead.get(path);
    if (instead !== undefined) return instead;
    if (path === '/api/auth.php') return this.signIn(request);
    const isSignedIn = request.headers.cookie?.includes(COOKIE) === true;
    const call = /^\/api\/(\w+\.php)$/.exec(path)?.[1] ?? '';
    const needsSession = call === 'media.php' || call === 'newsletter.php';
    if (needsSession && !isSignedIn) return { status: 401, body: '{"success":false,"error":"Unauthorized"}' };
    const saved = this.saved(isSignedIn)[call];
    if (saved !== undefined) return { body: saved };
    return this.files.get(path) ?? { status: 404, type: 'text/html', body: '<h1>Not found</h1>' };
  }

  private async signIn(request: IncomingMessage): Promise<Answer> {
    let sent = '';
    for await (const chunk of request) sent += String(chunk);
    const { email, password } = JSON.parse(sent) as Record<string, unknown>;
    const isRight = email === oldAdmin.user && password === oldAdmin.password;
    return isRight
      ? { body: '{"success":true,"user":{"id":1,"username":"owner"}}' }
      : { status: 401, body: '{"success":false,"error":"Invalid credentials"}' };
  }
}
