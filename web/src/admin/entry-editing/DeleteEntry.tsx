import { ApiError } from '@apoti/contract';
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
  /** The one with this id is gone; the list is read again next. `isOther`: something else is asked by now. */
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
    const end = () => {
      entries.forget(entries.recordsOf(id), person);
      onDeleted(id, isOther(id));
    };
    setRunning((now) => [...now, id]);
    try {
      await screen.remove(id);
      adminToast.success(texts.deleted);
      end();
    } catch (error) {
      adminToast.error(whyNot(error, texts.notDeleted));
      // Somebody else was faster: it is gone all the same.
      if (error instanceof ApiError && error.code === 'not_found') end();
      else if (!isOther(id)) onCancel();
    }
    // Also where it failed: nobody knows what became of it.
    await screen.refresh();
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
