import { toast } from 'react-hot-toast/headless';
import { TOAST_MS } from '@apoti/contract/constants/business';
import styles from './action-toast.module.css';

/** Says what was done, with the way back: longer than other toasts, and as long as it is pointed at or focused. */
export function undoToast(text: string, onUndo: () => void): void {
  toast.success(
    ({ id }) => (
      <div className={styles.toast}>
        <span>{text}</span>{' '}
        <button
          type="button"
          onClick={() => {
            toast.dismiss(id);
            onUndo();
          }}
        >
          Undo
        </button>
      </div>
    ),
    { duration: TOAST_MS.undo },
  );
}
