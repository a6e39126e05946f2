import { Button } from '../../shared/ui/Button';
import { NOT_KEPT } from '../editor/not-kept';
import { shortName } from '../editor/short-name';
import { Notice } from '../shell/Notice';
import type { EntryKind } from './entry-kind';
import { useStuckEntries, type StuckEntry } from './stuck-entries';

type StuckEntriesProps<T> = { kind: EntryKind<T>; onOpen: (entry: StuckEntry) => void };

/** Entries whose forms were closed with words that cannot be sent by themselves, each with the way to it (A6). */
export function StuckEntries<T>({ kind, onOpen }: StuckEntriesProps<T>) {
  return useStuckEntries()
    .filter(({ name }) => kind.has(name))
    .map((entry) => (
      <Notice
        key={entry.name}
        tone="warn"
        title={`Unsent: “${shortName(entry.title)}”`}
        action={
          <Button look="secondary" onClick={() => onOpen(entry)}>
            Open it<span className="visually-hidden">: {shortName(entry.title)}</span>
          </Button>
        }
      >
        <p>
          {entry.why} {entry.kept ? 'Your words are kept in this browser.' : NOT_KEPT}
        </p>
      </Notice>
    ));
}
