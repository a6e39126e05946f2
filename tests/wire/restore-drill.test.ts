import { expect, it } from 'vitest';
import { sqliteFiles } from '../faults/restores/databases';
import { drill, startSite } from '../faults/restores/drill';

it('F13: a backup made among edits, restored on another machine, is the site of one moment: each row, file and call', async () => {
  const { site, wrong, moments } = await drill(await startSite(sqliteFiles), sqliteFiles, 'once');
  try {
    expect(wrong).toEqual([]);
    expect(moments).toBeGreaterThan(2);
  } finally {
    await site.stack.stop();
  }
}, 240_000);
