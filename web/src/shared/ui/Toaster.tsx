import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import { TOAST_MAX } from '@apoti/contract/constants/business';
import { useIsCovered } from './cover';
import { keepToastHostReachable } from './toast-host';
import { useToastWords } from './toast-words';
import styles from './Toaster.module.css';

/** Puts the stack above everything, open dialogs too: the last one shown is the topmost of the browser's top layer. */
function raise(stack: HTMLElement | null): void {
  if (typeof stack?.showPopover !== 'function' || !stack.isConnected) return;
  stack.hidePopover();
  stack.showPopover();
}

/**
 * Shows toasts top right on a dark ground (P32) and tells screen readers, in an open dialog too: the stack lives in
 * it as long as it is open. Under a cover nothing is shown, and nothing stays of what was. Our own, since the library's
 * injects a style.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const stack = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const [host] = useState(() => document.createElement('div'));
  const isHidden = useIsCovered();
  const visible = isHidden ? [] : toasts.filter((each) => each.visible).slice(0, TOAST_MAX);
  const newest = visible[0]?.id;
  const words = useToastWords(visible, stack);
  useLayoutEffect(() => {
    if (!isHidden) return undefined;
    toast.dismiss();
    return () => toast.dismiss();
  }, [isHidden]);
  // What was pressed goes with its toast, and the browser tells of neither the focus nor the mouse that left.
  useEffect(() => {
    if (visible.length === 0) isOver.current = false;
    if (!isOver.current && stack.current?.contains(document.activeElement) !== true) handlers.endPause();
  });
  useEffect(() => {
    const onMoved = () => {
      // What was read once is not read again in another place.
      words.current?.replaceChildren();
      raise(stack.current);
    };
    return keepToastHostReachable(host, onMoved);
  }, [host, words]);
  useEffect(() => {
    if (newest !== undefined) raise(stack.current);
  }, [newest]);
  return createPortal(
    <>
      <div
        ref={stack}
        popover="manual"
        role="region"
        aria-label="Messages"
        className={styles.stack}
        onPointerEnter={({ pointerType }) => {
          // A finger that has tapped never leaves.
          isOver.current = pointerType === 'mouse';
          if (isOver.current) handlers.startPause();
        }}
        onPointerLeave={() => {
          isOver.current = false;
          handlers.endPause();
        }}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {visible.map((each) => (
          <div key={each.id} className={`${styles.toast} ${styles[each.type] ?? ''}`}>
            {typeof each.message === 'function' ? each.message(each) : each.message}
          </div>
        ))}
      </div>
      {/* At the top, since at its place it would make the page longer. */}
      <p ref={words} role="status" className="visually-hidden" style={{ top: 0 }} />
    </>,
    host,
  );
}
