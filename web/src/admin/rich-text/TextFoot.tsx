import type { Node } from '@tiptap/pm/model';
import { useMemo } from 'react';
import styles from './RichText.module.css';
import { countText } from './text-count';

/** From here on it is said how much room is left. */
const NEARLY = 0.9;
const number = new Intl.NumberFormat('en-NG');
const some = (count: number, noun: string) => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** How long a text is, and how much of its room it takes: what is stored has its formatting in it. */
export function TextFoot({ id, doc, length, limit }: { id: string; doc: Node; length: number; limit: number | null }) {
  const { words, characters, readTime } = useMemo(() => countText(doc), [doc]);
  return (
    <div id={id} className={styles['foot']}>
      <p>
        {some(words, 'word')} · {some(characters, 'character')}
        {words > 0 && ` · ${readTime}`}
      </p>
      {limit !== null && (
        <p data-full={length > limit * NEARLY || undefined}>
          {number.format(length)} / {number.format(limit)} <span className={styles['unit']}>with formatting</span>
        </p>
      )}
    </div>
  );
}
