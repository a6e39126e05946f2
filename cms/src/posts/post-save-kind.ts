import { ApiError, type Json } from '@apoti/contract';
import { entryWatch } from '../entries/entry-watch';
import { postKind } from '../entries/kinds';
import type { PlanSides, Planned, SaveKind } from '../saves/save-state';
import type { Strapi } from '../store/strapi';
import { toPostState, type PostState } from './post-state';
import { POST_UID, writePost } from './write-post';

type State = Json | undefined;

/** What one kind of save makes of a post, and what its 409 shows of the post as it stands. */
type PostSaving = {
  plan: (sides: PlanSides<State>, before: PostState) => Promise<Planned<PostState>> | Planned<PostState>;
  shown: (state: PostState) => Record<string, Json>;
};

/** How a stored post is saved by merging; every save of it is logged under its wire id. */
export function postSaveKind(
  strapi: Strapi,
  id: number,
  documentId: string,
  { plan, shown }: PostSaving,
): SaveKind<State> {
  return {
    kind: 'posts',
    subject: String(id),
    watch: () => entryWatch(strapi, postKind, documentId),
    parse: (state) => asJson(toPostState(state)),
    plan: async (sides) => {
      const planned = await plan(sides, presentState(sides.current));
      return planned.kind === 'conflict' ? planned : { ...planned, next: asJson(planned.next) };
    },
    write: async (before, next) => {
      await writePost(strapi, documentId, presentState(before), presentState(next));
      return [POST_UID];
    },
    shown: (state) => shown(presentState(state)),
  };
}

/** The versions of a post that must be there. @throws ApiError `not_found` */
export function presentState(state: State): PostState {
  const present = toPostState(state);
  if (present === undefined) throw new ApiError('not_found', 'There is no such post');
  return present;
}

function asJson(state: PostState | undefined): State {
  if (state === undefined) return undefined;
  const { draft, published } = state;
  return { ...(draft ? { draft } : {}), ...(published ? { published } : {}) };
}
