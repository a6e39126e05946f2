import type { FormOutcome } from '@apoti/contract';
import { PASSWORD_MIN } from '@apoti/contract/constants/business';
import { FORGOT_PATH } from '@apoti/contract/resources/auth/password-paths';
import {
  RESET_LINKS,
  RESET_MINUTES,
  RESET_PAUSE_MINUTES,
  resetStates,
  type ResetState,
} from '@apoti/contract/resources/auth/password-reset';
import { INVITATION_DAYS } from '@apoti/contract/resources/people/people';
import type { ReactNode } from 'react';
import { pagePaths } from '../../shared/site-data/page-paths';
import type { PageProps } from '../../shared/site-data/page-view';
import { Button } from '../../shared/ui/Button';
import { PublicForm } from '../../shared/ui/PublicForm';
import { TextField } from '../../shared/ui/TextField';
import styles from './PasswordResetPage.module.css';

const isState = (value: string): value is ResetState => value in resetStates;
/** What a form had in it, and what was wrong. */
type Given = Pick<FormOutcome, 'issues' | 'values'>;

/** What to do about a forgotten password, or with an invitation (A19): forms without script. `form` says what the server found. */
export function PasswordResetPage({ form }: PageProps<null>) {
  const state = form !== null && isState(form.message) ? form.message : resetStates.ask;
  return (
    <div className={styles.page}>
      <div className={styles.card}>{contents[state](form ?? { issues: [], values: {} })}</div>
    </div>
  );
}

const errorOf = ({ issues }: Given, name: string) => issues.find(({ path }) => path[0] === name)?.message;

type ChoosePasswordProps = { given: Given; title: string; action: string; children: ReactNode };

/** The form that sets a password, twice. */
function ChoosePassword({ given, title, action, children }: ChoosePasswordProps) {
  return (
    <PublicForm method="post" action="" className={styles.form}>
      <h1>{title}</h1>
      <p>{children}</p>
      <input type="text" autoComplete="username" value={given.values['username']} readOnly hidden />
      <TextField
        label="New Password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        required
        error={errorOf(given, 'newPassword')}
      />
      <TextField
        label="Confirm New Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={errorOf(given, 'confirmPassword')}
      />
      <Button type="submit">{action}</Button>
    </PublicForm>
  );
}

function Unavailable({ children }: { children: ReactNode }) {
  return (
    <>
      <h1>We cannot do this at the moment</h1>
      <p>{children}</p>
      <p>
        <a href="">Try again</a>
      </p>
    </>
  );
}

const contents: Record<ResetState, (given: Given) => ReactNode> = {
  ask: (given) => (
    <PublicForm method="post" action={FORGOT_PATH} className={styles.form}>
      <h1>Forgot your password?</h1>
      <p>
        We mail you a link with which you set a new one, or sign in here although somebody else is guessing at yours.
      </p>
      <TextField
        label="Username or e-mail"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={given.values['email']}
        error={errorOf(given, 'email')}
      />
      <Button type="submit">Send Link</Button>
      <p>
        <a href={pagePaths.login}>Back to the sign-in</a>
      </p>
    </PublicForm>
  ),
  sent: () => (
    <>
      <h1>Please look at your mail</h1>
      <p>
        If there is an account of this name, a link is on its way to its e-mail address. It works once, within{' '}
        {RESET_MINUTES} minutes. Whoever asks, an account gets at most {RESET_LINKS} mails in {RESET_MINUTES} minutes,{' '}
        {RESET_PAUSE_MINUTES} minutes apart; the links in both work.
      </p>
      <p>
        Nothing there after some minutes? Look among the unwanted mails, or <a href={FORGOT_PATH}>ask again</a>.
      </p>
    </>
  ),
  choose: (given) => (
    <>
      <ChoosePassword given={given} title="Set a new password" action="Set Password">
        For the account <strong>{given.values['username']}</strong>. Wherever you are signed in, you are asked for the
        new password.
      </ChoosePassword>
      <PublicForm method="post" action="" className={styles.form}>
        <h2>Or keep your password</h2>
        <p>You know it, and cannot sign in because somebody else is guessing at it? Then this browser may.</p>
        <input type="hidden" name="keep" value="password" />
        <Button type="submit" look="secondary">
          Keep Password
        </Button>
      </PublicForm>
    </>
  ),
  kept: () => (
    <>
      <h1>You can sign in here</h1>
      <p>Your password is as it was. In this browser it is looked at, whatever somebody else does.</p>
      <p>
        <a href={pagePaths.login}>Sign in</a>
      </p>
    </>
  ),
  join: (given) => (
    <ChoosePassword given={given} title="Welcome" action="Set Password">
      Your user name is <strong>{given.values['username']}</strong>. Choose the password with which you will sign in.
    </ChoosePassword>
  ),
  joined: () => (
    <>
      <h1>Your account is ready</h1>
      <p>Sign in with your user name or e-mail and the password that you have just set.</p>
      <p>
        <a href={pagePaths.login}>Sign in</a>
      </p>
    </>
  ),
  uninvited: () => (
    <>
      <h1>This invitation does not work</h1>
      <p>
        It has been used already, is older than {INVITATION_DAYS} days, was withdrawn, or a newer one was sent. If you
        have chosen a password with it, your account may be ready: try to <a href={pagePaths.login}>sign in</a> first.
        Otherwise ask whoever invited you to send it again.
      </p>
    </>
  ),
  done: () => (
    <>
      <h1>Your password is set</h1>
      <p>Sign in with the new one. All your sessions with the old one have ended.</p>
      <p>
        <a href={pagePaths.login}>Sign in</a>
      </p>
    </>
  ),
  unknown: () => (
    <>
      <h1>This link does not work</h1>
      <p>
        It has been used already, is older than {RESET_MINUTES} minutes, or another one was used. If you have chosen a
        new password with it, that may be set: try to <a href={pagePaths.login}>sign in</a> first.
      </p>
      <p>
        <a href={FORGOT_PATH}>Ask for a new link</a>
      </p>
    </>
  ),
  unavailable: () => <Unavailable>Please try again in a few minutes.</Unavailable>,
  unsure: () => (
    <Unavailable>
      Please try again in a few minutes. If you have just chosen a password, it may be set all the same: try to{' '}
      <a href={pagePaths.login}>sign in</a> with it first.
    </Unavailable>
  ),
  tooMany: () => (
    <>
      <h1>Too many links were opened from here</h1>
      <p>
        Very many of our links were opened from your network within a minute, so this one was not looked at and nothing
        was changed. Please try again in a minute: the link in your mail is as good as before.
      </p>
      <p>
        <a href="">Try again</a>
      </p>
    </>
  ),
};
