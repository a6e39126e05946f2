import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { loadRenderer } from './pages/load-renderer';
import { readEnv } from './plugins/app/env';

/** Requests under way get this long to finish after SIGTERM, in ms. */
const GRACE_MS = 8_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const app = await buildApp(env, loadRenderer(env.WEB_DIST));
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'the proxy stops after an error that nobody handled');
    await app.close();
  });
  await app.listen({ port: env.PORT, host: env.HOST });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
