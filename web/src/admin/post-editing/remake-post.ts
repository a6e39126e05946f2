import { ApiError, fieldIssueSchema, type PostDraft } from '@apoti/contract';
import { z } from 'zod';
import { savePostDraft } from '../../shared/api/edited-post';
import { issueText } from '../editor/save-status-text';
import { handOver } from '../entry-editing/hand-over';
import { postEntries } from './post-entries';
import { postLabel } from './post-labels';

/**
 * Makes a draft of all words of a post that is gone, once a key, and answers its id. What was typed while it was made, or since
 * an earlier try whose answer was lost, is its own session's by then. Throws what the call throws.
 */
export async function remakePost(typed: () => PostDraft, key: string, person: number): Promise<number> {
  const { id: _gone, ...fields } = typed();
  const { post, revision } = await savePostDraft({ id: null, fields, revision: '', idempotencyKey: key, person });
  const { id } = post.draft;
  await handOver(postEntries, person, { content: post.draft, revision }, () => ({ ...typed(), id }));
  return id;
}

const issuesSchema = z.array(fieldIssueSchema).catch([]);

/** Why a post could not be made, in words: what is wrong with which field, else the server's own; empty if unknown. */
export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const [issue] = issuesSchema.parse(error.details['issues']);
  return issue ? issueText(postLabel(String(issue.path[0] ?? '')), issue.message) : error.message;
}
