import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { FiX } from 'react-icons/fi';
import { Button, IconButton } from './Button';
import { isCovered, useIsCovered } from './cover';
import styles from './Dialog.module.css';
import { useModalPage } from './use-modal-page';
import { useReturnFocus } from './use-return-focus';
import { useStay } from './use-stay';

type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
  className?: string | undefined;
  /** Whether something in it would be lost by closing: then it asks first, also at Back, and stays at a press beside it. */
  isUnsaved?: boolean;
  /** Stands over another dialog, which the browser may close at the same Escape. */
  isOver?: boolean;
};

/** Whether the pointer is on the ground around the dialog. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back. It begins in
 * its first field, if it has one, and closes on a click beside it too.
 */
export function Dialog({ title, open, onClose, children, wide = false, className = '', ...rest }: DialogProps) {
  const { isUnsaved = false, isOver = false } = rest;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  /** Where the press began: text that is selected out of the dialog does not close it. */
  const pressedOutside = useRef(false);
  const waits = useIsCovered();
  useModalPage(open);
  useStay(open && isUnsaved, () => setAsking(true));
  useReturnFocus(ref, open);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // What covers the page may have come in this same moment.
    if (open && dialog && !dialog.open && !waits && !isCovered()) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('input, select, textarea, [data-first]')?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open, waits]);
  const leave = () => (isUnsaved ? setAsking(true) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    const isHere = event.target instanceof Element && event.target.closest('dialog') === ref.current;
    // A key that something in it has answered is not meant.
    if (event.key !== 'Escape' || !(isUnsaved || isOver) || !isHere || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      className={`${styles.dialog} ${wide ? styles.wide : ''} ${className}`}
      onClose={(event) => {
        // React tells it of dialogs within it, too.
        if (event.target !== event.currentTarget) return undefined;
        if (!open || !isUnsaved) return onClose();
        // The browser closed it without leave: at a second sign to go back. Under a cover it waits, and asks nothing.
        if (isCovered()) return undefined;
        ref.current?.showModal();
        return setAsking(true);
      }}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // What phones have in place of Escape.
        if (!isUnsaved || event.target !== event.currentTarget) return;
        event.preventDefault();
        setAsking(true);
      }}
      onMouseDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event) && !isUnsaved) onClose();
      }}
    >
      {open && (
        <>
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <IconButton label="Close" icon={<FiX aria-hidden="true" />} onClick={leave} />
          </header>
          {children}
          {isUnsaved && <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />}
        </>
      )}
    </dialog>
  );
}

type LeaveQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks before what was typed into a dialog goes with it. */
function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog title="Discard what you have typed?" open={open} isOver onClose={onStay}>
      <div className={styles.answers}>
        <Button look="secondary" data-first onClick={onStay}>
          Keep editing
        </Button>
        <Button look="danger" onClick={onLeave}>
          Discard
        </Button>
      </div>
    </Dialog>
  );
}
