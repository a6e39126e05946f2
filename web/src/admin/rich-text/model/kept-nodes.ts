import { Mark, Node } from '@tiptap/core';

/** What no button makes but a text may hold: it stays as it is when something else is edited. */
const marks = ['sub', 'sup', 'mark', 'small', 'ins', 'cite'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

const block = (name: string, tag: string, content: string, group?: string) =>
  Node.create({
    name,
    content,
    ...(group === undefined ? {} : { group }),
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Marks and lists of terms that are kept. */
export const keptNodes = [
  ...marks,
  block('termList', 'dl', '(term | termText)+', 'block'),
  block('term', 'dt', 'inline*'),
  block('termText', 'dd', 'block+'),
];
