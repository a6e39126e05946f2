import { authTexts } from '@apoti/contract';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useOutState } from '../../shared/api/auth';
import { useCover } from '../../shared/ui/cover';
import { useModalPage } from '../../shared/ui/use-modal-page';
import { useReturnFocus } from '../../shared/ui/use-return-focus';
import styles from './LoggedOut.module.css';
import { SignInForm } from './SignInForm';

type LoggedOutProps = {
  /** Who was signed in, by id. */
  person: number;
  hasUnsent: boolean;
  /** Whether the browser cannot store what is unsent. */
  isUnkept: boolean;
};

const WHY = {
  underWay: 'The server is being told…',
  failed:
    'The server could not be told yet. This page goes on trying; leave it open until it does, or close the browser if the computer is not yours.',
  heard: 'The server knows of it.',
};

/**
 * Shuts every screen after a logout, also while the server has not heard of it (A2): whoever comes to the computer next neither
 * sees nor does anything. Behind it all stays as it was, for her who signs in again.
 */
export function LoggedOut({ person, hasUnsent, isUnkept }: LoggedOutProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const state = useOutState();
  useModalPage(true);
  useCover();
  useReturnFocus(ref, true);
  useLayoutEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector('input')?.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.cover}
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      // A phone's way back, given twice, closes it without leave.
      onClose={() => ref.current?.showModal()}
    >
      <div className={styles.box}>
        <h1 id={id}>You are logged out</h1>
        <div role="status" className={styles.why} id={`${id}-why`}>
          {state === 'failed' && <p className={styles.failed}>{authTexts.logoutFailed}</p>}
          <p>{WHY[state]}</p>
        </div>
        <p className={styles.soft}>To go on working, sign in again.</p>
        <SignInForm person={person} hasUnsent={hasUnsent} isUnkept={isUnkept} isLoggedOut />
      </div>
    </dialog>
  );
}
