import { ApiError, equal, fieldIssueSchema, type PostDraft } from '@apoti/contract';
import { z } from 'zod';
import { savePostDraft, type DraftSave } from '../../shared/api/edited-post';
import { newUuid } from '../../shared/lib/uuid';
import { issueText } from '../editor/save-status-text';
import { postLabel } from './post-labels';

type Fields = DraftSave['fields'];

const fieldsOf = ({ id: _gone, ...fields }: PostDraft): Fields => fields;

/**
 * Makes a draft of all words of a post that is gone, once a key, and answers its id: by then the server was sent everything
 * that is typed. Throws what the call throws.
 */
export async function remakePost(typed: () => PostDraft, key: string, person: number): Promise<number> {
  const { post, revision } = await savePostDraft({
    ...{ id: null, fields: fieldsOf(typed()), revision: '', idempotencyKey: key, person },
  });
  let [sent, base] = [fieldsOf(post.draft), revision];
  for (;;) {
    // Typed while it was made, or since an earlier try whose answer was lost.
    const fields = fieldsOf(typed());
    if (equal({ ...fields }, { ...sent })) return post.draft.id;
    const saved = await savePostDraft({
      ...{ id: post.draft.id, fields, revision: base, idempotencyKey: newUuid(), person },
    });
    [sent, base] = [fields, saved.revision];
  }
}

const issuesSchema = z.array(fieldIssueSchema).catch([]);

/** Why a post could not be made, in words: what is wrong with which field, else the server's own; empty if unknown. */
export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const [issue] = issuesSchema.parse(error.details['issues']);
  return issue ? issueText(postLabel(String(issue.path[0] ?? '')), issue.message) : error.message;
}
