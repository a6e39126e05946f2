import { useEffect, useRef } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { TOAST_MAX } from '@apoti/contract/constants/business';
import styles from './Toaster.module.css';

/** Puts the stack above everything, open dialogs too: the last one shown is the topmost of the browser's top layer. */
function raise(stack: HTMLElement | null): void {
  if (typeof stack?.showPopover !== 'function') return;
  stack.hidePopover();
  stack.showPopover();
}

/** Shows toasts top right on a dark ground (P32) and tells screen readers. Our own, since the library's injects a style. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const stack = useRef<HTMLDivElement>(null);
  const visible = toasts.filter((toast) => toast.visible).slice(0, TOAST_MAX);
  const newest = visible[0]?.id;
  useEffect(() => {
    if (newest !== undefined) raise(stack.current);
  }, [newest]);
  return (
    <div
      ref={stack}
      popover="manual"
      className={styles.stack}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {visible.map((toast) => (
        <div key={toast.id} className={`${styles.toast} ${styles[toast.type] ?? ''}`} {...toast.ariaProps}>
          {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
        </div>
      ))}
    </div>
  );
}
