import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { hasUnsent } from '../editing/state';
import { DeleteDialog } from '../form/DeleteDialog';
import { Notice } from '../shell/Notice';
import type { Editor, Gone } from './editor';
import styles from './GoneNotice.module.css';
import { NOT_KEPT } from './not-kept';

type GoneNoticeProps<T> = Pick<Editor<T>, 'session' | 'state'> & { gone: Gone };

/** Says that the document was deleted elsewhere, and what becomes of the words in its form (A6). */
export function GoneNotice<T>({ session, state, gone: { noun, name, remake, leave } }: GoneNoticeProps<T>) {
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const discard = async () => {
    await session.discard();
    leave();
  };
  const keep = state.keepFailed ? NOT_KEPT : 'Your words are kept in this browser until you decide.';
  return (
    <>
      <Notice
        tone="warn"
        title={`This ${noun} was deleted elsewhere`}
        action={
          <div className={styles.ways}>
            <Button
              look="secondary"
              busy={busy}
              onClick={async () => {
                setBusy(true);
                await remake();
                setBusy(false);
              }}
            >
              Make it a new {noun}
            </Button>
            <Button look="quiet" onClick={() => (hasUnsent(state) ? setAsking(true) : void discard())}>
              Discard
            </Button>
          </div>
        }
      >
        <p>Nothing can be saved to it any more. {hasUnsent(state) && keep}</p>
      </Notice>
      <DeleteDialog
        question="Discard what you have typed?"
        name={isAsking ? name : null}
        action="Discard"
        onCancel={() => setAsking(false)}
        onDelete={() => void discard()}
      />
    </>
  );
}
