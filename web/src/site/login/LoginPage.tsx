import { authTexts, welcomeText } from '@apoti/contract/resources/auth/auth-texts';
import { FORGOT_PATH } from '@apoti/contract/resources/auth/password-paths';
import { nextAddress } from '@apoti/contract/resources/auth/sign-in-address';
import { useState, type FormEvent } from 'react';
import { FiLock } from 'react-icons/fi';
import { leaveFlash } from '../../shared/lib/flash';
import { sendPlainly } from '../../shared/lib/send-plainly';
import { useShownAgain } from '../../shared/lib/use-shown-again';
import type { PageProps } from '../../shared/site-data/page-view';
import { useSiteData } from '../../shared/site-data/site-data';
import { AroundLimit } from '../../shared/ui/AroundLimit';
import { Button } from '../../shared/ui/Button';
import { PasswordField } from '../../shared/ui/PasswordField';
import { PublicForm } from '../../shared/ui/PublicForm';
import { sayToast } from '../../shared/ui/say-toast';
import { TextField } from '../../shared/ui/TextField';
import { useFormHelp } from '../../shared/ui/use-form-help';
import styles from './LoginPage.module.css';

/** `isLimited`: nobody looked at the password, since there were too many wrong ones. */
type Errors = { email?: string; password?: string; form?: string; isLimited?: boolean };

function check(email: string, password: string): Errors {
  return {
    ...(email.trim() === '' ? { email: authTexts.nameMissing } : {}),
    ...(password === '' ? { password: authTexts.passwordMissing } : {}),
  };
}

/** What the server said of the plain form. */
function errorsOf(outcome: PageProps<null>['form']): Errors {
  if (outcome === null) return {};
  const issues = outcome.issues.map(({ path: [field = 'form'], message }) => [field, message]);
  return {
    form: outcome.message,
    isLimited: outcome.message === authTexts.limited,
    ...Object.fromEntries(issues),
  };
}

/**
 * Signs in to the back-office (P18). The calls and their library are loaded when they are needed; `outcome`: what became of the
 * plain form, which does the same without script and before it is there.
 */
export function LoginPage({ form: outcome }: Pick<PageProps<null>, 'form'>) {
  const { site } = useSiteData();
  const [email, setEmail] = useState(outcome?.values['email'] ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>(() => errorsOf(outcome));
  const form = useFormHelp({ errors, take: (name, value) => (name === 'email' ? setEmail : setPassword)(value) });

  useShownAgain(() => {
    setPassword('');
    setBusy(false);
  });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const missing = check(email, password);
    setErrors(missing);
    if (Object.keys(missing).length > 0 || busy) return;
    setBusy(true);
    const auth = await import('../../shared/api/auth').catch(() => null);
    const fail = (text: string, isLimited: boolean) => {
      setErrors({ form: text, isLimited });
      setBusy(false);
      void sayToast('error', text);
    };
    // The browser signs in then, as without script.
    if (auth === null) return (await sendPlainly(element)) ? undefined : fail(authTexts.failure, false);
    try {
      await auth.login(email.trim(), password);
      // Said by the back-office, which is another document.
      leaveFlash({ kind: 'success', text: welcomeText(site.siteName) });
      window.location.assign(nextAddress(window.location.search));
    } catch (error) {
      fail(auth.loginFailure(error), auth.isLimited(error));
    }
  };

  return (
    <div className={styles.page}>
      <PublicForm ref={form} className={styles.form} method="post" onSubmit={(event) => void submit(event)}>
        <h1>Sign in</h1>
        <p>Secure admin access is required for the {site.siteName} back-office.</p>
        <TextField
          label="Username or e-mail"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          error={errors.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          value={password}
          error={errors.password}
          onChange={(event) => setPassword(event.target.value)}
          eye={styles.eye}
        />
        <noscript>
          <p>You can sign in, but the back-office itself needs JavaScript.</p>
        </noscript>
        <Refusal {...errors} />
        <Button type="submit" busy={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
        <Help />
      </PublicForm>
    </div>
  );
}

/** Why a sign-in was refused, and the way around a limit that somebody else has used up. */
function Refusal({ form, isLimited = false }: Errors) {
  return (
    <p role="alert" className={styles.error}>
      {form}
      {isLimited && <AroundLimit />}
    </p>
  );
}

/** What helps who cannot sign in. */
function Help() {
  return (
    <>
      <p>
        <a href={FORGOT_PATH}>Forgot password?</a>
      </p>
      <p className={styles.note}>
        <FiLock aria-hidden="true" /> Credentials are provided by your system administrator.
      </p>
    </>
  );
}
