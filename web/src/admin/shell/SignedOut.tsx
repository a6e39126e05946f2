import { useEffect, useRef, useState } from 'react';
import { refreshSession, useIsOut, useOutState } from '../../shared/api/auth';
import { onSignedOut } from '../../shared/api/transport';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { useHasUnsent, useSaveStatus } from '../editor/open-editors';
import { NewerBuild } from '../parts/NewerBuild';
import { LoggedOut } from './LoggedOut';
import { Notice } from './Notice';
import { SignInForm } from './SignInForm';
import styles from './SignedOut.module.css';
import { SiteClosed } from './SiteClosed';
import { useFootRoom } from './use-foot-room';

const NOTHING_WAITS = 'What is on the screen stays as it is. Sign in to go on.';
const KEPT = 'Your edits are kept in this browser and sent once you have signed in.';
const UNKEPT = 'This browser cannot keep your edits: leave this page open.';

/** Whether a dialog stands before everything: what is said behind it cannot be reached. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function textOf({ hasUnsent, isUnkept }: { hasUnsent: boolean; isUnkept: boolean }): string {
  if (isUnkept) return UNKEPT;
  return hasUnsent ? KEPT : NOTHING_WAITS;
}

type SignedOutProps = {
  /** Who was signed in, by id. */
  person: number;
  signedIn: boolean;
};

/**
 * Says on any screen that the session has ended, and signs in without leaving it (A6): what was typed stays where it is.
 * Where a dialog is open, the sign-in comes by itself, in front of it. After a logout the screens are shut instead.
 */
export function SignedOut({ person, signedIn }: SignedOutProps) {
  const [isAsked, setAsked] = useState(false);
  const [wasIn, setWasIn] = useState(signedIn);
  if (wasIn !== signedIn) {
    setWasIn(signedIn);
    if (signedIn) setAsked(false);
  }
  const isUnkept = useSaveStatus() === 'unkept';
  const hasUnsent = useHasUnsent();
  const foot = useRef<HTMLDivElement>(null);
  useFootRoom(foot, '--signed-out');
  useEffect(
    () =>
      onSignedOut(({ isRead }) => {
        // Of what is read by itself only the first refusal counts, of what is pressed each one.
        if ((signedIn || !isRead) && isBehindDialog()) setAsked(true);
      }),
    [signedIn],
  );
  const wasOut = useRef(false);
  useEffect(() => {
    // The notice and its button are gone: the keyboard stays in the screen.
    if (signedIn && wasOut.current && document.activeElement === document.body)
      document.getElementById('screen')?.focus({ preventScroll: true });
    wasOut.current = !signedIn;
  }, [signedIn]);
  // She has logged out, and is not merely out: nothing of hers stays in sight, from the press on and in every window.
  const isShut = useIsOut();
  const isHeard = useOutState() === 'heard';
  useEffect(() => {
    // Perhaps it ended with a sign-in in another window: then this one opens again.
    if (isHeard) void refreshSession();
  }, [isHeard]);
  return (
    <>
      <div ref={foot} className={styles.foot}>
        {signedIn && !isShut && <SiteClosed />}
        {/* One thing at a time; that the site is closed stays in sight. */}
        {signedIn && !isShut && <NewerBuild />}
        {!signedIn && !isShut && (
          <Notice
            tone="warn"
            title="You are signed out"
            action={
              <Button look="secondary" onClick={() => setAsked(true)}>
                Sign in
              </Button>
            }
          >
            {textOf({ hasUnsent, isUnkept })}
          </Notice>
        )}
      </div>
      <Dialog title="Sign in again" open={isAsked && !signedIn && !isShut} onClose={() => setAsked(false)}>
        <SignInForm {...{ person, hasUnsent, isUnkept }} />
      </Dialog>
      {isShut && <LoggedOut {...{ person, hasUnsent, isUnkept }} />}
    </>
  );
}
