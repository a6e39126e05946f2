import { equal, type Json } from '@apoti/contract';
import { Suspense, useId } from 'react';
import { Button } from '../../shared/ui/Button';
import { historyTexts } from '../history/texts';
import { lazyPart } from '../parts/lazy-part';
import styles from './ConflictPanel.module.css';
import { placeText, type Editor } from './editor';

/** Its code comes when two texts are to be compared. */
const ChangedText = lazyPart(async () => (await import('../history/ChangedText')).ChangedText);
/** Shorter texts are compared at a glance. */
const LONG = 60;

/** Every field that two people changed, both values side by side; once all are chosen, the rest saves itself (A6). */
export function ConflictPanel<T>({ editor }: { editor: Editor<T> }) {
  const { session, state } = editor;
  const heading = useId();
  const { work } = state;
  if (!work || work.conflicts.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      {/* Only this is said at once: the texts below change with every key. */}
      <h2 id={heading}>
        <span role="alert">Somebody else changed the same {work.conflicts.length === 1 ? 'field' : 'fields'}</span>
      </h2>
      <p>Nothing is lost: choose which value stays. Everything is saved as soon as each field is decided.</p>
      {work.conflicts.map(({ path, theirs }) => (
        <ConflictField
          key={path.join('/')}
          editor={editor}
          mine={work.mine}
          path={path}
          theirs={theirs}
          onChoose={(choice) => session.resolve(path, choice)}
        />
      ))}
    </section>
  );
}

type ConflictFieldProps<T> = {
  editor: Editor<T>;
  mine: T;
  path: string[];
  theirs: Json | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
};

function ConflictField<T>({ editor, mine, path, theirs, onChoose }: ConflictFieldProps<T>) {
  const { document, words } = editor;
  const place = placeText(words.place(mine, path));
  const sides = [
    { choice: 'mine', title: 'Yours', value: document.at(mine, path), button: 'Keep mine' },
    { choice: 'theirs', title: 'Theirs', value: theirs, button: 'Take theirs' },
  ] as const;
  return (
    <div role="group" aria-label={place} className={styles.field}>
      <h3>{place}</h3>
      <div className={styles.sides}>
        {sides.map(({ choice, title, value, button }) => (
          <div key={choice} className={styles.side}>
            <h4>{title}</h4>
            <Button look="secondary" onClick={() => onChoose(choice)}>
              {button}
            </Button>
            <p className={equal(value, '') ? styles.empty : undefined}>{words.text(mine, path, value)}</p>
          </div>
        ))}
      </div>
      <Difference mine={words.text(mine, path, document.at(mine, path))} theirs={words.text(mine, path, theirs)} />
    </div>
  );
}

/** What is not seen at a glance: that two texts differ only in their look, and which words of two long ones differ. */
function Difference({ mine, theirs }: { mine: string; theirs: string }) {
  if (mine === theirs) return <p className={styles.soft}>{historyTexts.onlyLook}</p>;
  if (Math.min(mine.length, theirs.length) < LONG) return null;
  return (
    <div className={styles.difference}>
      <h4>What differs, from theirs to yours</h4>
      <Suspense>
        <ChangedText before={theirs} after={mine} />
      </Suspense>
    </div>
  );
}
