import type { FieldIssue } from '@apoti/contract';
import type { EditedDocument } from './document';
import type { Work } from './work';

/** What can be sent of the working copy, and what keeps the rest from it. */
export type Sendable<T> = { content: T; issues: FieldIssue[] };

/** All of it if it is valid; else what stands on its own, with the rest as the server has it. */
export function sendable<T>(document: EditedDocument<T>, { mine, base }: Work<T>): Sendable<T> {
  const issues = document.check(mine, base.content);
  if (issues.length === 0) return { content: mine, issues };
  return { content: document.withoutFaults?.(mine, base.content, issues) ?? base.content, issues };
}
