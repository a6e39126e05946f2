import { ApiError, leadInboxLimits } from '@apoti/contract';
import { useState, type FormEvent } from 'react';
import { z } from 'zod';
import { refreshSession } from '../../shared/api/auth';
import { addLeadNote } from '../../shared/api/lead-inbox';
import { Button } from '../../shared/ui/Button';
import { TextArea } from '../../shared/ui/TextField';
import { adminToast } from '../../shared/ui/toast';
import { useKeptDraft } from '../form/use-kept-draft';
import styles from './NewNote.module.css';

const schema = z.object({ text: z.string() });
const empty = () => ({ text: '' });

/** A note for the colleagues: nobody else sees it. What is typed is kept in this browser until it is added. */
export function NewNote({ lead, person }: { lead: string; person: number }) {
  const draft = useKeptDraft({ list: `note:${lead}`, person, schema, initial: empty });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const text = draft.entry?.text ?? '';
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return setError('Note is required');
    setBusy(true);
    setError('');
    try {
      await addLeadNote(lead, text.trim(), draft.key);
      draft.clear();
      adminToast.success('Note added');
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught;
      if (caught.code === 'unauthenticated') void refreshSession();
      setError(`${caught.message} What you typed is kept in this browser.`);
      adminToast.error(caught.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} aria-label="New note" onSubmit={(event) => void add(event)}>
      <TextArea
        label="Note"
        hint={draft.restored ? 'Brought back as you left it.' : 'Only admins see it.'}
        value={text}
        maxLength={leadInboxLimits.note}
        {...(error === '' ? {} : { error })}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <div>
        <Button type="submit" look="secondary" busy={busy}>
          Add note
        </Button>
      </div>
    </form>
  );
}
