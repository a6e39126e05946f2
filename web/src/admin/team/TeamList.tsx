import type { Team } from '@apoti/contract';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { adminToast } from '../../shared/ui/toast';
import { DeleteDialog } from '../form/DeleteDialog';
import type { TeamEditor } from '../team-editing/TeamEditing';
import { everybody, filterMembers, isFiltering } from './filter-members';
import { resetTeam } from './team-edits';
import { TeamGrid } from './TeamGrid';
import styles from './TeamScreen.module.css';
import { TeamSummary } from './TeamSummary';
import { teamTexts } from './team-texts';
import { TeamToolbar } from './TeamToolbar';

type TeamListProps = {
  editor: TeamEditor;
  members: Team;
  keyOf: (id: number) => string;
  onAdd: () => void;
  onEdit: (id: number) => void;
};

/** The whole team: its sums, what finds a member, the cards. */
export function TeamList({ editor, members, keyOf, onAdd, onEdit }: TeamListProps) {
  const [filter, setFilter] = useState(everybody);
  const [isResetting, setResetting] = useState(false);
  const shown = filterMembers(members, filter);
  const reset = () => {
    setResetting(false);
    editor.session.edit(resetTeam());
    adminToast.success(teamTexts.resetDone);
  };
  return (
    <>
      <TeamSummary members={members} />
      <TeamToolbar filter={filter} onFilter={setFilter} onAdd={onAdd} onReset={() => setResetting(true)} />
      <p className={styles.note} role="status">
        {isFiltering(filter)
          ? `${shown.length} of ${members.length} members. Show everybody to change the order.`
          : 'The About page shows active members in this order.'}
      </p>
      <TeamGrid editor={editor} members={members} shown={shown} keyOf={keyOf} onEdit={onEdit} />
      {shown.length === 0 && isFiltering(filter) && (
        <EmptyState
          title="No team members found"
          action={
            <Button look="secondary" onClick={() => setFilter(everybody)}>
              Show everybody
            </Button>
          }
        />
      )}
      {members.length === 0 && <EmptyState title="No team members yet" />}
      <DeleteDialog
        question={teamTexts.reset}
        name={isResetting ? 'The built-in example members take the place of everybody.' : null}
        note="It can be undone."
        action="Reset to defaults"
        onCancel={() => setResetting(false)}
        onDelete={reset}
      />
    </>
  );
}
