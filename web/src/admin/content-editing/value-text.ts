import { heroIcons, type Content, type Json } from '@apoti/contract';
import { contentDocument } from './content-document';
import { iconLabels } from './labels';

const names = ['title', 'name', 'question', 'label'];

/** A value as a person reads it: texts as they are, switches as On and Off, an order as the list of what stands in it. */
export function valueText(content: Content, path: readonly string[], value: Json | undefined): string {
  if (value === undefined) return '(not there)';
  if (value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (path.at(-1) === '@order' && Array.isArray(value)) return orderText(content, path.slice(0, -1), value);
  if (Array.isArray(value)) return value.map((line) => `• ${String(line)}`).join('\n');
  const icon = heroIcons.find((name) => name === value);
  return icon ? iconLabels[icon] : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** An item that the present list does not have is left out: the choice is between orders of what is there. */
function orderText(content: Content, list: readonly string[], identities: readonly Json[]): string {
  return identities
    .flatMap((identity) => {
      const found = names
        .map((name) => contentDocument.at(content, [...list, `#${String(identity)}`, name]))
        .find((name) => typeof name === 'string');
      return typeof found === 'string' ? [found || '(no title)'] : [];
    })
    .map((name, index) => `${index + 1}. ${name}`)
    .join('\n');
}
