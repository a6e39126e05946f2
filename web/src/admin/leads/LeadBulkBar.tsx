import { leadStateNames, leadStates, type LeadState } from '@apoti/contract';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { DeleteDialog } from '../form/DeleteDialog';
import { namesText } from '../lists/list-texts';
import { SelectionBar } from '../lists/SelectionBar';
import type { Selection } from '../lists/use-selection';
import styles from './LeadBulkBar.module.css';
import { deleteNote, deleteQuestion, leadNoun, type LeadAction } from './lead-texts';
import type { Chosen, LeadsBulk } from './use-lead-bulk';
import { useUnsentWords } from './use-unsent-words';

type LeadBulkBarProps = { person: number; selection: Selection<Chosen>; shown: readonly Chosen[]; bulk: LeadsBulk };

/** What is done to the selected leads, also to those on other pages: another state, or deleting, which is asked first. */
export function LeadBulkBar({ person, selection, shown, bulk }: LeadBulkBarProps) {
  const [isAsked, setAsked] = useState(false);
  // What a page shows now has been seen as it is now.
  const items = selection.items.map((item) => shown.find(({ id }) => id === item.id) ?? item);
  const hasUnsent = useUnsentWords(person).some(({ lead }) => items.some(({ id }) => id === lead));
  const run = (action: LeadAction) => void bulk.run(action, items, (left) => selection.settle(items, left));
  return (
    <>
      <SelectionBar selection={selection} noun={leadNoun} shown={shown} progress={bulk.progress}>
        <StateChoice disabled={bulk.isRunning} onChoose={run} />
        <Button look="danger" disabled={bulk.isRunning} onClick={() => setAsked(true)}>
          Delete
        </Button>
      </SelectionBar>
      <DeleteDialog
        question={deleteQuestion(items.length)}
        name={isAsked ? namesText(items.map(({ name }) => name)) : null}
        note={deleteNote(
          items.map(({ lastAnswer }) => ({ isWaiting: lastAnswer === 'waiting' })),
          hasUnsent,
        )}
        onCancel={() => setAsked(false)}
        onDelete={() => {
          setAsked(false);
          run('delete');
        }}
      />
    </>
  );
}

type StateChoiceProps = { disabled: boolean; onChoose: (state: LeadState) => void };

/** A state, and a button that puts the leads there: choosing alone does nothing yet. */
function StateChoice({ disabled, onChoose }: StateChoiceProps) {
  const [state, setState] = useState<LeadState>('done');
  return (
    <div className={styles.state}>
      <select
        aria-label="State for the selected leads"
        value={state}
        onChange={({ target }) => setState(leadStates.find((one) => one === target.value) ?? 'done')}
      >
        {leadStates.map((one) => (
          <option key={one} value={one}>
            {leadStateNames[one]}
          </option>
        ))}
      </select>
      <Button look="secondary" disabled={disabled} onClick={() => onChoose(state)}>
        Set state
      </Button>
    </div>
  );
}
