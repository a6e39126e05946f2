import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from '@apoti/contract/constants/business';
import styles from './action-toast.module.css';
import { askToLeave } from './use-stay';

type Way = { to: string; label: string };

/** Whether the browser opens the link elsewhere, and the page stays. */
const isElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey;

function show(kind: 'success' | 'error', text: string, { to, label }: Way): void {
  toast[kind](
    ({ id }) => (
      <div className={styles.toast}>
        <span>{text}</span>{' '}
        <Link
          to={to}
          onClick={(event) => {
            // It stands in the open dialog too, over what is being typed there.
            if (!isElsewhere(event) && askToLeave()) event.preventDefault();
            else toast.dismiss(id);
          }}
        >
          {label}
        </Link>
      </div>
    ),
    { duration: TOAST_MS.undo },
  );
}

/** Says what became of something, with the way to it: as long as a toast with an undo. Stands within a router. */
export const linkToast = {
  success: (text: string, way: Way) => show('success', text, way),
  error: (text: string, way: Way) => show('error', text, way),
};
