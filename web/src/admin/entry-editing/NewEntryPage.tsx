import { useState, type ReactNode } from 'react';
import { useFormHelp } from '../../shared/ui/use-form-help';
import { useMakeKey } from '../editor/use-make-key';
import { useHeldSubmit } from '../form/HeldSubmit';
import { UploadsFor } from '../form/uploads';
import type { KeptDraft } from '../form/use-kept-draft';
import type { Previewed } from '../preview/Preview';
import { PreviewToggle } from '../preview/PreviewToggle';
import { WithPreview } from '../preview/WithPreview';
import { EntryFrame } from './EntryFrame';
import type { EntryScreen } from './entry-screen';
import { NewEntryBar } from './NewEntryBar';
import { useCreateEntry } from './use-create-entry';

/** A new entry that is being typed, kept in this browser. */
type NewDraft<T> = { value: T; waits: boolean } & Pick<KeptDraft<T>, 'key' | 'clear' | 'renew' | 'restored' | 'isKept'>;

/** What is wrong with an entry, by the field. */
export type Faults = ReadonlyMap<string, string>;

type NewEntryPageProps<T> = {
  screen: EntryScreen<T>;
  draft: NewDraft<T>;
  person: number;
  /** What the page is called, if it is not just a new one. */
  title?: string | undefined;
  shown: Previewed;
  /** What is wrong with what is typed. */
  faultsOf: (value: T) => Faults;
  /** The form; before the first press nothing is told to be wrong. */
  children: (label: string, faults: Faults) => ReactNode;
};

/** The form of a new entry: nothing is made before its button is pressed, and what is typed is kept. */
export function NewEntryPage<T>(props: NewEntryPageProps<T>) {
  const { screen, draft, person, shown, faultsOf, children } = props;
  const { noun } = screen.entries.words;
  const label = `New ${noun}`;
  const [isChecked, setChecked] = useState(false);
  // What a press found: only that leads to a field, not what is right meanwhile.
  const [pressed, setPressed] = useState<object>({});
  const { busy, create, list, onDiscard } = useCreateEntry(screen, draft, person);
  const form = useFormHelp({ errors: pressed });
  const { isHeld, submit } = useHeldSubmit(draft.key, () => {
    const found = faultsOf(draft.value);
    setChecked(true);
    setPressed(found);
    if (found.size === 0) void create();
  });
  useMakeKey(() => {
    if (!busy) submit();
  });
  return (
    <WithPreview shown={shown}>
      <EntryFrame title={props.title ?? label} list={list} all={`All ${screen.many}`}>
        <form
          ref={form}
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) submit();
          }}
        >
          <UploadsFor value={draft.key}>
            {children(label, isChecked ? faultsOf(draft.value) : new Map<string, string>())}
          </UploadsFor>
          <NewEntryBar
            {...{ draft, isHeld, busy, onDiscard }}
            name={screen.entries.known(draft.value).title}
            action={`Create ${noun}`}
          >
            <PreviewToggle />
          </NewEntryBar>
        </form>
      </EntryFrame>
    </WithPreview>
  );
}
