import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsArgs, cmsEnvironment, places } from '../support/places';
import { endPart, freePort, hasEnded, startPart, untilAnswers, type Part } from '../support/processes';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let port: number;
beforeAll(async () => {
  [stack, port] = await Promise.all([startStack(), freePort()]);
});
afterAll(() => stack.stop());

const IN_USE = () => `Another CMS already works with the data folder ${stack.dataDir}`;

/** One more of the same data folder, as a unit of systemd or an operator starts it, without `npm start`. */
const beginSecond = (): Part => startPart(cmsArgs, places.cms, cmsEnvironment(stack.dataDir, port, false));
const ended = async (part: Part) => {
  await expect.poll(() => hasEnded(part)).toBe(true);
  return { code: part.process.exitCode, output: part.output() };
};

it('A18: on SQLite a second CMS of the same data folder ends before it opens anything, and says why', async () => {
  const before = stack.countRows('changes');
  const [one, two] = await Promise.all([ended(beginSecond()), ended(beginSecond())]);
  for (const { code, output } of [one, two]) {
    expect(code).toBe(1);
    expect(output).toContain(IN_USE());
  }
  expect(stack.countRows('changes')).toBe(before);
  expect((await fetch(`${stack.cmsUrl}/_health`)).status).toBe(204);
});

it('A18, F13: nor is a backup restored below a CMS that works with the folder', () => {
  const env = { ...process.env, DATA_DIR: stack.dataDir };
  const command = join(places.cms, 'dist/src/backups/command.js');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { cwd: places.cms, env, encoding: 'utf8' });
  const made = run('make');
  const archive = /Written and checked: (.+)/.exec(made.stdout)?.[1] ?? '';
  const restored = run('restore', archive);
  expect(restored.status).toBe(1);
  expect(restored.stderr).toContain(IN_USE());
});

it('A18, F1: the folder is free again at once when its CMS is killed', async () => {
  await stack.crash('cms');
  const second = beginSecond();
  await untilAnswers(`http://127.0.0.1:${port}/_health`, 204, second);
  await endPart(second, 'SIGTERM');
  await stack.startCms();
});
