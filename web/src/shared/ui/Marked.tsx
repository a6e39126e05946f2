import { piecesOf } from '../lib/text-match';
import styles from './Marked.module.css';

/** A text with what was searched for marked. */
export function Marked({ text, search }: { text: string; search: string }) {
  if (search.trim() === '') return text;
  return piecesOf(text, search).map(({ text: piece, found }, index) =>
    found ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
