import { publicDir } from '../src/settings/data-dir';

type Env = ((name: string, fallback?: string) => string) & {
  int(name: string, fallback: number): number;
  array(name: string, fallback?: string[]): string[];
};

/** Where power users reach the panel when something with TLS stands in front of it; by default the loopback port. */
const inFront = (url: string) =>
  // That one address says who calls and how; what a caller claims further left in the list is not looked at.
  url === '' ? {} : { url, proxy: { koa: true, maxIpsCount: 1 } };

export default ({ env }: { env: Env }) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  ...inFront(env('CMS_PUBLIC_URL', '')),
  dirs: { public: publicDir() },
  app: { keys: env.array('APP_KEYS') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  transfer: { remote: { enabled: false } },
});
