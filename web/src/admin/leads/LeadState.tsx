import { leadStateNames, leadStates, type LeadDetail } from '@apoti/contract';
import { useState } from 'react';
import { FiCheck, FiTrash2 } from 'react-icons/fi';
import { useNavigate } from 'react-router-dom';
import { Button, IconButton } from '../../shared/ui/Button';
import { SelectField } from '../../shared/ui/TextField';
import { DeleteDialog } from '../form/DeleteDialog';
import type { Selection } from '../lists/use-selection';
import { LEADS_PATH } from './lead-path';
import styles from './LeadState.module.css';
import { deleteNote, deleteQuestion } from './lead-texts';
import type { Chosen, LeadsBulk } from './use-lead-bulk';
import { useMove } from './use-move';

type LeadStateProps = { lead: LeadDetail; bulk: LeadsBulk; selection: Selection<Chosen> };

/** Where a lead stands, and what puts it elsewhere or deletes it. */
export function LeadState({ lead, bulk, selection }: LeadStateProps) {
  const { id, name, state } = lead;
  const move = useMove(lead);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const remove = () => {
    setAsked(false);
    void bulk.run('delete', [{ id, name }], (left) => {
      if (left.length > 0) return;
      selection.set([{ id, name }], false);
      void navigate({ pathname: LEADS_PATH, search: window.location.search });
    });
  };
  return (
    <div className={styles.actions}>
      <SelectField
        label="State"
        value={state}
        disabled={move.busy}
        onChange={({ target }) => {
          const next = leadStates.find((one) => one === target.value);
          if (next !== undefined) move.to(next);
        }}
      >
        {leadStates.map((one) => (
          <option key={one} value={one}>
            {leadStateNames[one]}
          </option>
        ))}
      </SelectField>
      {state !== 'done' && (
        <Button look="secondary" busy={move.busy} onClick={() => move.to('done')}>
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
        note={deleteNote}
        onCancel={() => setAsked(false)}
        onDelete={remove}
      />
    </div>
  );
}
