import { expect, it } from 'vitest';
import { drill } from '../faults/restores/drill';
import { startStack } from '../support/stack';

it('F13: a backup made among edits, restored on another machine, is the site of one moment: each row, file and call', async () => {
  const { stack, wrong, moments } = await drill(await startStack(), 'once');
  try {
    expect(wrong).toEqual([]);
    expect(moments).toBeGreaterThan(1);
  } finally {
    await stack.stop();
  }
}, 240_000);
