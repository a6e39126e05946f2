import { heroIcons, type Content, type Json } from '@apoti/contract';
import { plainText } from '../editor/plain-text';
import { contentDocument } from './content-document';
import { iconLabels } from './labels';

const names = ['title', 'name', 'question', 'label'];

/** A value as a person reads it: texts as they are, switches as On and Off, an order as the list of what stands in it. */
export function valueText(content: Content, path: readonly string[], value: Json | undefined): string {
  if (path.at(-1) === '@order' && Array.isArray(value)) return orderText(content, path.slice(0, -1), value);
  const icon = heroIcons.find((name) => name === value);
  return icon ? iconLabels[icon] : plainText(value);
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
