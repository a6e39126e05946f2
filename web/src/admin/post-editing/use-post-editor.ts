import { useState } from 'react';
import type { EditedPost, PostDraft } from '@apoti/contract';
import { useSession } from '../../shared/api/auth';
import { useEditedPost } from '../../shared/api/edited-post';
import { useEditorState } from '../editing/use-editor-state';
import { useHeldSession } from '../editing/use-held-session';
import type { Editor } from '../editor/editor';
import { useEditorLife } from '../editor/use-editor-life';
import { useOpenEntry } from '../entry-editing/open-entries';
import { blankPost, NO_ID, UNMADE } from './post-document';
import { postEntries } from './post-entries';
import { postWords } from './post-words';

/** How often the server is asked for others' changes, in ms. */
const REFRESH_MS = 30_000;

/** A post's draft in editing. */
export type PostEditor = Editor<PostDraft>;

/** What the server says of the post beside its draft; undefined while it is not known, or the post not made. */
export type PostStanding = Omit<EditedPost, 'id'> | undefined;

type OpenPost = {
  /** Of its records in this browser. */
  name: string;
  /** Its id; `NO_ID` for one that is still to be made. */
  id: number;
  person: number;
};

/** A post in editing, and what the server says of it; `isGone`: it was deleted elsewhere. */
type SeenPost = { editor: PostEditor; standing: PostStanding; isGone: boolean };

/** Edits a post for one person. A new one is made with its first save and then goes on as it is. */
export function usePostEditor({ name, id: opened, person }: OpenPost): SeenPost {
  useOpenEntry(name);
  const [blank] = useState(() => ({ content: blankPost(Date.now()), revision: UNMADE }));
  const { document, session } = useHeldSession(postEntries, name, person);
  const state = useEditorState(session);
  const id = state.work && state.work.mine.id !== NO_ID ? state.work.mine.id : opened;
  const { data, error, mutate } = useEditedPost(id === NO_ID ? null : id, { refreshInterval: REFRESH_MS });
  const read = data ? { content: data.post.draft, revision: data.revision } : null;
  const { user } = useSession();
  const isGone = state.failure?.reason === 'gone' || error?.code === 'not_found';
  useEditorLife({ session, state, server: opened === NO_ID && !read ? blank : read, signedIn: Boolean(user) });
  return {
    editor: {
      document,
      words: postWords,
      session,
      state,
      loadError: state.work ? undefined : error?.message,
      reload: () => void mutate(),
    },
    standing: isGone ? undefined : data?.post,
    isGone,
  };
}
