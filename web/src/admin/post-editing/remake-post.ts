import { ApiError, equal, fieldIssueSchema, type PostDraft } from '@apoti/contract';
import { z } from 'zod';
import { savePostDraft, type DraftSave } from '../../shared/api/edited-post';
import { newUuid } from '../../shared/lib/uuid';
import { issueText } from '../editor/save-status-text';
import { postLabel } from './post-labels';

type Fields = DraftSave['fields'];

/** Makes a draft of all words of a post that is gone, once a key, and answers its id. Throws what the call throws. */
export async function remakePost({ id: _gone, ...fields }: PostDraft, key: string, person: number): Promise<number> {
  const made = await savePostDraft({ id: null, fields, revision: '', idempotencyKey: key, person });
  const { id, ...has }: { id: number } & Fields = made.post.draft;
  // Typed since an earlier try whose answer was lost.
  if (!equal({ ...has }, { ...fields })) {
    await savePostDraft({ id, fields, revision: made.revision, idempotencyKey: newUuid(), person });
  }
  return id;
}

const issuesSchema = z.array(fieldIssueSchema).catch([]);

/** Why a post could not be made, in words: what is wrong with which field, else the server's own; empty if unknown. */
export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const [issue] = issuesSchema.parse(error.details['issues']);
  return issue ? issueText(postLabel(String(issue.path[0] ?? '')), issue.message) : error.message;
}
