import { ApiError, issueSentence, leadInboxLimits, newLeadNoteSchema } from '@apoti/contract';
import { useState, type FormEvent } from 'react';
import { z } from 'zod';
import { addLeadNote, leadOf, refreshLeads, showLead } from '../../shared/api/lead-inbox';
import { Button } from '../../shared/ui/Button';
import { TextArea } from '../../shared/ui/TextField';
import { adminToast } from '../../shared/ui/toast';
import { KeptNote } from '../form/KeptNote';
import { lengthCounter } from '../form/length-counter';
import { useKeptDraft } from '../form/use-kept-draft';
import { sentence } from '../lists/list-texts';
import styles from './NewNote.module.css';

const KEPT = 'What you typed is kept in this browser.';

/** A note while it is typed, and where it is kept. */
export const noteDraftSchema = z.object({ text: z.string() });
export const noteDraftOf = (id: string) => `note:${id}`;
const empty = () => ({ text: '' });

type NewNoteProps = {
  lead: string;
  person: number;
  /** The lead is not there any more: nothing can be added, and nothing typed is taken away. */
  isGone: boolean;
};

/** A note for the colleagues: nobody else sees it. What is typed is kept in this browser until it is added. */
export function NewNote({ lead, person, isGone }: NewNoteProps) {
  const draft = useKeptDraft({ list: noteDraftOf(lead), person, schema: noteDraftSchema, initial: empty });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const text = draft.entry?.text ?? '';
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isGone) return;
    const checked = newLeadNoteSchema.safeParse({ text: text.trim() });
    if (!checked.success) return setError(issueSentence(checked.error.issues[0]?.message ?? '', 'Note'));
    setBusy(true);
    setError('');
    try {
      await addLeadNote(lead, checked.data.text, draft.key);
      draft.clear({ text });
      adminToast.success('Note added');
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.code === 'not_found') void refreshLeads();
      const theirs = leadOf(caught);
      if (theirs === null)
        setError(`${sentence(caught.message)} ${draft.isKept ? KEPT : 'What you typed is still here.'}`);
      else {
        draft.renew({});
        await showLead(theirs);
        setError(`${caught.message}, as you see above. Add it as it is now as well?`);
      }
      adminToast.error(caught.message);
    } finally {
      setBusy(false);
    }
  };
  if (isGone && text === '') return null;
  return (
    <form className={styles.form} aria-label="New note" onSubmit={(event) => void add(event)}>
      <TextArea
        label="Note"
        hint="Only admins see it."
        value={text}
        counter={lengthCounter(text, leadInboxLimits.note)}
        readOnly={busy}
        {...(error === '' ? {} : { error })}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      {text !== '' && <KeptNote restored={draft.restored} isKept={draft.isKept} />}
      <div>
        <Button type="submit" look="secondary" busy={busy} disabled={isGone}>
          Add note
        </Button>
      </div>
    </form>
  );
}
