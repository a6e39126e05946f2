import { authTexts } from '@apoti/contract';
import { useState } from 'react';
import { FiLogOut } from 'react-icons/fi';
import { logout } from '../../shared/api/auth';
import { leaveFlash } from '../../shared/lib/flash';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { adminToast } from '../../shared/ui/toast';
import { keepAll, saveAll } from '../editor/open-editors';
import styles from './Logout.module.css';

/** Signs out (A2). Edits that cannot be sent first are named: they wait in this browser for the same person. */
export function Logout() {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const leave = async () => {
    setAsking(false);
    setBusy(true);
    try {
      await logout();
      await keepAll();
      leaveFlash({ kind: 'success', text: authTexts.loggedOut });
      window.location.assign('/');
    } catch {
      // The person is cleared all the same; the screen says so and offers the sign-in.
      adminToast.error(authTexts.logoutFailed);
      setBusy(false);
    }
  };

  const ask = async () => {
    setBusy(true);
    const isSent = await saveAll();
    setBusy(false);
    if (isSent) await leave();
    else setAsking(true);
  };

  return (
    <>
      <Button look="quiet" className={styles.button} busy={busy} onClick={() => void ask()}>
        <FiLogOut aria-hidden="true" /> Logout
      </Button>
      <Dialog title="Log out with unsent edits?" open={asking} onClose={() => setAsking(false)}>
        <div className={styles.question}>
          <p>They stay in this browser and are sent when you sign in here again.</p>
          <div className={styles.answers}>
            <Button look="secondary" onClick={() => setAsking(false)}>
              Stay
            </Button>
            <Button onClick={() => void leave()}>Log out</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
