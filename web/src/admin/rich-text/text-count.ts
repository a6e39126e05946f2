import type { Node } from '@tiptap/pm/model';
import { readingTime } from '../../shared/site-data/press';

/** How long a text is: its words, the characters that are read, and how long that takes. */
export type TextCount = { words: number; characters: number; readTime: string };

/** Counts what is read of a text: captions are, the names of its elements are not. */
export function countText(doc: Node): TextCount {
  const text = doc.textBetween(0, doc.content.size, '\n', (leaf) =>
    leaf.type.name === 'hardBreak' ? '\n' : String(leaf.attrs['caption'] ?? leaf.attrs['label'] ?? ''),
  );
  const read = text.replace(/\n+/g, '\n').trim();
  return {
    words: read.match(/\S+/g)?.length ?? 0,
    characters: [...read.replace(/\n/g, '')].length,
    // As the page of the post counts, which knows words and no elements.
    readTime: readingTime({ readTime: '', content: read.replace(/[<>]/g, ' ') }),
  };
}
