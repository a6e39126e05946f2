import { useState } from 'react';
import { passwordTexts } from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useFormHelp } from '../../../shared/ui/use-form-help';
import { passwordFields } from './password-fields';
import styles from './PasswordForm.module.css';
import { usePasswordChange } from './use-password-change';

/** Changes the own password (A19). `username`: whose it is, for password managers. */
export function PasswordForm({ username }: { username: string }) {
  const { form, errors, failure, busy, take, submit } = usePasswordChange();
  const [shown, setShown] = useState(false);
  const help = useFormHelp({ errors, take });
  return (
    <form
      ref={help}
      className={styles.form}
      aria-label="Change password"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {passwordFields.map((field) => (
        <TextField
          {...field}
          key={field.name}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1_000}
          required
          value={form[field.name]}
          error={errors[field.name]}
          onChange={({ target }) => take(field.name, target.value)}
        />
      ))}
      <Checkbox label="Show passwords" checked={shown} onChange={({ target }) => setShown(target.checked)} />
      {failure !== '' && (
        <Notice tone="bad" urgent title={passwordTexts.failed}>
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" look="secondary" busy={busy} className={styles.submit}>
        {busy ? 'Changing...' : 'Change Password'}
      </Button>
    </form>
  );
}
