import { calls } from '@apoti/contract/calls/calls';
import { table } from './body-text';
import { anchorOf, callText, headingOf } from './call-text';
import { introduction } from './introduction';
import { SchemaBook } from './schema-book';

/** docs/wire.md. */
export function wireText(): string {
  const book = new SchemaBook();
  const rows = calls.map((call) => [
    `[${headingOf(call)}](#${anchorOf(headingOf(call))})`,
    `\`${call.method} ${call.path}\``,
    call.audience,
  ]);
  const sections = calls.map((call) => callText(call, book));
  return [introduction(table(['call', 'address', 'for'], rows)), '## The calls', ...sections].join('\n\n');
}
