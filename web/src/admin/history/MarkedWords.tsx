import { diffWordsWithSpace } from 'diff';
import styles from './HistoryPanel.module.css';

/** Two texts of up to this length together are compared word by word; longer ones are shown one after the other. */
const COMPARED = 20_000;

/** What changed in a text, word by word: what went and what came, told by more than colour. */
export function MarkedWords({ before, after }: { before: string; after: string }) {
  if (before.length + after.length > COMPARED) {
    return (
      <>
        <Gone text={before} />
        <Come text={after} />
      </>
    );
  }
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
    if (added) return <Come key={index} text={value} />;
    return removed ? <Gone key={index} text={value} /> : <span key={index}>{value}</span>;
  });
}

export function Gone({ text }: { text: string }) {
  return (
    <del className={styles.gone}>
      <span className="visually-hidden">[was: </span>
      {text}
      <span className="visually-hidden">]</span>
    </del>
  );
}

export function Come({ text }: { text: string }) {
  return (
    <ins className={styles.come}>
      <span className="visually-hidden">[now: </span>
      {text}
      <span className="visually-hidden">]</span>
    </ins>
  );
}
