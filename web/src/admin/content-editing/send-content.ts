import { ApiError, contentConflictSchema, fieldIssueSchema, type Content } from '@apoti/contract';
import { z } from 'zod';
import { saveContent } from '../../shared/api/content';
import type { Outcome } from '../editing/state';
import type { Entry } from '../editing/work';

const issuesSchema = z.array(fieldIssueSchema).catch([]);
const COME_AGAIN = ['unavailable', 'internal', 'rate_limited'];

/** Sends a save and says what became of it; never throws. */
export async function sendContent(entry: Entry<Content>, revision: string): Promise<Outcome<Content>> {
  try {
    const reply = await saveContent({ content: entry.content, revision, idempotencyKey: entry.key });
    return { kind: 'saved', content: reply.content, revision: reply.revision, aliases: reply.aliases ?? [] };
  } catch (error) {
    return toOutcome(error);
  }
}

/** What a failed save means to the editor. Only an answer that nothing can change makes it stop trying. */
export function toOutcome(error: unknown): Outcome<Content> {
  if (!(error instanceof ApiError)) return { kind: 'unavailable', message: 'The save could not be sent' };
  const { code, message } = error;
  if (code === 'unauthenticated') return { kind: 'signed-out', message };
  if (code === 'invalid') return { kind: 'invalid', message, issues: issuesSchema.parse(error.details['issues']) };
  if (code === 'conflict' || code === 'base_unknown') {
    const now = contentConflictSchema.safeParse(error.toBody());
    if (now.success) return { kind: 'conflict', content: now.data.content, revision: now.data.revision };
    return { kind: 'unavailable', message };
  }
  return COME_AGAIN.includes(code) ? { kind: 'unavailable', message } : { kind: 'refused', message };
}
