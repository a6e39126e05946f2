import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '@apoti/contract';
import { useSession } from '../../shared/api/auth';
import { Button } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import styles from './Shell.module.css';

/** Lets signed-in people in (A1); everybody else goes to the sign-in, and comes back here. */
export function Guard({ children }: { children: (user: User) => ReactNode }) {
  const { user, error, retry } = useSession();
  const { pathname } = useLocation();
  if (user) return children(user);
  if (user === null) {
    location.replace(`/login?next=${encodeURIComponent(pathname)}`);
  }
  return (
    <div className={styles.waiting}>
      {error ? (
        <>
          <p role="alert">{error.message}</p>
          <Button onClick={retry}>Try again</Button>
        </>
      ) : (
        <Spinner label="Loading..." />
      )}
    </div>
  );
}
