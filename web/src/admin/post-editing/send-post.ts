import { editedPostConflictSchema, type PostDraft } from '@apoti/contract';
import { savePostDraft } from '../../shared/api/edited-post';
import type { Outcome } from '../editing/state';
import type { Entry, Versioned } from '../editing/work';
import { failedSave } from '../editor/failed-save';
import { noteMade } from './made-posts';
import { NO_ID } from './post-document';

/** The draft as it stands in the body of a 409; undefined when it is not there. */
export function presentDraft(body: unknown): Versioned<PostDraft> | undefined {
  const now = editedPostConflictSchema.safeParse(body).data;
  return now && { content: now.post.draft, revision: now.revision };
}

/** Sends a person's save of a post's draft, which makes the post if there is none yet, and says what became of it; never throws. */
export async function sendPost(entry: Entry<PostDraft>, revision: string, person: number): Promise<Outcome<PostDraft>> {
  try {
    const { id, ...fields } = entry.content;
    const reply = await savePostDraft({
      id: id === NO_ID ? null : id,
      fields,
      revision,
      idempotencyKey: entry.key,
      person,
    });
    if (id === NO_ID) noteMade(person, reply.post.id);
    return { kind: 'saved', content: reply.post.draft, revision: reply.revision, aliases: [] };
  } catch (error) {
    return failedSave(error, { present: presentDraft });
  }
}
