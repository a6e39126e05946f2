import type { Strapi } from '../store/strapi';
import { HeldByOther } from '../store/process-lock';
import { storageFailure } from '../store/storage-failure';
import { allFiles, hashOf, nameOf, storedNames, type FileRow } from './file-row';
import type { At } from './files/file-store';
import { sweepWorkplaces } from './files/workplaces';
import { inMediaLine } from './media-line';
import { fileStore, list, moveAll, moveEach, removeEach } from './move-files';
import { closeRepairs, openRepairs, repairSoon } from './repair';
import { isTakenOut, parseStaged, stagedAs } from './staging';
import { allTrashed } from './trashed-row';

/**
 * Looks through all files at a start, before anything else is done with them, and from then on whenever an object store is back
 * that has failed. One that is away now keeps the CMS from nothing else, and neither does another CMS that is long at moving
 * files: they are looked through after it. `settle` puts right what rows say of each other, before that and in the same turn.
 */
export async function openMedia(strapi: Strapi, settle: () => Promise<void>): Promise<void> {
  await fileStore(strapi).prepare();
  await sweepWorkplaces(strapi, Date.now());
  const lookThrough = () =>
    inMediaLine(strapi, async () => {
      await settle();
      await reconcile(strapi);
    });
  openRepairs(strapi, lookThrough);
  await lookThrough().catch((error: unknown) => {
    const isAway = fileStore(strapi).objects !== null && storageFailure(error) !== null;
    if (!isAway && !(error instanceof HeldByOther)) throw error;
    strapi.log.error(error);
    repairSoon(strapi);
  });
}

/** Ends what {@link openMedia} has begun. */
export async function closeMedia(strapi: Strapi): Promise<void> {
  await closeRepairs(strapi);
  fileStore(strapi).objects?.close();
}

/**
 * Makes the files agree with the rows again: an end in the middle of an upload, a move to the trash, a restore or a deletion
 * leaves the row of before or after, and the row decides. Files that nobody knows are left where they are, be it served or in the
 * trash (an operator may have put them there, and another database may know them); what waited for work that has ended is removed.
 */
async function reconcile(strapi: Strapi): Promise<void> {
  const files = await allFiles(strapi);
  const trashed = (await allTrashed(strapi)).map(({ file }) => file);
  const active = new Set(files.flatMap(storedNames));
  const inTrash = trashed.flatMap(storedNames).filter((name) => !active.has(name));
  const served = await list(strapi, 'served');
  const lying = await list(strapi, 'trash');
  const missing = [...active].filter((name) => !served.has(name) && lying.has(name));
  await moveAll(strapi, missing, 'trash', 'served');
  await moveAll(
    strapi,
    inTrash.filter((name) => served.has(name)),
    'served',
    'trash',
  );
  if (fileStore(strapi).objects !== null) await removeSecondCopies(strapi, active);
  await finishWaiting(strapi, files, trashed);
  await removeOldSmaller(strapi, files);
}

/**
 * What waits belongs to its row if it is what the row says, byte for byte, or if it was taken out of the place that it is
 * missing in: then it goes where the row is, the smaller pictures with it. Everything else was never committed, or its row is
 * gone.
 */
async function finishWaiting(strapi: Strapi, files: FileRow[], trashed: FileRow[]): Promise<void> {
  for (const staged of await list(strapi, 'staging')) {
    const waiting = parseStaged(staged);
    if (waiting === null) continue;
    const row = (rows: FileRow[]) => rows.find((known) => nameOf(known) === waiting.name);
    const active = row(files);
    const owner = active ?? row(trashed);
    if (owner === undefined) continue;
    const place = active ? 'served' : 'trash';
    const isOnlyCopy = isTakenOut(waiting.mark) && !(await fileStore(strapi).isThere([place, waiting.name]));
    if (!isOnlyCopy && !(await isContentOf(strapi, staged, owner))) continue;
    const moves = storedNames(owner).map((name): { from: At; to: At } => {
      return { from: ['staging', stagedAs(waiting.mark, name)], to: [place, name] };
    });
    await moveEach(strapi, moves.slice(1));
    await moveEach(strapi, moves.slice(0, 1));
  }
  const left = [...(await list(strapi, 'staging'))];
  await removeEach(
    strapi,
    left.map((name) => ['staging', name]),
  );
}

/** What is served again and lies in the trash as well: its move back had come to the copy, and not to the removal. */
async function removeSecondCopies(strapi: Strapi, active: ReadonlySet<string>): Promise<void> {
  const served = await list(strapi, 'served');
  const twice = [...(await list(strapi, 'trash'))].filter((name) => active.has(name) && served.has(name));
  await removeEach(
    strapi,
    twice.map((name) => ['trash', name]),
  );
}

async function isContentOf(strapi: Strapi, staged: string, row: FileRow): Promise<boolean> {
  const known = hashOf(row);
  // Rows of before hashes were kept: they were only ever taken out, never replaced.
  return known === '' || known === (await fileStore(strapi).hash(['staging', staged]));
}

/** What the names of smaller pictures begin with. */
const SMALLER = /^(?:thumbnail|full|w\d+)_/;

/** Smaller pictures that their picture does not know: of one that was replaced, or made just before an end. */
async function removeOldSmaller(strapi: Strapi, files: FileRow[]): Promise<void> {
  const known = new Set(files.flatMap(storedNames));
  const owners = new Set(files.map(({ hash }) => hash));
  const old = [...(await list(strapi, 'served'))].filter((name) => {
    const [stem = ''] = name.split('.');
    return SMALLER.test(stem) && owners.has(stem.replace(SMALLER, '')) && !known.has(name);
  });
  await removeEach(
    strapi,
    old.map((name) => ['served', name]),
  );
}
