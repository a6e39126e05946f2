import { Button } from '../../shared/ui/Button';
import { TextArea } from '../../shared/ui/TextField';
import { useKeptDraft } from '../form/use-kept-draft';
import styles from './NewNote.module.css';
import { noteDraftOf, noteDraftSchema } from './NewNote';
import { replyDraftOf, replyDraftSchema } from './use-reply';

/** What somebody typed for a lead that is not there any more: to be copied, and then thrown away. */
export function LeftWords({ id, person }: { id: string; person: number }) {
  const reply = useKeptDraft({ list: replyDraftOf(id), person, schema: replyDraftSchema });
  const note = useKeptDraft({ list: noteDraftOf(id), person, schema: noteDraftSchema });
  const left = [
    { label: 'Your answer, which was not sent', words: reply.entry?.text ?? '', clear: reply.clear },
    { label: 'Your note, which was not added', words: note.entry?.text ?? '', clear: note.clear },
  ].filter(({ words }) => words !== '');
  return left.map(({ label, words, clear }) => (
    <div key={label} className={styles.form}>
      <TextArea label={label} rows={8} value={words} readOnly />
      <div>
        <Button look="secondary" onClick={() => clear()}>
          Discard
        </Button>
      </div>
    </div>
  ));
}
