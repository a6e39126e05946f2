import { Link } from 'react-router-dom';
import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from '@apoti/contract/constants/business';
import styles from './action-toast.module.css';

type Way = { to: string; label: string };

function show(kind: 'success' | 'error', text: string, { to, label }: Way): void {
  toast[kind](
    ({ id }) => (
      <div className={styles.toast}>
        <span>{text}</span>
        <Link to={to} onClick={() => toast.dismiss(id)}>
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
