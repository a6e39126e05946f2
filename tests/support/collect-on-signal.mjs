// Loaded into a process of a test (node --import): a signal makes it let go of what nobody holds any more, and write how much is left.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const folder = process.env['LIVE_HEAPS'];
if (isMainThread && folder !== undefined) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGWINCH', async () => {
    // What has an end of its own to come to is gone only after the next turn.
    for (let times = 0; times < 2; times += 1) {
      collect();
      await turn();
    }
    const file = join(folder, String(process.pid));
    writeFileSync(`${file}.new`, String(process.memoryUsage().heapUsed));
    renameSync(`${file}.new`, file);
  });
}
