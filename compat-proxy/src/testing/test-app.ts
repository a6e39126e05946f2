import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  siteTagsOf,
  standIns,
  untaggedPaths,
  type FormOutcome,
  type RenderedPage,
  type Renderer,
} from '@apoti/contract';
import { buildApp } from '../app';
import { envSchema } from '../plugins/app/env';
import { FakeCms } from './fake-cms';

function statusOf(url: string): RenderedPage['status'] {
  if (url === standIns.unsubscribe || url === standIns.password || url === standIns.offline) return 200;
  if (url === standIns.busy || url === standIns.maintenance) return 503;
  return url === standIns.notFound ? 404 : 200;
}

/** A site of a few pages: enough to see what is served when. */
export function testRenderer(): Renderer & { renders: number; forms: FormOutcome[] } {
  return {
    renders: 0,
    forms: [],
    routes: ['/', '/login', '/contact', '/franchise', '/newsletter'],
    buildId: 'test',
    inlineHashes: { script: [], style: [] },
    apiOrigin: null,
    resolve(url) {
      const { pathname, searchParams } = new URL(url, 'http://site');
      const search = searchParams.get('search');
      if (!this.routes.includes(pathname)) return null;
      return {
        url: search === null ? pathname : `${pathname}?search=${search}`,
        kept: search === null,
        kinds: ['content', 'settings'],
      };
    },
    renderPage(input) {
      this.renders += 1;
      if (input.form) this.forms.push(input.form);
      const title = input.data.content.heroSlides[0]?.title ?? '';
      const text = 'a paragraph that is long enough to be worth compressing. '.repeat(10);
      const tags = untaggedPaths.includes(input.url) ? null : siteTagsOf(input.data.settings);
      const told = JSON.stringify(tags?.tools ?? []);
      const body = `<!doctype html><h1>${title}</h1><p>${text}${told === '[]' ? '' : told}`;
      return { status: statusOf(input.url), body, tags, validUntil: Infinity };
    },
    renderData({ url, data }) {
      const title = data.content.heroSlides[0]?.title ?? '';
      return { status: statusOf(url), body: JSON.stringify({ url, title }), tags: null, validUntil: Infinity };
    },
    renderPreview: ({ url, data: { content, posts, events } }) => {
      const entries = [...posts, ...events].map(({ id, title }) => `<li>${id} ${title}</li>`);
      return `<!doctype html>${url}<h1>${content.heroSlides[0]?.title ?? ''}</h1>${entries.join('')}`;
    },
    renderPreviewFrame: () => '<!doctype html><title>Preview</title>',
    renderAdminShell: ({ isGreeted }) => `<!doctype html><div id="admin">${isGreeted ? 'greeted' : ''}</div>`,
  };
}

type Headers = Record<string, string>;

/** The proxy against a fake CMS, with a data folder of its own. */
export class TestApp {
  private constructor(
    readonly app: FastifyInstance,
    readonly cms: FakeCms,
    readonly renderer: ReturnType<typeof testRenderer>,
    readonly dataDir: string,
    /** Another proxy process on the same data folder. */
    readonly restart: () => Promise<FastifyInstance>,
    readonly close: () => Promise<void>,
    private readonly host: string,
  ) {}

  /** @param beforeLoading is called when the proxy loads the renderer */
  static async start(settings: Record<string, string> = {}, beforeLoading = (): void => undefined): Promise<TestApp> {
    const cms = new FakeCms();
    const folder = await mkdtemp(join(tmpdir(), 'proxy-test-'));
    await mkdir(join(folder, 'web', 'client', 'assets'), { recursive: true });
    await writeFile(join(folder, 'web', 'client', 'assets', 'site-abc.js'), 'export {};');
    await mkdir(join(folder, 'web', 'service-worker'));
    await writeFile(join(folder, 'web', 'service-worker', 'service-worker.js'), '"the worker";');
    const env = envSchema.parse({
      CMS_URL: await cms.start(),
      CMS_READ_TOKEN: 'r'.repeat(32),
      CMS_PROXY_SECRET: 'p'.repeat(32),
      SESSION_SECRET: 's'.repeat(32),
      DATA_DIR: join(folder, 'data'),
      WEB_DIST: join(folder, 'web'),
      LOG_LEVEL: 'silent',
      ...settings,
    });
    const renderer = testRenderer();
    const apps: FastifyInstance[] = [];
    const restart = async () => {
      const app = await buildApp(env, () => {
        beforeLoading();
        return renderer;
      });
      apps.push(app);
      return app;
    };
    const close = async () => {
      await Promise.all(apps.map((app) => app.close()));
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    };
    const host = env.PUBLIC_URL === null ? '127.0.0.1' : new URL(env.PUBLIC_URL).host;
    return new TestApp(await restart(), cms, renderer, env.DATA_DIR, restart, close, host);
  }

  get(url: string, headers: Headers = {}, app = this.app): Promise<LightMyRequestResponse> {
    return app.inject({ method: 'GET', url, headers: { host: this.host, ...headers } });
  }

  post(url: string, payload: object | string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    const json = { host: this.host, 'content-type': 'application/json', ...headers };
    return this.app.inject({ method: 'POST', url, payload, headers: json });
  }

  login(password: string, { email = 'editor', ...headers }: Headers = {}): Promise<LightMyRequestResponse> {
    return this.post('/api/auth.php', { action: 'login', email, password }, headers);
  }

  /** Signs in and returns the Cookie header to send from then on. */
  async signIn(headers: Headers = {}): Promise<string> {
    return cookiesOf(await this.login('right', headers));
  }

  async isSignedIn(cookie: string): Promise<boolean> {
    const answer = await this.get('/api/auth.php', { cookie });
    return answer.json<{ authenticated: boolean }>().authenticated;
  }

  /** What the proxy keeps of a kind on disk; empty while it is nothing. */
  snapshot(kind: 'content' | 'team' | 'seo' | 'settings' = 'content'): Promise<string> {
    return readFile(join(this.dataDir, 'snapshots', `${kind}.json`), 'utf8').catch(() => '');
  }
}

/** The Cookie header that a browser would send after this answer. */
export function cookiesOf(answer: LightMyRequestResponse): string {
  const jar = new Map(answer.cookies.map(({ name, value }) => [name, value]));
  return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
}
