import { authTexts } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { FiLogOut } from 'react-icons/fi';
import { logout, onLeft, useIsOut } from '../../shared/api/auth';
import { leaveFlash } from '../../shared/lib/flash';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { leaveUnasked } from '../../shared/ui/use-stay';
import { keepAll, saveAll, useSaveStatus } from '../editor/open-editors';
import { isAnyAtRisk } from '../form/at-risk';
import { cancelUploads, countUploads } from '../form/uploads';
import { fileNoun } from '../library/file-texts';
import { countText } from '../lists/list-texts';
import styles from './Logout.module.css';

/** `words`: typed or chosen, and not kept in this browser. */
type Left = { edits: boolean; uploads: number; words: boolean };

function titleOf(left: Left | null): string {
  if (left?.words) return 'Log out and lose what you have typed or chosen?';
  return left?.edits === false ? 'Log out with uploads on their way?' : 'Log out with unsent edits?';
}

const KEPT = 'They stay in this browser and are sent when you sign in here again.';
const UNKEPT = 'This browser cannot keep them: logging out loses what is not sent.';

async function goodbye(): Promise<void> {
  await keepAll();
  leaveFlash({ kind: 'success', text: authTexts.loggedOut });
  leaveUnasked('/');
}

/** Signs out (A2). Edits that cannot be sent first are named: they wait in this browser for the same person, where it can keep them. */
export function Logout() {
  const isUnkept = useSaveStatus() === 'unkept';
  const [busy, setBusy] = useState(false);
  /** What logging out would leave behind. */
  const [asking, setAsking] = useState<Left | null>(null);

  /** Out by a press in this window, which asked what it would lose: another's stays as it is, shut. */
  const isMine = useRef(false);
  const isOut = useIsOut();
  useEffect(() => {
    // Somebody is signed in again.
    if (!isOut) isMine.current = false;
  }, [isOut]);

  const leave = async () => {
    isMine.current = true;
    setAsking(null);
    setBusy(true);
    // They are this person's, and end with the document.
    cancelUploads();
    try {
      await logout();
    } catch {
      // The person is cleared all the same: the screens are shut, which says why, and left once the server has heard.
      setBusy(false);
    }
  };

  useEffect(() => onLeft(() => void (isMine.current && goodbye())), []);

  const ask = async () => {
    setBusy(true);
    const isSent = await saveAll();
    setBusy(false);
    const uploads = countUploads();
    const words = isAnyAtRisk();
    if (isSent && uploads === 0 && !words) await leave();
    else setAsking({ edits: !isSent, uploads, words });
  };

  return (
    <>
      <Button look="quiet" className={styles.button} busy={busy} onClick={() => void ask()}>
        <FiLogOut aria-hidden="true" /> Logout
      </Button>
      <Dialog title={titleOf(asking)} open={asking !== null} onClose={() => setAsking(null)}>
        <div className={styles.question}>
          {asking?.words && (
            <p>
              Words that are not sent, or files that are chosen, cannot be kept in this browser. Logging out loses them.
            </p>
          )}
          {asking?.edits && <p>{isUnkept ? UNKEPT : KEPT}</p>}
          {asking !== null && asking.uploads > 0 && (
            <p>
              {countText(asking.uploads, fileNoun)} {asking.uploads === 1 ? 'is' : 'are'} still being uploaded. Logging
              out cancels {asking.uploads === 1 ? 'it' : 'them'}.
            </p>
          )}
          <div className={styles.answers}>
            <Button look="secondary" onClick={() => setAsking(null)}>
              Stay
            </Button>
            <Button onClick={() => void leave()}>Log out</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
