// Starts the built proxy once, with nothing behind it, and has it write down what V8 compiled of it meanwhile: later starts need not
// compile that again (decision 0032). With the flags of this process, which are those of every proxy: V8 takes it with no others.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const webDist = join(here, '../web/dist');
const made = [join(here, 'dist/main.cjs.compiled'), join(webDist, 'server/entry-server.cjs.compiled')];
/** What visitors and the back-office ask for first: code that nothing runs is left for when it does. */
const ASKED = ['/', '/faq', '/press-releases', '/lockers', '/contact', '/login', '/api/content.php', '/api/blog.php'];
const GIVE_UP_MS = 60_000;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const secret = () => randomBytes(32).toString('hex');
const dataDir = mkdtempSync(join(tmpdir(), 'apoti-compile-'));
const [port, nobody] = [await freePort(), await freePort()];
for (const file of made) rmSync(file, { force: true });
const proxy = spawn(process.execPath, [...process.execArgv, join(here, 'dist/server.js')], {
  env: {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    KEEP_COMPILED: 'true',
    LOG_LEVEL: 'fatal',
    HOST: '127.0.0.1',
    PORT: String(port),
    CMS_URL: `http://127.0.0.1:${nobody}`,
    CMS_READ_TOKEN: secret(),
    CMS_PROXY_SECRET: secret(),
    SESSION_SECRET: secret(),
    DATA_DIR: dataDir,
    WEB_DIST: webDist,
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = new Promise((resolve) => proxy.on('exit', resolve));
const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' }).then((answer) => answer.text());
const isUp = () =>
  ask('/').then(
    () => true,
    () => false,
  );
try {
  const begin = Date.now();
  while (proxy.exitCode === null && Date.now() - begin < GIVE_UP_MS && !(await isUp())) await pause(20);
  for (const path of ASKED) await ask(path);
  proxy.kill('SIGTERM');
  await ended;
} finally {
  proxy.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
if (!made.every((file) => existsSync(file))) throw new Error('The proxy did not write down what was compiled of it');
