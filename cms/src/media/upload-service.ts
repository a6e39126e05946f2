import { errors } from '@strapi/utils';
import { parse } from 'node:path';
import { currentAuthor } from '../changes/author';
import { withChange } from '../changes/with-change';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { FOLDER_UID } from '../library/folder-rows';
import { judgeFile } from '../library/judge-file';
import { addFile } from './add-file';
import { fileById, isFileRow, nameOf, type FileRow } from './file-row';
import { inMediaLine } from './media-line';
import { mediaWatch } from './media-watch';
import { newName, toOriginalName } from './new-name';
import { inPanelsForm } from './panels-form';
import { prepareFile, type Prepared } from './prepare-file';
import { replaceFile } from './replace-file';
import { deleteFile } from './trash-file';

/** A file as Strapi's body parser leaves it. */
type Temporary = { filepath: string; originalFilename?: string | null };
type Info = Record<string, unknown>;
type Data = { fileInfo?: Info | Info[] } & Record<string, unknown>;

/** The parts of Strapi's upload service that write; its other parts stay as they are. */
export type UploadService = Record<string, unknown> & {
  upload(sent: { data: Data; files: Temporary | Temporary[] }): Promise<unknown[]>;
  replace(id: number, sent: { data: Data; file: Temporary }): Promise<unknown>;
  updateFileInfo(id: number, info: Info, options?: unknown): Promise<unknown>;
  remove(file: unknown): Promise<unknown>;
};

/** Our way of writing in Strapi's upload service, for whoever calls it: the panel, the API, plugins (C14, C16). */
export function guardUploads(strapi: Strapi, original: UploadService): UploadService {
  return {
    ...original,
    upload: async ({ data, files }) => {
      const { fileInfo, refId, ref, field } = data;
      const infos = Array.isArray(fileInfo) ? fileInfo : [fileInfo];
      const related = refId && ref && field ? { related: [{ id: refId, __type: ref, __pivot: { field } }] } : {};
      const rows: unknown[] = [];
      for (const [index, file] of [files].flat().entries()) {
        const info = infos[index] ?? {};
        const prepared = await prepare(newName(parse(nameIn(info, file)).name), file);
        const said = async () => ({ ...(await infoOf(strapi, file, info)), ...related });
        const row = await addFile(strapi, async () => currentAuthor(strapi), prepared, said);
        strapi.eventHub.emit('media.create', { media: row });
        rows.push(row);
      }
      return rows;
    },
    replace: async (id, { data, file }) => {
      const old = await knownFile(strapi, id);
      const { fileInfo } = data;
      const prepared = await prepare(old.hash, file, old.ext);
      const said = async () =>
        isRecord(fileInfo) ? infoOf(strapi, file, { name: old['name'], ...fileInfo }, old) : {};
      const authorIs = async () => currentAuthor(strapi);
      const { row } = await inPanelsForm(() => replaceFile(strapi, id, prepared, { authorIs, said }));
      strapi.eventHub.emit('media.update', { media: row });
      return row;
    },
    updateFileInfo: async (id, info, options) => {
      const file = await knownFile(strapi, id);
      return inMediaLine(strapi, async () => {
        const watch = mediaWatch<unknown>(strapi, nameOf(file));
        const work = async () => ({ result: await original.updateFileInfo(id, info, options) });
        return (await withChange(strapi, currentAuthor(strapi), watch, work)).result;
      });
    },
    remove: async (file) =>
      isFileRow(file) ? deleteFile(strapi, file.id, currentAuthor(strapi), (row) => original.remove(row)) : file,
  };
}

async function knownFile(strapi: Strapi, id: number): Promise<FileRow> {
  const row = await fileById(strapi, id);
  if (row === null) throw new errors.NotFoundError('There is no such file');
  return row;
}

async function prepare(hash: string, file: Temporary, ext?: string): Promise<Prepared> {
  return inPanelsForm(async () => {
    await judgeFile(file.filepath, file.originalFilename ?? '');
    return prepareFile(hash, file.filepath, ext);
  });
}

/** What the sender says of a file, and where in the library it goes. */
async function infoOf(strapi: Strapi, file: Temporary, info: Info, old?: FileRow): Promise<Info> {
  const { alternativeText, caption, focalPoint } = info;
  const folder = info['folder'] === undefined && old ? undefined : (info['folder'] ?? null);
  const found: unknown =
    folder === undefined || folder === null
      ? null
      : await strapi.db.query(FOLDER_UID).findOne({ where: { id: folder } });
  // Into the root where its folder has gone meanwhile.
  const place = isRecord(found) ? { folder, folderPath: found['path'] } : { folder: null, folderPath: '/' };
  return {
    name: nameIn(info, file),
    ...(alternativeText === undefined ? {} : { alternativeText }),
    ...(caption === undefined ? {} : { caption }),
    ...(focalPoint === undefined ? {} : { focalPoint }),
    ...(folder === undefined ? {} : place),
  };
}

/** What the file is called: as the sender says, else as it was called when it was sent. */
function nameIn({ name }: Info, file: Temporary): string {
  return toOriginalName(typeof name === 'string' && name !== '' ? name : (file.originalFilename ?? ''));
}
