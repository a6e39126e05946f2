import { equal, type Content, type Json } from '@apoti/contract';
import { useId } from 'react';
import { Button } from '../../shared/ui/Button';
import { contentDocument } from './content-document';
import { useContentEditor } from './ContentEditing';
import styles from './ConflictPanel.module.css';
import { describePlace, placeText } from './describe-place';
import { valueText } from './value-text';

/** Every field that two people changed, both values side by side; once all are chosen, the rest saves itself (A6). */
export function ConflictPanel() {
  const { session, state } = useContentEditor();
  const heading = useId();
  const { work } = state;
  if (!work || work.conflicts.length === 0) return null;
  return (
    <section className={styles.panel} role="alert" aria-labelledby={heading}>
      <h2 id={heading}>Somebody else changed the same {work.conflicts.length === 1 ? 'field' : 'fields'}</h2>
      <p>Nothing is lost: choose which value stays. Everything is saved as soon as each field is decided.</p>
      {work.conflicts.map(({ path, theirs }) => (
        <ConflictField
          key={path.join('/')}
          content={work.mine}
          path={path}
          theirs={theirs}
          onChoose={(choice) => session.resolve(path, choice)}
        />
      ))}
    </section>
  );
}

type ConflictFieldProps = {
  content: Content;
  path: string[];
  theirs: Json | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
};

function ConflictField({ content, path, theirs, onChoose }: ConflictFieldProps) {
  const { item, field } = describePlace(content, path);
  const mine = contentDocument.at(content, path);
  const sides = [
    { choice: 'mine', title: 'Yours', value: mine, button: 'Keep mine' },
    { choice: 'theirs', title: 'Theirs', value: theirs, button: 'Take theirs' },
  ] as const;
  return (
    <div role="group" aria-label={placeText({ item, field })} className={styles.field}>
      <h3>{placeText({ item, field })}</h3>
      <div className={styles.sides}>
        {sides.map(({ choice, title, value, button }) => (
          <div key={choice} className={styles.side}>
            <h4>{title}</h4>
            <Button look="secondary" onClick={() => onChoose(choice)}>
              {button}
            </Button>
            <p className={equal(value, '') ? styles.empty : undefined}>{valueText(content, path, value)}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
