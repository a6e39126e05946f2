import { expect, it } from 'vitest';
import { setScene, tryRolling } from '../faults/restarts/rolling';
import { findTool } from '../../scripts/lib/find-tool.mjs';

it('F5: two proxies behind a balancer are restarted one after the other, and nobody notices', async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  const scene = await setScene(tool);
  try {
    const signal = new AbortController().signal;
    const found = await tryRolling(scene, { tries: 6_000, seed: 1, say: () => undefined, signal });
    expect(found.violations).toEqual([]);
    expect(found.figures?.['restarts']).toBeGreaterThan(1);
  } finally {
    await scene.leave();
  }
});
