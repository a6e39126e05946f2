import { Suspense, useState } from 'react';
import { FiClock } from 'react-icons/fi';
import type { HistoryOf } from '../../shared/api/history';
import { Button, type ButtonLook } from '../../shared/ui/Button';
import { spelledOut } from '../editor/spelled-out';
import { lazyPart } from '../parts/lazy-part';
import type { HistoryPanelProps } from './HistoryPanel';
import { entryTeller } from './teller';

const Panel = lazyPart(async () => (await import('./HistoryPanel')).HistoryPanel);

type HistoryButtonProps = Omit<HistoryPanelProps, 'open' | 'onClose'> & { text?: string; look?: ButtonLook };

/** Opens a history; its code comes with the first press. */
export function HistoryButton({ text = 'History', look = 'secondary', ...panel }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={show}>
        <FiClock aria-hidden="true" />
        <span>{text}</span>
      </Button>
      {wanted && (
        <Suspense>
          <Panel {...panel} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

type EntryHistoryProps = Pick<HistoryButtonProps, 'look' | 'text'> & {
  /** All entries of a kind, or with `item` one. */
  history: HistoryOf;
  subject?: string;
  /** What the screen's form calls the fields. */
  labels?: Readonly<Record<string, string>>;
  /** Reads the screen's list again. */
  onRestored: () => void;
};

/** The history of entries that are kept one by one (posts, events), for a screen without an open document: its list. */
export function EntryHistory({ labels = {}, ...rest }: EntryHistoryProps) {
  return <HistoryButton {...rest} teller={entryTeller((field) => labels[field] ?? spelledOut(field))} />;
}
