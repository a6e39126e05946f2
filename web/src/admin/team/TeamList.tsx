import { departments, type Team } from '@apoti/contract';
import { useMemo, useState } from 'react';
import { FiRotateCcw } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { EmptyState } from '../../shared/ui/EmptyState';
import { FilterSelect } from '../../shared/ui/FilterField';
import { adminToast } from '../../shared/ui/toast';
import { Counts } from '../form/Counts';
import { DeleteDialog } from '../form/DeleteDialog';
import { ListBar } from '../form/ListBar';
import { PageButtons } from '../form/PageButtons';
import { useListQuery, type ListQuery } from '../form/use-list-query';
import { usePages } from '../form/use-pages';
import { useReturn } from '../form/use-return';
import type { TeamEditor } from '../team-editing/TeamEditing';
import { countMembers } from './count-members';
import { everybody, filterMembers, type TeamFilter } from './filter-members';
import { resetTeam } from './team-edits';
import { TeamGrid } from './TeamGrid';
import styles from './TeamScreen.module.css';
import { teamTexts } from './team-texts';
import { useNewMember } from './use-new-member';

/** What the address calls the form of a new member. */
export const NEW = 'new';
const ADD = 'add-member';

type TeamListProps = {
  editor: TeamEditor;
  members: Team;
  keyOf: (id: number) => string;
  /** Whose form was open before, as the address called it; empty: none. The focus goes back to what opened it. */
  left: string;
  onAdd: () => void;
  onEdit: (id: number) => void;
};

/** What gets the focus when a form is closed, also by the browser's Back. */
function openersOf(left: string): string[] {
  if (left === '') return [];
  return left === NEW ? [ADD] : [`member-edit-${left}`, ADD];
}

/** The whole team: its sums, what finds a member, the cards by the page. */
export function TeamList({ editor, members, keyOf, left, onAdd, onEdit }: TeamListProps) {
  const query = useListQuery(everybody, { department: departments });
  const { filter, isFiltered } = query;
  const [isResetting, setResetting] = useState(false);
  const found = useMemo(() => filterMembers(members, filter), [members, filter]);
  const pages = usePages(found, query);
  const { waits } = useNewMember(editor.session.person);
  useReturn(openersOf(left));
  const reset = () => {
    setResetting(false);
    editor.session.edit(resetTeam());
    adminToast.success(teamTexts.resetDone);
  };
  return (
    <>
      <Counts counts={countMembers(members)} />
      <Filters query={query} onReset={() => setResetting(true)} waits={waits} onAdd={onAdd} />
      <p className={styles.note} role="status">
        {isFiltered
          ? `${found.length} of ${members.length} members. Show everybody to change the order.`
          : 'The About page shows active members in this order.'}
      </p>
      <h2 className="visually-hidden">Members</h2>
      <TeamGrid {...{ editor, members, pages, keyOf, onEdit }} movable={!isFiltered} />
      <PageButtons pages={pages} />
      {found.length === 0 && isFiltered && (
        <EmptyState
          title="No team members found"
          action={
            <Button look="secondary" onClick={query.clear}>
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

type FiltersProps = {
  query: ListQuery<keyof TeamFilter>;
  onReset: () => void;
  /** A new member has been begun and is kept. */
  waits: boolean;
  onAdd: () => void;
};

function Filters({ query: { filter, choose }, onReset, waits, onAdd }: FiltersProps) {
  return (
    <ListBar
      label="Search team members"
      placeholder="Search by name, position or skill"
      search={filter.search}
      onSearch={(search) => choose({ search }, { typing: true })}
      addLabel={waits ? 'Continue new member' : 'Add Team Member'}
      addId={ADD}
      add={onAdd}
    >
      <FilterSelect label="Department" value={filter.department} onChoose={(department) => choose({ department })}>
        <option value="">All departments</option>
        {departments.map((department) => (
          <option key={department}>{department}</option>
        ))}
      </FilterSelect>
      <Button look="quiet" onClick={onReset}>
        <FiRotateCcw aria-hidden="true" /> Reset to defaults
      </Button>
    </ListBar>
  );
}
