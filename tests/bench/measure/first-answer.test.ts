import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { endPart, freePort, keepOutput } from '../../support/processes';
import { firstAnswer } from './first-answer';

const run = (code: string) => keepOutput(spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'pipe'] }));

it('the time runs until the status is the right one', async () => {
  const port = await freePort();
  const part = run(`let asked = 0;
    require('node:http').createServer((_, response) => { response.statusCode = ++asked < 5 ? 503 : 200; response.end(); })
      .listen(${port}, '127.0.0.1')`);
  expect(await firstAnswer(`http://127.0.0.1:${port}/`, 200, part)).toBeGreaterThan(20);
  await endPart(part, 'SIGKILL');
});

it('a part that ends is told with what it said', async () => {
  const part = run('console.log("no port for me"); process.exitCode = 3;');
  await expect(firstAnswer(`http://127.0.0.1:${await freePort()}/`, 200, part)).rejects.toThrow('no port for me');
});
