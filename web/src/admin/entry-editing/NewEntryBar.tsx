import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { useDockRoom } from '../editor/use-dock-room';
import { DeleteDialog } from '../form/DeleteDialog';
import { HeldSubmit } from '../form/HeldSubmit';
import { KeptNote } from '../form/KeptNote';
import styles from './NewEntryBar.module.css';

type NewEntryBarProps = {
  /** `waits`: something was typed; `restored`: on an earlier visit. */
  draft: { waits: boolean; restored: boolean; isKept: boolean };
  /** What it is called so far. */
  name: string;
  /** It waits for a picture. */
  isHeld?: boolean;
  busy: boolean;
  /** What the button says that makes it. */
  action: string;
  onDiscard: () => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** What stands at the foot of a new entry's form: that it is kept, how it is thrown away, and how it is made. */
export function NewEntryBar({ draft, name, isHeld = false, busy, action, onDiscard, children }: NewEntryBarProps) {
  const [isAsking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useDockRoom(bar);
  return (
    <div ref={bar} className={styles.bar}>
      <KeptNote restored={draft.restored} isKept={draft.isKept} />
      <div className={styles.answers}>
        {children}
        {draft.waits && (
          <Button look="quiet" onClick={() => setAsking(true)}>
            Discard
          </Button>
        )}
        <HeldSubmit isHeld={isHeld} busy={busy}>
          {action}
        </HeldSubmit>
      </div>
      <DeleteDialog
        question="Discard what you have typed?"
        name={isAsking ? name : null}
        action="Discard"
        onCancel={() => setAsking(false)}
        onDelete={onDiscard}
      />
    </div>
  );
}
