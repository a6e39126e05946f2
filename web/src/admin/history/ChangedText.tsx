import { useMemo, useState } from 'react';
import { Button } from '../../shared/ui/Button';
import styles from './ChangedText.module.css';
import { compared, folded, type Part } from './compared';

/**
 * What changed in a text, word by word: what went and what came, told by more than colour. Of a long text only the words around
 * the changes, until the rest is asked for.
 */
export function ChangedText({ before, after }: { before: string; after: string }) {
  const [isWhole, setWhole] = useState(false);
  const { all, short } = useMemo(() => {
    const parts = compared(before, after);
    return { all: parts, short: folded(parts) };
  }, [before, after]);
  return (
    <>
      <p className={styles.text}>
        {(isWhole ? all : short).map((part, index) => (
          <TextPart key={index} part={part} />
        ))}
      </p>
      {short.length !== all.length && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show only what changed' : 'Show the whole text'}
        </Button>
      )}
    </>
  );
}

/** A value that another one took the place of, as a whole. */
export function ChangedWhole({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.text}>
      <TextPart part={{ kind: 'gone', text: before }} /> <span aria-hidden="true">→ </span>
      <TextPart part={{ kind: 'come', text: after }} />
    </p>
  );
}

function TextPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'same':
      return part.text;
    case 'rest':
      return <span className={styles.rest}> … </span>;
    case 'gone':
      return (
        <del className={styles.gone}>
          <span className="visually-hidden">[was: </span>
          {part.text}
          <span className="visually-hidden">]</span>
        </del>
      );
    case 'come':
      return (
        <ins className={styles.come}>
          <span className="visually-hidden">[now: </span>
          {part.text}
          <span className="visually-hidden">]</span>
        </ins>
      );
  }
}
