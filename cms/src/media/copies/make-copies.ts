import { access } from 'node:fs/promises';
import type { Strapi } from '../../store/strapi';
import { bytesOf, fileById, nameOf, type FileRow } from '../file-row';
import { hashFile } from '../hash-content';
import { sweepWorkplaces } from '../files/workplaces';
import { inMediaLine } from '../media-line';
import { fileStore, withEach } from '../move-files';
import { Staging } from '../staging';
import { orderFor, planCopies, type PlannedCopy } from './copy-plan';
import { noteCopies, withCopies } from './copy-rows';
import type { EncodedCopy, EncoderOrder } from './encoder-order';
import { runEncoder } from './run-encoder';

/**
 * Makes the copies of a picture and notes them in its row, which from then on has them as it has its thumbnail: they go to
 * the trash, come back and are deleted with it. A picture that cannot be copied is noted too, and shown as it is. False where
 * the machine failed, not the picture: it is worth another try.
 */
export async function makeCopies(strapi: Strapi, row: FileRow, stopping: AbortSignal): Promise<boolean> {
  const bytes = bytesOf(row);
  const planned = planCopies({ hash: row.hash, width: Number(row['width'] ?? 0), bytes });
  const staging = new Staging(
    strapi,
    planned.map(({ name }) => name),
  );
  if (planned.length === 0) {
    await store(strapi, { row, planned, made: [] }, staging);
    return true;
  }
  await sweepWorkplaces(strapi, Date.now());
  const place = await fileStore(strapi).workplace(['served', nameOf(row)]);
  try {
    // What is read may be another picture, or a broken one: a row is committed before its file is in its place.
    const content = await hashFile(place.source).catch(() => null);
    if (content !== row['contentHash']) return await noteIfBroken(strapi, row);
    const made = await encoded(strapi, orderFor(place, bytes, planned, staging), stopping);
    if (made === null || stopping.aborted) return false;
    // The encoder takes a picture that has gone for one that cannot be read.
    if (!(await isThere(place.source))) return false;
    // Sent to where they wait before anybody is kept waiting by it.
    await withEach(fileStore(strapi), namesOf({ planned, made }), (name) => place.take(staging.at(name)));
    return await store(strapi, { row, planned, made }, staging);
  } finally {
    await place.close();
    await staging.drop();
  }
}

async function encoded(strapi: Strapi, order: EncoderOrder, stopping: AbortSignal): Promise<EncodedCopy[] | null> {
  try {
    return await runEncoder(order, stopping);
  } catch (error) {
    if (!stopping.aborted) strapi.log.warn(`Making smaller copies of ${order.source} failed: ${reasonOf(error)}`);
    return null;
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Why, without the whole order, which is part of the message. */
function reasonOf(error: unknown): string {
  const { signal, stderr }: { signal?: unknown; stderr?: unknown } = Object(error);
  return String(signal ?? stderr ?? error).slice(0, 500);
}

type Made = { row: FileRow; planned: readonly PlannedCopy[]; made: readonly EncodedCopy[] };

/** The names of those that were made. */
function namesOf({ planned, made }: Omit<Made, 'row'>): string[] {
  return planned.filter((_, index) => Boolean(made[index])).map(({ name }) => name);
}

/**
 * The bytes go to their place first: what lies there without its row's knowledge is removed at the next start, while a row
 * that names what is not there would stay as it is. False where they have gone from where they waited: another CMS that started
 * meanwhile, or a repair, put away what it knew nothing of.
 */
async function store(strapi: Strapi, { row, planned, made }: Made, staging: Staging): Promise<boolean> {
  return inMediaLine(strapi, async () => {
    const now = await fileById(strapi, row.id);
    // In the trash, or replaced meanwhile: these are copies of what is no longer there.
    if (now === null || now['contentHash'] !== row['contentHash']) return true;
    const written = namesOf({ planned, made });
    if (written.length > 0) {
      if (!(await staging.holds(written))) return false;
      await staging.putTo('served');
    }
    const isNoted = await noteCopies(strapi, now, withCopies(now, planned, made));
    if (!isNoted) await staging.removeFrom('served');
    return true;
  });
}

/**
 * Notes that there are no copies of a picture whose file is not what its row says, while nobody changes either. False where it is: another
 * one was there for a moment, and it is worth another try.
 */
async function noteIfBroken(strapi: Strapi, row: FileRow): Promise<boolean> {
  return inMediaLine(strapi, async () => {
    const now = await fileById(strapi, row.id);
    if (now === null || now['contentHash'] !== row['contentHash']) return true;
    const [files, at] = [fileStore(strapi), ['served', nameOf(now)] as const];
    if ((await files.isThere(at)) && (await files.hash(at)) === row['contentHash']) return false;
    await noteCopies(strapi, now, withCopies(now, [], []));
    return true;
  });
}
