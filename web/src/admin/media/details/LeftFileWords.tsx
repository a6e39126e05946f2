import { useSyncExternalStore } from 'react';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { TextArea } from '../../../shared/ui/TextField';
import { categoryName } from '../../library/file-texts';
import { onDraftChange } from '../../form/draft-store';
import styles from './FileDetails.module.css';
import { readOwn } from './kept-words';
import { forgetWords, keptWords } from './use-file-words';

type LeftFileWordsProps = {
  person: number;
  id: string;
  /** Whether the file is in the trash: restored, it gets them. */
  isTrashed: boolean;
};

/** What somebody typed about a file that cannot be told it any more: to be copied, and then thrown away (A6). */
export function LeftFileWords({ person, id, isTrashed }: LeftFileWordsProps) {
  const { alt, name, category } = readOwn(useSyncExternalStore(onDraftChange, () => keptWords(person, id)));
  const left = [
    { label: 'Alt text, which was not saved', words: alt },
    { label: 'Name, which was not saved', words: name },
    { label: 'Category, which was not saved', words: category && categoryName(category) },
  ].filter(({ words }) => words !== undefined);
  if (left.length === 0) return null;
  return (
    <section className={styles.words} aria-label="Words that were not saved">
      <Notice tone="warn">
        <p>
          {isTrashed
            ? 'The file was moved to the trash before these words were saved. Restore it to save them.'
            : 'The file was deleted before these words were saved.'}
        </p>
      </Notice>
      {left.map(({ label, words }) => (
        <TextArea key={label} label={label} rows={2} value={words} readOnly />
      ))}
      <div>
        <Button look="secondary" onClick={() => forgetWords(person, id)}>
          Discard
        </Button>
      </div>
    </section>
  );
}
