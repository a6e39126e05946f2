import { requireNoOtherRelease } from '../../upgrades/other-releases';
import { contentPlace } from './connect';
import { putTablesBack, reloadTables, replaceTables } from './tables-aside';

/** A restore runs this in a process of its own: `replace`, `back`, `reload` or `alone`, the schema for what is put aside, and the script. */
const [action, aside = '', file = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const place = contentPlace();
  if (place === null) throw new Error('DATABASE_URL is not set.');
  if (action === 'alone') await requireNoOtherRelease(place);
  else if (action === 'replace') process.stdout.write(String(await replaceTables(place, file, aside)));
  else await (action === 'back' ? putTablesBack(place, aside) : reloadTables(place, file));
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
