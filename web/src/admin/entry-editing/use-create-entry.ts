import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import { whyNot, type EntryScreen } from './entry-screen';
import { useListAddress } from './use-list-address';

type NewDraft<T> = { value: T; key: string; clear: () => void };

/** Makes the new entry that is typed, goes to it and says so; `onDiscard` throws it away and goes back to the list. */
export function useCreateEntry<T>({ entries, path, make, texts }: EntryScreen<T>, draft: NewDraft<T>, person: number) {
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  });
  const [busy, setBusy] = useState(false);
  const list = useListAddress(path);
  const navigate = useNavigate();
  const leaveFor = (address: string) => {
    draft.clear();
    void navigate(address, { replace: true });
  };
  const create = async () => {
    setBusy(true);
    try {
      const id = await make(() => latest.current, draft.key, person);
      adminToast.success(texts.created);
      leaveFor(entries.addressOf(id));
    } catch (error) {
      setBusy(false);
      adminToast.error(whyNot(error, texts.notCreated));
    }
  };
  return { busy, create, list, onDiscard: () => leaveFor(list) };
}
