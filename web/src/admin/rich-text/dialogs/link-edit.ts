import { requiredLink } from '@apoti/contract';
import { getMarkRange, type Editor } from '@tiptap/core';
import { webAddress } from '../../../shared/lib/web-address';
import { askedPlace, placeNow, type AskedPlace } from './place-now';

const schema = requiredLink('Address');

/** The link at the caret, or the words that are to become one. `text` is null when they go over several paragraphs. */
export type LinkEdit = AskedPlace & { address: string; text: string | null; isNew: boolean };

/** What is asked about when the caret is here. */
export function linkAt({ state }: Editor): LinkEdit {
  const { selection, doc, schema: rules } = state;
  const type = rules.marks['link'];
  const range = type && getMarkRange(selection.$from, type);
  const { from, to } = range && range.to >= selection.to ? range : selection;
  const href: unknown = range ? doc.nodeAt(range.from)?.marks.find((mark) => mark.type === type)?.attrs['href'] : '';
  const isOneText = selection.$from.sameParent(selection.$to) && selection.$from.parent.isTextblock;
  return {
    ...askedPlace(state, { from, to }),
    address: typeof href === 'string' ? href : '',
    text: isOneText ? doc.textBetween(from, to) : null,
    isNew: !range,
  };
}

/** An address as people type it, made whole: `example.com` is a site, `ada@example.com` a mailbox. */
export function wholeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(address)) return `mailto:${address}`;
  return webAddress(address);
}

/** What is wrong with an address by the contract's rule; undefined when nothing is. */
export function addressIssue(address: string): string | undefined {
  const result = schema.safeParse(address);
  if (result.success) return undefined;
  const message = result.error.issues.at(-1)?.message ?? '';
  return message.startsWith('Address') ? message : `The address ${message}`;
}

/** Sets the link; false: its place is not there any more. Its words are written anew only if they were changed: their emphasis stays. */
export function setLink(editor: Editor, edit: LinkEdit, href: string, words: string): boolean {
  const place = placeNow(edit, editor.state);
  if (place === null) return false;
  const { text } = edit;
  const { from, to } = place;
  const chain = editor.chain().focus().setTextSelection(place);
  const shown = words.trim() === '' ? href : words;
  if (text === null || (text === words && text !== '')) chain.setLink({ href }).setTextSelection(to).run();
  else {
    const marks = [...(editor.state.doc.nodeAt(from)?.marks ?? [])]
      .filter(({ type }) => from !== to && type.name !== 'link')
      .map(({ type, attrs }) => ({ type: type.name, attrs }));
    chain
      .insertContentAt(place, { type: 'text', text: shown, marks: [...marks, { type: 'link', attrs: { href } }] })
      .run();
  }
  return true;
}

/** Takes the link away, its words stay; false: its place is not there any more. */
export function removeLink(editor: Editor, edit: LinkEdit): boolean {
  const place = placeNow(edit, editor.state);
  if (place === null) return false;
  editor.chain().focus().setTextSelection(place).unsetLink().setTextSelection(place.to).run();
  return true;
}
