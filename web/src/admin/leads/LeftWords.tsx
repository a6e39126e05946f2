import { Button } from '../../shared/ui/Button';
import { TextArea, TextField } from '../../shared/ui/TextField';
import { useKeptDraft } from '../form/use-kept-draft';
import styles from './NewNote.module.css';
import { noteDraftOf, noteDraftSchema } from './NewNote';
import { replyDraftOf, replyDraftSchema } from './use-reply';

/** What somebody typed for a lead that is not there any more: to be copied, and then thrown away. */
export function LeftWords({ id, person }: { id: string; person: number }) {
  const reply = useKeptDraft({ list: replyDraftOf(id), person, schema: replyDraftSchema });
  const note = useKeptDraft({ list: noteDraftOf(id), person, schema: noteDraftSchema });
  const left = [
    { label: 'Your answer, which was not sent', subject: '', text: '', ...reply.entry, clear: reply.clear },
    { label: 'Your note, which was not added', subject: '', text: '', ...note.entry, clear: note.clear },
  ].filter(({ subject, text }) => `${subject}${text}` !== '');
  return left.map(({ label, subject, text, clear }) => (
    <div key={label} className={styles.form}>
      {subject !== '' && <TextField label={`Subject of ${label.toLowerCase()}`} value={subject} readOnly />}
      {text !== '' && <TextArea label={label} rows={8} value={text} readOnly />}
      <div>
        <Button look="secondary" onClick={() => clear()}>
          Discard
        </Button>
      </div>
    </div>
  ));
}
