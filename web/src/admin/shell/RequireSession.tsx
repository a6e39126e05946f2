import type { User } from '@apoti/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readAgain, refreshSession, useIsOut, useSession } from '../../shared/api/auth';
import { actAs } from '../../shared/api/client';
import { onSignedOut } from '../../shared/api/transport';
import { Button } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import styles from './RequireSession.module.css';

/** How often to look whether somebody signed in again in another tab, or to tell the server of a logout, in ms. */
const WAITING_MS = 5_000;

type RequireSessionProps = {
  /** `signedIn` turns false when the session ends under an open screen, which stays: its edits must not be torn away. */
  children: (user: User, signedIn: boolean) => ReactNode;
};

/** Lets nobody in without a session (A1): a spinner while it loads, then /login, which leads back here. */
export function RequireSession({ children }: RequireSessionProps) {
  const [last, setLast] = useState<User | null>(null);
  const [waiting, setWaiting] = useState(false);
  // Logged out in another window: this one tells the server too, if that one cannot.
  const isOut = useIsOut();
  const { user, error, retry } = useSession({ refreshInterval: waiting || isOut ? WAITING_MS : 0 });
  const ended = user === null && last !== null;
  if (ended !== waiting) setWaiting(ended);
  if (user && user !== last) setLast(user);
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const nobody = user === null && last === null;
  useEffect(() => {
    // Another document: the sign-in belongs to the site.
    if (nobody) window.location.replace(`/login?next=${encodeURIComponent(here)}`);
  }, [nobody, here]);

  useEffect(() => onSignedOut(() => void refreshSession()), []);
  useEffect(() => {
    if (!ended) return undefined;
    return () => void readAgain();
  }, [ended]);

  const known = user ?? last;
  useEffect(() => {
    if (known) actAs(known.id);
  }, [known]);
  if (known) return children(known, Boolean(user));
  if (error) {
    return (
      <main className={styles.alone}>
        <h1>The back-office cannot be opened</h1>
        <p>{error.message}</p>
        <p>What you have typed and this browser has kept is safe; it goes on from there.</p>
        <Button onClick={retry}>Try again</Button>
      </main>
    );
  }
  return (
    <main className={styles.alone}>
      <Spinner label="Loading your session…" />
    </main>
  );
}
