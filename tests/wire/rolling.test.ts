import { afterAll, beforeAll, expect, it } from 'vitest';
import { setScene, tryRolling } from '../faults/restarts/rolling';
import { findTool } from '../../scripts/lib/find-tool.mjs';

let scene: Awaited<ReturnType<typeof setScene>>;
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  scene = await setScene(tool);
});
afterAll(() => scene?.leave());

it('F5: two proxies behind a balancer are restarted one after the other, and nobody notices', async () => {
  const signal = new AbortController().signal;
  const said: string[] = [];
  const found = await tryRolling(scene, { tries: 3_000, seed: 1, say: (line) => said.push(line), signal });
  expect(found.violations, [...found.violations, ...said].join('\n')).toEqual([]);
  expect(found.figures?.['restarts']).toBeGreaterThan(1);
}, 300_000);
