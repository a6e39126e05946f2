import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../shared/ui/Button';
import { shortName } from '../editor/short-name';
import { addId } from '../entry-editing/EntryListPage';
import { DeleteDialog } from '../form/DeleteDialog';
import { useFocusAfter } from '../form/use-focus-after';
import { Notice } from '../shell/Notice';
import { eventName } from './event-labels';
import { eventScreen } from './event-screen';
import styles from './KeptCopies.module.css';
import { useKeptCopies, useNewEvent } from './use-new-event';

/** Copies that were begun and not made, each with the way back to it: also where the copied event is deleted (A6). */
export function KeptCopies({ person }: { person: number }) {
  const copies = useKeptCopies(person);
  const focus = useFocusAfter(copies);
  return copies.map(({ copied, title }) => (
    <KeptCopy
      key={copied}
      {...{ person, copied }}
      name={shortName(eventName({ title }))}
      onDiscard={() => focus([addId('event')])}
    />
  ));
}

type KeptCopyProps = { person: number; copied: string; name: string; onDiscard: () => void };

function KeptCopy({ person, copied, name, onDiscard }: KeptCopyProps) {
  const { clear } = useNewEvent(person, undefined, copied);
  const [isAsking, setAsking] = useState(false);
  const hidden = <span className="visually-hidden">: {name}</span>;
  return (
    <Notice
      tone="warn"
      title={`Not created yet: “${name}”`}
      action={
        <div className={styles.answers}>
          <Link className={buttonClass('secondary')} to={`${eventScreen.path}/new?copy=${copied}`}>
            Go on{hidden}
          </Link>
          <Button look="quiet" onClick={() => setAsking(true)}>
            Discard{hidden}
          </Button>
          <DeleteDialog
            question="Discard what you have typed?"
            name={isAsking ? name : null}
            action="Discard"
            onCancel={() => setAsking(false)}
            onDelete={() => {
              onDiscard();
              clear();
            }}
          />
        </div>
      }
    >
      <p>A copy that you have begun in this browser.</p>
    </Notice>
  );
}
