import type { Call, CallBody } from '@apoti/contract/calls/call';
import { refusalsOf } from '@apoti/contract/calls/refusals';
import { bodyText } from './body-text';
import { codesByStatus } from './errors';
import { membersOf } from './fields';
import type { JsonObject } from './json-schema';
import type { SchemaBook } from './schema-book';
import { shortened } from './trim';

const audiences: Record<Call['audience'], string> = {
  everybody: 'everybody',
  'visitors and admins': 'everybody; signed-in admins see more',
  admins: 'signed-in admins',
};

const bodyTitles: Record<CallBody['form'], string> = {
  json: '**Body**',
  multipart: '**Form** (`multipart/form-data`)',
  csv: '**Body** (`text/csv`)',
};

/** A call's heading, and the anchor that GitHub makes of it. */
export function headingOf({ row, title }: Call): string {
  return `${row} ${title}`;
}
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function fenced(value: unknown): string {
  return ['```json', JSON.stringify(shortened(value), null, 2), '```'].join('\n');
}

function requestText(call: Call, book: SchemaBook): string[] {
  const parts: string[] = [];
  if (call.query) parts.push('**Query**', bodyText(book.schemaOf(call.query, 'input'), book));
  if (!call.body) return parts;
  const schema = book.schemaOf(call.body.schema, 'input');
  parts.push(bodyTitles[call.body.form]);
  if (call.body.form === 'csv') {
    return [
      ...parts,
      ...call.body.examples.flatMap(({ title, value }) => [`${title}:`, `\`\`\`csv\n${String(value)}\n\`\`\``]),
    ];
  }
  if (book.resolve(schema)['type'] === 'array') parts.push('A list of objects, each with');
  parts.push(bodyText(schema, book));
  if (call.merges)
    parts.push('How it is saved: [Saving without losing anybody’s edit](#saving-without-losing-anybodys-edit).');
  for (const { title, value } of call.body.examples) parts.push(`${title}:`, fenced(value));
  return parts;
}

/** Names of the members that an answer may lack. */
function optionalMembers(schema: JsonObject, book: SchemaBook): string[] {
  const whole = book.resolve(schema);
  const { members, required } = membersOf(whole['type'] === 'array' ? book.resolve(whole['items']) : whole, book);
  return members.map(([name]) => name).filter((name) => !required.includes(name));
}

function answerText(call: Call, book: SchemaBook): string[] {
  const { reply } = call;
  if ('mediaType' in reply) return [`**Answer**: 200 with \`${reply.mediaType}\`.`];
  if ('nothing' in reply) return ['**Answer**: 204 without a body.'];
  if (reply.example === undefined) return ['**Answer**: always a refusal.'];
  const parts = ['**Answer**: 200', fenced(reply.example)];
  const optional = optionalMembers(book.schemaOf(reply.schema, 'output'), book).map((name) => `\`${name}\``);
  if (optional.length > 0) parts.push(`Not always there: ${optional.join(', ')}.`);
  if (call.conflict) {
    const { members } = membersOf(book.schemaOf(call.conflict, 'output'), book);
    parts.push(`A 409 also has ${members.map(([name]) => `\`${name}\``).join(', ')}.`);
  }
  return parts;
}

function refusalText(call: Call): string {
  const codes = codesByStatus(refusalsOf(call)).map(
    ([status, its]) => `${status} ${its.map((code) => `\`${code}\``).join(', ')}`,
  );
  return `**Refusals** ([what they mean](#errors)): ${codes.join(' · ')}`;
}

/** The section of a call. */
export function callText(call: Call, book: SchemaBook): string {
  const extra = call.revalidates ? ['What visitors get has an `ETag`: [copies](#copies).'] : [];
  return [
    `### ${headingOf(call)}`,
    `\`${call.method} ${call.path}\``,
    `For ${audiences[call.audience]}.`,
    [...call.notes, ...extra].map((note) => `- ${note}`).join('\n'),
    ...requestText(call, book),
    ...answerText(call, book),
    refusalText(call),
  ].join('\n\n');
}
