import { shapeOf, type Json } from '@apoti/contract';
import { z } from 'zod';
import type { Watch } from '../changes/watch';
import type { Strapi } from '../store/strapi';
import { allFolders } from './folder-rows';

type State = Json | undefined;

const shape = shapeOf(z.object({ name: z.unknown(), parent: z.unknown() }));

/** How changes of a folder are logged: `id` says which it is, also while it is being made. Visitors see no folders. */
export function folderWatch<Result>(strapi: Strapi, id: () => number | null): Watch<State, Result> {
  const read = async (): Promise<State> => {
    const folder = (await allFolders(strapi)).find((known) => known.id === id());
    return folder && { name: folder.name, parent: folder.parent };
  };
  return {
    kind: 'media',
    shape,
    before: read,
    after: read,
    subject: () => `folder/${id() ?? ''}`,
    faults: () => [],
    visible: () => undefined,
  };
}
