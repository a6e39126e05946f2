import { useEffect, useRef, useState } from 'react';
import { adminToast } from '../../shared/ui/toast';
import { DeleteDialog } from '../form/DeleteDialog';
import { whyNot, type EntryScreen } from './entry-screen';

type DeleteEntryProps<T> = {
  screen: EntryScreen<T>;
  person: number;
  /** The entry that is asked about; undefined while none is. */
  entry: T | undefined;
  onCancel: () => void;
  /** The server has deleted the one with this id; the list is read again next. `isOther`: something else is asked by now. */
  onDeleted: (id: number, isOther: boolean) => void;
};

/** Asks before an entry goes, deletes it and says what became of it. */
export function DeleteEntry<T>({ screen, entry, person, onCancel, onDeleted }: DeleteEntryProps<T>) {
  const { entries, texts } = screen;
  const [running, setRunning] = useState<readonly number[]>([]);
  const known = entry && entries.known(entry);
  const asked = useRef(known?.id);
  useEffect(() => {
    asked.current = known?.id;
  });
  // A late answer ends its own question alone.
  const isOther = (id: number) => asked.current !== undefined && asked.current !== id;
  const remove = async (id: number) => {
    setRunning((now) => [...now, id]);
    try {
      await screen.remove(id);
      entries.forget(entries.recordsOf(id), person);
      adminToast.success(texts.deleted);
      onDeleted(id, isOther(id));
      await screen.refresh();
    } catch (error) {
      if (!isOther(id)) onCancel();
      adminToast.error(whyNot(error, texts.notDeleted));
    }
    setRunning((now) => now.filter((one) => one !== id));
  };
  return (
    <DeleteDialog
      question={texts.question}
      name={known?.title ?? null}
      note={texts.keeps}
      busy={known !== undefined && running.includes(known.id)}
      onCancel={onCancel}
      onDelete={() => known && void remove(known.id)}
    />
  );
}
