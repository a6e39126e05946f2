import { dataDir, isReadOnly } from '../settings/data-dir';
import type { Finding, Looked } from './finding';
import { lookAtAddress } from './look-at-address';
import { lookAtContent } from './look-at-content';
import { lookAtDatabase, lookAtPostgres, lookAtWhichDatabase } from './look-at-database';
import { lookAtFiles } from './look-at-files';
import { lookAtLinks } from './look-at-links';
import { lookAtNotes } from './look-at-notes';
import { lookAtAdmins } from './look-at-people';
import { lookAtBackup, lookAtClock, lookAtMail } from './look-at-work';
import { openReadOnly } from './open-read-only';

/** `npm run doctor` runs this with CMS_READ_ONLY and takes what it sends. */
const looked: Looked = { findings: [], unlooked: [] };
const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A look that fails takes no other with it. Gives whether it found nothing. */
async function look(check: string, work: () => Finding[] | Promise<Finding[]>): Promise<boolean> {
  try {
    const found = await work();
    looked.findings.push(...found);
    return found.length === 0;
  } catch (error) {
    looked.unlooked.push({ check, why: words(error) });
    return false;
  }
}

async function main(): Promise<void> {
  if (!isReadOnly()) throw new Error('CMS_READ_ONLY is not set');
  await look('database', () => lookAtNotes(dataDir()));
  const isPostgres = Boolean(process.env['DATABASE_URL']);
  const isItsOwn = await look('database', () => lookAtWhichDatabase(dataDir()));
  // What SQLite had before a move is nobody's content any more.
  if (!isItsOwn && !isPostgres) return;
  if (!isPostgres && !(await look('database', () => lookAtDatabase(dataDir())))) return;
  const strapi = await openReadOnly(process.cwd());
  if (isPostgres && !(await look('database', () => lookAtPostgres(strapi)))) return;
  const now = Date.now();
  await look('mail', () => lookAtMail(strapi, now));
  await look('people', () => lookAtAdmins(strapi));
  await look('clocks', () => lookAtClock(strapi));
  await look('content', () => lookAtContent(strapi));
  await look('address', () => lookAtAddress(strapi));
  await look('links', () => lookAtLinks(strapi));
  await look('files', () => lookAtFiles(strapi, now));
  await look('backup', () => lookAtBackup(strapi, now));
  await strapi.db.destroy();
}

main()
  .catch((error: unknown) => looked.unlooked.push({ check: 'database', why: words(error) }))
  .finally(() => process.send?.(looked, undefined, undefined, () => process.exit(0)));
