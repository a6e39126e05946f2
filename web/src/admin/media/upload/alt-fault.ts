import { filePatchSchema, issueSentence } from '@apoti/contract';

/** Why an alt text cannot be sent with its file; undefined: it can. */
export function altFault(alt: string): string | undefined {
  const issue = filePatchSchema.shape.alt.safeParse(alt.trim()).error?.issues[0];
  return issue && issueSentence(issue.message, 'Alt text');
}
