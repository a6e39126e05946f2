import { libraryTexts, placementOf, type LibraryFile, type Placement } from '@apoti/contract';
import { useState } from 'react';
import { setPlacement, thenRefreshed, usePlacements } from '../../../shared/api/library';
import { Notice } from '../../../shared/ui/Notice';
import { RadioGroup } from '../../../shared/ui/RadioGroup';
import { adminToast } from '../../../shared/ui/toast';
import { shortName } from '../../library/file-texts';
import { fits, placementNamed } from '../placing';
import { AskForm } from './AskForm';
import styles from './AskForm.module.css';

const NOWHERE = 'none';

type PlacementDialogProps = {
  file: LibraryFile;
  /** What is chosen at first; null for no place. */
  to?: Placement | null | undefined;
  onDone: () => void;
};

/** Asks where the site shows a file by itself, and says what it takes the place of. */
export function PlacementDialog({ file, to = file.placement, onDone }: PlacementDialogProps) {
  const { data, error } = usePlacements();
  const [chosen, setChosen] = useState<string>(to ?? NOWHERE);
  const inPlace = (placement: string) => data?.placements.find((each) => each.placement === placement)?.file ?? null;
  const other = inPlace(chosen);
  const isTaken = other !== null && other.id !== file.id;
  // Where somebody else was faster the question shows what is there now.
  const send = () =>
    thenRefreshed(async () => {
      const placement = placementNamed(chosen);
      if (placement !== undefined) await setPlacement({ placement, id: file.id, seen: other?.id ?? null });
      else if (file.placement !== null) await setPlacement({ placement: file.placement, id: null, seen: file.id });
      adminToast.success(libraryTexts.placed);
    });
  return (
    <AskForm
      title="Set placement"
      action="Save placement"
      canSend={chosen === NOWHERE || data !== undefined}
      onDone={onDone}
      onSend={send}
    >
      <p className={styles.name}>{file.name}</p>
      <RadioGroup
        legend="Where the site shows it"
        name="placement"
        value={chosen}
        onChange={setChosen}
        options={[
          { value: NOWHERE, label: 'No placement', note: 'Shown only where a page names it' },
          ...fits(file).map((placement) => {
            const { label, shown } = placementOf[placement];
            const now = inPlace(placement);
            const held = now !== null && now.id !== file.id ? `. Now: ${shortName(now.name)}` : '';
            return { value: placement, label, note: `${shown}${held}` };
          }),
        ]}
      />
      {error && (
        <Notice tone="warn">
          <p>What is placed now is not known: {error.message}</p>
        </Notice>
      )}
      {isTaken && (
        <Notice tone="warn">
          <p>It takes the place of “{other.name}”, which stays in the library.</p>
        </Notice>
      )}
      {file.placement !== null && chosen !== file.placement && (
        <p className={styles.soft}>It leaves “{placementOf[file.placement].label}”, which goes back to what it was.</p>
      )}
    </AskForm>
  );
}
