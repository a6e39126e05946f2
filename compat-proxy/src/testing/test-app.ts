import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Renderer } from '@apoti/contract';
import { buildApp } from '../app';
import { envSchema } from '../plugins/app/env';
import { FakeCms } from './fake-cms';

/** A site of one page: enough to see what is served when. */
export function testRenderer(): Renderer & { renders: number } {
  return {
    renders: 0,
    routes: ['/', '/login'],
    buildId: 'test',
    inlineHashes: { script: [], style: [] },
    renderPage(input) {
      this.renders += 1;
      const title = input.content.heroSlides[0]?.title ?? '';
      return { status: input.url === '/404' ? 404 : 200, html: `<!doctype html><h1>${title}</h1>` };
    },
    renderAdminShell: () => '<!doctype html><div id="admin"></div>',
  };
}

export type TestApp = {
  app: FastifyInstance;
  cms: FakeCms;
  renderer: ReturnType<typeof testRenderer>;
  /** Another proxy process on the same data folder. */
  restart: () => Promise<FastifyInstance>;
  close: () => Promise<void>;
};

/** The proxy against a fake CMS, with a data folder of its own. */
export async function testApp(settings: Record<string, string> = {}): Promise<TestApp> {
  const cms = new FakeCms();
  const folder = await mkdtemp(join(tmpdir(), 'proxy-test-'));
  await mkdir(join(folder, 'web', 'client'), { recursive: true });
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
  const apps: FastifyInstance[] = [await buildApp(env, renderer)];
  return {
    app: apps[0]!,
    cms,
    renderer,
    restart: async () => {
      const app = await buildApp(env, renderer);
      apps.push(app);
      return app;
    },
    close: async () => {
      await Promise.all(apps.map((app) => app.close()));
      await cms.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
