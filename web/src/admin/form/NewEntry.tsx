import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/Button';
import { isModalOpen } from '../../shared/ui/use-modal-page';
import { focusFault } from '../editor/show-fault';
import { useUnadded } from '../editor/unadded';
import { isSaveKey } from '../editor/use-save-key';
import { DeferredDrawing } from './deferred-drawing';
import { DeleteDialog } from './DeleteDialog';
import { HeldSubmit, useHeldSubmit } from './HeldSubmit';
import { KeptNote } from './KeptNote';
import styles from './NewEntry.module.css';
import { UploadsFor } from './uploads';
import { ofDraft } from './working-copy';

type NewEntryProps = {
  title: string;
  /** What the button says. */
  action: string;
  /** What is typed so far in one line; empty: nothing would be lost. */
  typed: string;
  /** It was typed on an earlier visit. */
  restored: boolean;
  /** It outlives the page. */
  isKept: boolean;
  /** The key of its draft, if it may have pictures: it is not added before they are there. */
  uploadsFor?: string;
  onAdd: () => void;
  onDiscard: () => void;
  children: ReactNode;
};

/** The form of an entry that is still to come: a dashed compartment. Enter in a line adds it, and so does the save's key in it. */
export function NewEntry(props: NewEntryProps) {
  const { title, action, typed, restored, isKept, uploadsFor = '', onAdd, onDiscard, children } = props;
  const held = useHeldSubmit(uploadsFor, onAdd);
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBegun] = useState(!restored);
  // Also a picture on its way is of no document yet.
  useUnadded(typed !== '' || held.isHeld ? title : null);
  const submit = () => {
    // What is not valid stands beside its field then.
    flushSync(held.submit);
    focusFault(form.current);
  };
  useEffect(() => {
    // What comes back with the screen does not take the focus to itself.
    if (isBegun) form.current?.querySelector<HTMLElement>('textarea, input[type="text"]')?.focus();
  }, [isBegun]);
  return (
    <form
      {...ofDraft}
      ref={form}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        // Not the screen's: what is saved there has nothing of this.
        event.preventDefault();
        if (!event.repeat && !isModalOpen()) submit();
      }}
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <KeptNote restored={restored && typed !== ''} isKept={isKept} />
      </header>
      <UploadsFor value={uploadsFor}>
        <DeferredDrawing value={false}>{children}</DeferredDrawing>
      </UploadsFor>
      <div className={styles.answers}>
        <HeldSubmit isHeld={held.isHeld}>{action}</HeldSubmit>
        <Button look="quiet" onClick={() => (typed === '' ? onDiscard() : setAsking(true))}>
          Discard
        </Button>
      </div>
      <DeleteDialog
        question="Discard what you have typed?"
        name={isAsking ? typed : null}
        action="Discard"
        onCancel={() => setAsking(false)}
        onDelete={onDiscard}
      />
    </form>
  );
}
