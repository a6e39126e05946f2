import {
  ApiError,
  libraryTexts,
  placementOf,
  placements,
  placementsSchema,
  type Placed,
  type Placement,
  type PlacementChange,
  type Placements,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { withChange } from '../changes/with-change';
import { authorOf } from '../media/author-of';
import { FILE_UID, hashOf, isFileRow, nameOf, type FileRow } from '../media/file-row';
import { kindOfMime } from '../media/kind-of-mime';
import { inMediaLine } from '../media/media-line';
import { mediaWatch } from '../media/media-watch';
import type { Strapi } from '../store/strapi';
import { activeFile } from './edit-file';
import { asLibraryFile } from './list-library';

async function placedFiles(strapi: Strapi): Promise<Map<Placement, FileRow>> {
  const where = { placement: { $in: [...placements] } };
  const rows: unknown = await strapi.db.query(FILE_UID).findMany({ where });
  const found = (Array.isArray(rows) ? rows : []).filter(isFileRow);
  return new Map(
    placements.flatMap((placement) => {
      const row = found.find((one) => one['placement'] === placement);
      return row ? [[placement, row] as const] : [];
    }),
  );
}

/** What is placed where, for the back-office (A15). @throws ApiError `unauthenticated` */
export async function listPlacements(strapi: Strapi, person: PersonClaim): Promise<Placements> {
  await requireAdmin(strapi, person);
  const rows = await placedFiles(strapi);
  const listed: unknown[] = [];
  for (const placement of placements) {
    const row = rows.get(placement);
    listed.push({ placement, file: row ? await asLibraryFile(strapi, row) : null });
  }
  return placementsSchema.parse({ placements: listed });
}

/** What is placed where, for the site. The address changes with the content, so that no cache goes on showing the old one. */
export async function readPlaced(strapi: Strapi): Promise<Placed> {
  const placed: Placed = {};
  for (const [placement, row] of await placedFiles(strapi)) {
    const { mime, alternativeText, width, height } = row;
    placed[placement] = {
      url: `${row.url}?v=${hashOf(row).slice(0, 12)}`,
      mime: String(mime),
      alt: typeof alternativeText === 'string' ? alternativeText : '',
      width: typeof width === 'number' ? width : null,
      height: typeof height === 'number' ? height : null,
    };
  }
  return placed;
}

/**
 * Puts a file at a place of the site, or takes away what is there (A15), in one transaction: nobody sees a place with two
 * files or with none in between. @throws ApiError `conflict`, `not_found`, `invalid`, `unauthenticated`
 */
export async function setPlacement(
  strapi: Strapi,
  person: PersonClaim,
  { placement, id, seen }: PlacementChange,
): Promise<Placements> {
  const isDone = await inMediaLine(strapi, () =>
    strapi.db.transaction(async () => {
      const author = await authorOf(strapi, person);
      const wanted = id === null ? null : await activeFile(strapi, id);
      if (wanted !== null) refuseOtherKind(wanted, placement);
      const present = (await placedFiles(strapi)).get(placement);
      if (present?.id === wanted?.id) return true;
      if ((present ? nameOf(present) : null) !== seen) return false;
      if (present) await place(strapi, author, present, null);
      if (wanted) await place(strapi, author, wanted, placement);
      return true;
    }),
  );
  const listed = await listPlacements(strapi, person);
  if (!isDone) throw new ApiError('conflict', libraryTexts.placedMeanwhile, listed);
  return listed;
}

function refuseOtherKind(row: FileRow, placement: Placement): void {
  const { kind, label } = placementOf[placement];
  if (kindOfMime(String(row['mime'])) !== kind) throw new ApiError('invalid', libraryTexts.wrongKind(label, kind));
}

async function place(strapi: Strapi, author: Author, row: FileRow, placement: Placement | null): Promise<void> {
  await withChange(strapi, author, mediaWatch(strapi, nameOf(row)), async () => ({
    result: await strapi.db.query(FILE_UID).update({ where: { id: row.id }, data: { placement } }),
  }));
}
