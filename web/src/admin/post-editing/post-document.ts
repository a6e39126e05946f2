import { newPost, postDraftSchema, type PostDraft } from '@apoti/contract';
import { objectShape } from '@apoti/contract/merge/shape';
import { newUuid } from '../../shared/lib/uuid';
import { objectDocument, type EditedDocument } from '../editing/document';

/** The id of a post that the server has not made yet. */
export const NO_ID = 0;
/** What a new post is based on: older than all that the server has. */
export const UNMADE = 'unmade';
/** What the names of posts' records in the browser begin with. */
export const POST_PREFIX = 'post-';

/** And those of new ones. */
export const NEW_PREFIX = `${POST_PREFIX}new-`;

/** Names the records of a post that is still to be made: no other one's, in whichever tab. */
export function newPostName(): string {
  return `${NEW_PREFIX}${newUuid()}`;
}

const shape = objectShape(postDraftSchema);

/**
 * A post's draft as the editing core sees it, under the name of its records in the browser. That it gets its id from the
 * server is nothing that anybody has edited.
 */
export function postDocument(name: string): EditedDocument<PostDraft> {
  const document = objectDocument<PostDraft>(name, postDraftSchema, shape);
  return {
    ...document,
    changes: (before, after) => document.changes(before, after).filter(({ path }) => path[0] !== 'id'),
    several: { idOf: ({ id }) => id, nameFor: ({ id }) => (id === NO_ID ? newPostName() : `${POST_PREFIX}${id}`) },
  };
}

/** What a new post begins with (back-office §4); it is not public before it is published. `now` in ms. */
export function blankPost(now: number): PostDraft {
  const { status: _status, ...fields } = newPost(now);
  return { ...fields, id: NO_ID };
}
