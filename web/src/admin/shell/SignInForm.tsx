import { authTexts, welcomeText } from '@apoti/contract';
import { FORGOT_PATH } from '@apoti/contract/resources/auth/password-paths';
import { useState, type FormEvent } from 'react';
import { adminLoginFailure, isLimited, login } from '../../shared/api/auth';
import { AroundLimit } from '../../shared/ui/AroundLimit';
import { Button } from '../../shared/ui/Button';
import { PasswordField } from '../../shared/ui/PasswordField';
import { TextField } from '../../shared/ui/TextField';
import { adminToast } from '../../shared/ui/toast';
import styles from './SignInForm.module.css';

/** Told to who comes after somebody with unsent edits. */
const LEFT_BEHIND = 'The edits made before you stay in this browser, for the person who made them.';
/** Told in its place where the browser cannot store them: they are in this page alone. */
const LEFT_IN_PAGE =
  'This browser cannot keep the edits made before you: leave this page open for the person who made them.';
const KEPT = 'Your edits are kept and sent as soon as you have signed in.';
const UNKEPT = 'Your edits are sent as soon as you have signed in. Until then leave this page open.';
/** How a link leads away from edits that stand on the screen. */
const elsewhere = { target: '_blank', rel: 'noopener' };

type SignInFormProps = {
  /** Whose edits stand on the screen, by id, and whether some of them are unsent. */
  person: number;
  hasUnsent: boolean;
  /** Whether the browser cannot store them. */
  isUnkept?: boolean;
  /** She has logged out: what follows is no going on, but a sign-in as any other. */
  isLoggedOut?: boolean;
};

/**
 * Signs in again: the edits stay where they are and go out afterwards. Somebody else who signs in here begins with the server's
 * copy; the first one's edits wait for her in this browser, or in this page where the browser cannot store them.
 */
export function SignInForm({ person, hasUnsent, isUnkept = false, isLoggedOut = false }: SignInFormProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState({ text: '', isOfLimit: false });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure({ text: '', isOfLimit: false });
    try {
      const user = await login(name.trim(), password);
      const isOther = user.id !== person;
      adminToast.success(
        isOther || isLoggedOut ? welcomeText(document.body.dataset['siteName'] ?? '') : authTexts.signedInAgain,
      );
      if (isOther && isUnkept) adminToast.error(LEFT_IN_PAGE);
      else if (isOther && hasUnsent) adminToast.success(LEFT_BEHIND);
    } catch (error) {
      setFailure({ text: adminLoginFailure(error), isOfLimit: isLimited(error) });
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} aria-label="Sign in again" onSubmit={(event) => void submit(event)}>
      {hasUnsent && <p>{isUnkept ? UNKEPT : KEPT}</p>}
      <TextField
        label="Username or e-mail"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <PasswordField value={password} onChange={({ target }) => setPassword(target.value)} eye={styles.eye} />
      {failure.text !== '' && (
        <p role="alert" className={styles.failure}>
          {failure.text}
          {failure.isOfLimit && <AroundLimit {...elsewhere} />}
        </p>
      )}
      <Button type="submit" busy={busy}>
        Sign in
      </Button>
      <p>
        <a href={FORGOT_PATH} {...elsewhere}>
          Forgot password?
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </form>
  );
}
