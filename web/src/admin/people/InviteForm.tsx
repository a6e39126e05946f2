import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { TextField } from '../../shared/ui/TextField';
import { useFormHelp } from '../../shared/ui/use-form-help';
import { KeptNote } from '../form/KeptNote';
import styles from './PeopleScreen.module.css';
import { useInvite } from './use-invite';

/** Invites somebody (A19). */
export function InviteForm({ person }: { person: number }) {
  const { draft, form, errors, failure, busy, take, submit } = useInvite(person);
  const help = useFormHelp({ errors });
  return (
    <form
      ref={help}
      className={styles.invite}
      aria-label="Invite somebody"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="User name"
        name="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint="It stands in the history of everything that this person changes."
        value={form.username}
        error={errors.username}
        onChange={({ target }) => take({ username: target.value })}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={form.email}
        error={errors.email}
        onChange={({ target }) => take({ email: target.value })}
      />
      {failure !== '' && (
        <Notice tone="bad" urgent title="The invitation could not be sent">
          <p>{failure}</p>
        </Notice>
      )}
      {form.username + form.email !== '' && <KeptNote restored={draft.restored} isKept={draft.isKept} until="sent" />}
      <Button type="submit" busy={busy} className={styles.submit ?? ''}>
        {busy ? 'Sending...' : 'Send Invitation'}
      </Button>
    </form>
  );
}
