import { useEffect, type ReactNode } from 'react';
import { FiEdit3, FiExternalLink, FiLogOut } from 'react-icons/fi';
import { NavLink, Outlet } from 'react-router-dom';
import { authTexts, type User } from '@apoti/contract';
import { logout } from '../../shared/api/auth';
import { leaveFlash, takeFlash } from '../../shared/lib/flash';
import { Button } from '../../shared/ui/Button';
import { Mark } from '../../shared/ui/Mark';
import { adminToast } from '../../shared/ui/toast';
import { Toaster } from '../../shared/ui/Toaster';
import styles from './Shell.module.css';

async function signOut(): Promise<void> {
  try {
    await logout();
    leaveFlash({ kind: 'success', text: authTexts.loggedOut });
  } catch {
    leaveFlash({ kind: 'error', text: authTexts.logoutFailed });
  }
  location.assign('/');
}

type ShellProps = { user: User; saveState: ReactNode; beforeLeave: () => Promise<void> };

/** The back-office's frame: where to go, who is signed in, what is saved. */
export function Shell({ user, saveState, beforeLeave }: ShellProps) {
  useEffect(() => {
    const flash = takeFlash();
    if (flash) adminToast[flash.kind](flash.text);
  }, []);
  const siteName = document.body.dataset['siteName'] ?? '';
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.header}>
        <a href="/" className={styles.brand}>
          <Mark /> <span>{siteName}</span>
        </a>
        {saveState}
        <div className={styles.person}>
          <span>
            Admin: <b>{user.username}</b>
          </span>
          <a href="/" target="_blank" rel="noopener" className={styles.view}>
            <FiExternalLink aria-hidden="true" /> View site
          </a>
          <Button look="quiet" onClick={() => void beforeLeave().then(signOut)}>
            <FiLogOut aria-hidden="true" /> Logout
          </Button>
        </div>
      </header>
      <nav className={styles.sidebar} aria-label="Back-office">
        <NavLink to="/admin/content">
          <FiEdit3 aria-hidden="true" /> Content Management
        </NavLink>
      </nav>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Toaster />
    </div>
  );
}
