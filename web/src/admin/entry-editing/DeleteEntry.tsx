import { useState } from 'react';
import { adminToast } from '../../shared/ui/toast';
import { DeleteDialog } from '../form/DeleteDialog';
import { whyNot, type EntryScreen } from './entry-screen';

type DeleteEntryProps<T> = {
  screen: EntryScreen<T>;
  person: number;
  /** The entry that is asked about; undefined while none is. */
  entry: T | undefined;
  onCancel: () => void;
  /** The server has deleted the one with this id; the list is read again next. */
  onDeleted: (id: number) => void;
};

/** Asks before an entry goes, deletes it and says what became of it. */
export function DeleteEntry<T>({ screen, entry, person, onCancel, onDeleted }: DeleteEntryProps<T>) {
  const { entries, texts } = screen;
  const [busy, setBusy] = useState(false);
  const remove = async (id: number) => {
    setBusy(true);
    try {
      await screen.remove(id);
      entries.forget(entries.recordsOf(id), person);
      adminToast.success(texts.deleted);
      onDeleted(id);
      await screen.refresh();
    } catch (error) {
      onCancel();
      adminToast.error(whyNot(error, texts.notDeleted));
    }
    setBusy(false);
  };
  const known = entry && entries.known(entry);
  return (
    <DeleteDialog
      question={texts.question}
      name={known?.title ?? null}
      note={texts.keeps}
      busy={busy}
      onCancel={onCancel}
      onDelete={() => known && void remove(known.id)}
    />
  );
}
