import { contentConflictSchema, share, type Content } from '@apoti/contract';
import { saveContent } from '../../shared/api/content';
import type { Outcome } from '../editing/state';
import type { Entry } from '../editing/work';
import { failedSave } from '../editor/failed-save';

/** Sends a person's save and says what became of it; never throws. */
export async function sendContent(entry: Entry<Content>, revision: string, person: number): Promise<Outcome<Content>> {
  try {
    const reply = await saveContent({ content: entry.content, revision, idempotencyKey: entry.key, person });
    const content = share(entry.content, reply.content);
    const { revision: saved, aliases = [], survivors } = reply;
    return { kind: 'saved', content, revision: saved, aliases, survivors };
  } catch (error) {
    return failedSave(error, { present: (body) => contentConflictSchema.safeParse(body).data });
  }
}
