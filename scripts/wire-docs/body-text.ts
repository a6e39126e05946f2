import { fieldsOf, membersOf, phrase } from './fields';
import { asList, type JsonObject } from './json-schema';
import type { SchemaBook } from './schema-book';

/** Beyond this many rows a table is no help, and an outline by parts takes its place. */
const MAX_ROWS = 40;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Members within a line, those of inner objects in brackets. */
function outline(schema: JsonObject, book: SchemaBook): string {
  const whole = book.resolve(schema);
  if (whole['type'] === 'array') {
    const inner = outline(book.resolve(whole['items']), book);
    return inner === '' ? phrase(schema, book) : `${phrase(whole, book)}: ${inner}`;
  }
  const { members } = membersOf(schema, book);
  return members
    .map(([name, member]) => {
      const inner = book.resolve(member);
      const isDeep = inner['type'] === 'object' || (inner['type'] === 'array' && outlineIsDeep(inner, book));
      return isDeep ? `\`${name}\` { ${outline(inner, book)} }` : `\`${name}\` (${phrase(member, book)})`;
    })
    .join('; ');
}

function outlineIsDeep(list: JsonObject, book: SchemaBook): boolean {
  return book.resolve(list['items'])['properties'] !== undefined;
}

/** What a body consists of, in words. */
export function bodyText(schema: JsonObject, book: SchemaBook): string {
  const forms = asList(book.resolve(schema)['anyOf']).map((form) => book.resolve(form));
  if (forms.some((form) => form['properties'] !== undefined)) {
    return forms.map((form) => bodyText(form, book)).join('\n\nor\n\n');
  }
  const fields = fieldsOf(schema, book);
  if (fields.length <= MAX_ROWS) {
    const rows = fields.map(({ name, type, required, rules }) => [`\`${name}\``, type, required ? 'yes' : '', rules]);
    return table(['field', 'type', 'required', 'limits'], rows);
  }
  const { members } = membersOf(schema, book);
  return members
    .map(([name, member]) => `- **\`${name}\`**: ${outline(member, book) || phrase(member, book)}`)
    .join('\n');
}
