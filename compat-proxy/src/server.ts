import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { ending } from './limits';
import { loadRenderer } from './pages/load-renderer';
import { readEnv } from './plugins/app/env';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const app = await buildApp(env, loadRenderer(env.WEB_DIST));
  const onSecondError = (err: unknown) => app.log.fatal({ err }, 'another error that nobody handled');
  closeWithGrace({ delay: ending.graceMs, logger: false, onSecondError }, async ({ err }) => {
    if (err) {
      app.log.fatal({ err }, 'the proxy stops after an error that nobody handled');
      // Whoever starts it again does not wait for those who are slow.
      setTimeout(() => process.exit(1), ending.crashMs).unref();
    }
    await app.close();
  });
  await app.listen({ port: env.PORT, host: env.HOST });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
