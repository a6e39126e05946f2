import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Strapi } from '../store/strapi';
import { addFile } from './add-file';
import { authorOf } from './author-of';
import { cleanImage } from './clean-image';
import type { FileRow } from './file-row';
import { newName, toOriginalName } from './new-name';
import { prepareImage } from './prepare-file';

/** A picture that somebody sent: its bytes, what it is for, and what its file was called. */
export type SentPicture = { bytes: Buffer; label: string; fileName: string };

/** Stores a picture for a person (C14). @throws ApiError `invalid`, `unauthenticated` */
export async function uploadPicture(strapi: Strapi, person: PersonClaim, sent: SentPicture): Promise<FileRow> {
  const { bytes, label, fileName } = sent;
  // Before any work is done for them; once more in the transaction that stores it.
  await requireAdmin(strapi, person);
  const prepared = await prepareImage(newName(label), await cleanImage(bytes));
  const row = await addFile(
    strapi,
    () => authorOf(strapi, person),
    prepared,
    async () => ({ name: toOriginalName(fileName), folderPath: '/' }),
  );
  strapi.eventHub.emit('media.create', { media: row });
  return row;
}
