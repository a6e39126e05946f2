import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminToast } from '../../shared/ui/toast';
import { useIsHere } from '../form/use-is-here';
import type { KeptDraft } from '../form/use-kept-draft';
import { whyNot, type EntryScreen } from './entry-screen';
import { makeAnew } from './make-anew';
import { sayMade } from './say-made';
import { useListAddress } from './use-list-address';

type NewDraft<T> = { value: T } & Pick<KeptDraft<T>, 'key' | 'clear' | 'renew'>;

/** Makes the new entry that is typed, goes to it and says so; `onDiscard` throws it away and goes back to the list. */
export function useCreateEntry<T>({ entries, path, make, texts }: EntryScreen<T>, draft: NewDraft<T>, person: number) {
  const latest = useRef(draft.value);
  useEffect(() => {
    latest.current = draft.value;
  });
  const [busy, setBusy] = useState(false);
  const list = useListAddress(path);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isLeft = useRef<() => void>(undefined);
  // Together with its form: until the entry's own page is drawn, an emptied one would be seen.
  useLayoutEffect(() => () => isLeft.current?.(), []);
  const create = async () => {
    setBusy(true);
    try {
      const once = (under: string) => make(() => latest.current, under, person);
      const { made: id, key } = await makeAnew(once, draft.key, () => draft.renew({}));
      const address = entries.addressOf(id);
      const made = latest.current;
      const end = () => draft.clear(made, key);
      sayMade(texts.created, address, isHere());
      if (!isHere()) return end();
      isLeft.current = end;
      return void navigate(address, { replace: true });
    } catch (error) {
      setBusy(false);
      adminToast.error(whyNot(error, texts.notCreated));
    }
  };
  const onDiscard = () => {
    draft.clear();
    void navigate(list, { replace: true });
  };
  return { busy, create, list, onDiscard };
}
