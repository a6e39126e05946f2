import { dataDir } from '../settings/data-dir';
import { holdLock } from '../store/process-lock';
import { undoUpgrade } from './undo-upgrade';

/** A start runs this in a process of its own, since settings are read at once: undoes an upgrade once no CMS is in the midst of it. */
async function main(): Promise<void> {
  const release = await holdLock('start');
  try {
    undoUpgrade(dataDir());
  } finally {
    await release();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
