import { folderNameSchema } from '@apoti/contract';
import { errors } from '@strapi/utils';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import { allFolders } from './folder-rows';
import { changeInPanel, deleteInPanel, type DeletedFolders } from './panel-folders';

type Data = Record<string, unknown>;
/** The parts of Strapi's folder service that write folders; its other parts stay as they are. */
export type FolderService = Record<string, unknown> & {
  create(folder: Data, options?: unknown): Promise<unknown>;
  update(id: unknown, folder: Data, options: unknown): Promise<unknown>;
  deleteByIds(ids?: readonly unknown[]): Promise<DeletedFolders>;
};

/** Folders are named, counted and logged in the same way through every door (A15). */
export function guardFolders(strapi: Strapi, original: FolderService): FolderService {
  return {
    ...original,
    create: async (folder, options) => {
      const named = withName(folder);
      return changeInPanel(strapi, [], () => original.create(named, options));
    },
    update: async (id, folder, options) => {
      const named = withName(folder);
      return changeInPanel(strapi, [], async () => {
        const isThere = (await allFolders(strapi)).some((one) => one.id === Number(id));
        // Its controller says that there is none.
        return isThere ? original.update(id, named, options) : undefined;
      });
    },
    deleteByIds: (ids = []) => deleteInPanel(strapi, ids.map(Number)),
  };
}

function withName(folder: Data): Data {
  if (!isRecord(folder) || folder['name'] === undefined) return folder;
  const name = folderNameSchema.safeParse(folder['name']);
  if (name.success) return { ...folder, name: name.data };
  throw new errors.ValidationError(name.error.issues[0]?.message ?? '');
}
