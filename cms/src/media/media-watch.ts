import { isObject, shapeOf, type Json } from '@apoti/contract';
import { z } from 'zod';
import type { Watch } from '../changes/watch';
import type { Strapi } from '../store/strapi';
import { findFile, toLogged } from './file-row';
import { findTrashed, toLoggedTrash } from './trashed-row';

type State = Json | undefined;

const field = z.unknown();
/** What the change log keeps of a file; each is one field. */
const shape = shapeOf(
  z.object({
    name: field,
    url: field,
    size: field,
    originalName: field,
    mime: field,
    width: field,
    height: field,
    alternativeText: field,
    caption: field,
    category: field,
    placement: field,
    folder: field,
    content: field,
    deleted: field,
  }),
);

/** How changes of one file are logged, in the media library or in the trash. Pages name files by address, so that none of them changes but by what is placed. */
export function mediaWatch<Result>(strapi: Strapi, name: string): Watch<State, Result> {
  const read = async (): Promise<State> => {
    const row = await findFile(strapi, name);
    if (row) return toLogged(row);
    const trashed = await findTrashed(strapi, { name });
    return trashed ? toLoggedTrash(trashed) : undefined;
  };
  return {
    kind: 'media',
    shape,
    before: read,
    after: read,
    subject: () => name,
    faults: () => [],
    visible: placedPart,
  };
}

/** What visitors see of a file: all of it where it is placed. */
function placedPart(state: State): State {
  return isObject(state) && state['placement'] !== '' && state['deleted'] === null ? state : undefined;
}
