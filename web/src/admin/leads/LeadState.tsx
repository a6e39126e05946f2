import { leadStateNames, leadStates, type LeadDetail, type LeadState as State } from '@apoti/contract';
import { useEffect, useRef, useState, type Ref } from 'react';
import { FiCheck, FiTrash2 } from 'react-icons/fi';
import { useNavigate } from 'react-router-dom';
import { Button, IconButton } from '../../shared/ui/Button';
import { SelectField } from '../../shared/ui/TextField';
import { DeleteDialog } from '../form/DeleteDialog';
import type { Selection } from '../lists/use-selection';
import { leadAddress, LEADS_PATH } from './lead-path';
import styles from './LeadState.module.css';
import { deleteNote, deleteQuestion, isWaiting } from './lead-texts';
import type { Chosen, LeadsBulk } from './use-lead-bulk';
import { useMove } from './use-move';
import { useUnsentWords } from './use-unsent-words';

type LeadStateProps = {
  lead: LeadDetail;
  person: number;
  bulk: LeadsBulk;
  selection: Selection<Chosen>;
  onDeleted: (id: string) => void;
};

/** Where a lead stands, and what puts it elsewhere or deletes it. */
export function LeadState({ lead, person, bulk, selection, onDeleted }: LeadStateProps) {
  const { id, name, state, replies } = lead;
  const chosen: Chosen = { id, name, state, lastAnswer: replies.at(-1)?.delivery ?? '' };
  const move = useMove(lead);
  const hasUnsent = useUnsentWords(person).some((unsent) => unsent.lead === id);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // The button that was pressed goes with what it was for.
    if (state === 'done' && document.activeElement === document.body) field.current?.focus();
  }, [state]);
  const navigate = useNavigate();
  const remove = () => {
    setAsked(false);
    void bulk.run('delete', [chosen], (left) => {
      if (left.length > 0) return;
      selection.set([chosen], false);
      onDeleted(id);
      const { pathname, search } = window.location;
      // Who has gone on to something else stays there.
      if (pathname === leadAddress(id).pathname) void navigate({ pathname: LEADS_PATH, search });
    });
  };
  return (
    <div className={styles.actions}>
      <StateChoice state={move.aim ?? state} busy={move.aim !== null} field={field} onChoose={move.to} />
      {state !== 'done' && (
        <Button look="secondary" busy={move.aim !== null} onClick={() => move.to('done')}>
          <FiCheck aria-hidden="true" /> Mark as done
        </Button>
      )}
      <IconButton
        label={`Delete: ${name}`}
        icon={<FiTrash2 aria-hidden="true" />}
        disabled={bulk.isRunning}
        onClick={() => setAsked(true)}
      />
      <DeleteDialog
        question={deleteQuestion(1)}
        name={isAsked ? name : null}
        note={deleteNote([{ isWaiting: isWaiting(lead) }], hasUnsent)}
        onCancel={() => setAsked(false)}
        onDelete={remove}
      />
    </div>
  );
}

type StateChoiceProps = {
  /** The present one, or the one that is being set. */
  state: State;
  busy: boolean;
  field: Ref<HTMLSelectElement>;
  onChoose: (state: State) => void;
};

/** The states: one that is pointed at is chosen at once; of those that arrow keys pass, only the one that a person stays at. */
function StateChoice({ state, busy, field, onChoose }: StateChoiceProps) {
  const [chosen, setChosen] = useState<State | null>(null);
  const passed = chosen ?? state;
  const isByKey = useRef(false);
  const choose = (next: State) => {
    setChosen(null);
    if (next !== state) onChoose(next);
  };
  return (
    <>
      <SelectField
        label="State"
        ref={field}
        value={passed}
        aria-busy={busy}
        onPointerDown={() => (isByKey.current = false)}
        onKeyDown={({ key }) => {
          isByKey.current = true;
          if (key === 'Enter') choose(passed);
          if (key === 'Escape') setChosen(null);
        }}
        // Another window is no choice.
        onBlur={() => document.hasFocus() && choose(passed)}
        onChange={({ target }) => {
          const next = leadStates.find((one) => one === target.value) ?? state;
          if (isByKey.current) setChosen(next);
          else choose(next);
        }}
      >
        {leadStates.map((one) => (
          <option key={one} value={one}>
            {leadStateNames[one]}
          </option>
        ))}
      </SelectField>
      <p className={styles.hint} role="status">
        {passed !== state && 'Press Enter to set it, Escape to leave it as it is.'}
      </p>
    </>
  );
}
