import { publicDir } from '../src/settings/data-dir';

type Env = ((name: string, fallback?: string) => string) & {
  int(name: string, fallback: number): number;
  array(name: string, fallback?: string[]): string[];
};

export default ({ env }: { env: Env }) => ({
  host: env('CMS_HOST', '127.0.0.1'),
  port: env.int('CMS_PORT', 1337),
  // Where power users reach the panel; by default the loopback port.
  ...(env('CMS_PUBLIC_URL', '') === '' ? {} : { url: env('CMS_PUBLIC_URL') }),
  dirs: { public: publicDir() },
  app: { keys: env.array('APP_KEYS') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  // The one address in front of the panel may say who calls; see TRUST_PROXY for the public origin.
  proxy: false,
  transfer: { remote: { enabled: false } },
});
