import { folderNameSchema } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { isRecord } from '../store/from-strapi';

type Data = Record<string, unknown>;
/** The parts of Strapi's folder service that name folders; its other parts stay as they are. */
export type FolderService = Record<string, unknown> & {
  create(folder: Data, options?: unknown): Promise<unknown>;
  update(id: unknown, folder: Data, options: unknown): Promise<unknown>;
};

/** Folders are named by the same rules through every door (A15). */
export function guardFolders(original: FolderService): FolderService {
  return {
    ...original,
    create: (folder, options) => original.create(withName(folder), options),
    update: (id, folder, options) => original.update(id, withName(folder), options),
  };
}

function withName(folder: Data): Data {
  if (!isRecord(folder) || folder['name'] === undefined) return folder;
  const name = folderNameSchema.safeParse(folder['name']);
  if (name.success) return { ...folder, name: name.data };
  throw new errors.ValidationError(name.error.issues[0]?.message ?? '');
}
