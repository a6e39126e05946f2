import { departments } from '@apoti/contract';
import { FiPlus, FiRotateCcw } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { SearchField } from '../../shared/ui/SearchField';
import field from '../../shared/ui/Field.module.css';
import { departmentOf, type TeamFilter } from './filter-members';
import styles from './TeamToolbar.module.css';

type TeamToolbarProps = {
  filter: TeamFilter;
  onFilter: (filter: TeamFilter) => void;
  onAdd: () => void;
  onReset: () => void;
};

/** Finds members, adds one, and brings the built-in ones back. */
export function TeamToolbar({ filter, onFilter, onAdd, onReset }: TeamToolbarProps) {
  return (
    <div className={styles.bar}>
      <SearchField
        action="/admin/team"
        label="Search team members"
        placeholder="Search by name, position or skill"
        value={filter.search}
        onSearch={(search) => onFilter({ ...filter, search })}
      />
      <select
        className={field.input}
        aria-label="Department"
        value={filter.department}
        onChange={({ target }) => onFilter({ ...filter, department: departmentOf(target.value) })}
      >
        <option value="all">All departments</option>
        {departments.map((department) => (
          <option key={department}>{department}</option>
        ))}
      </select>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onReset}>
          <FiRotateCcw aria-hidden="true" /> Reset to defaults
        </Button>
        <Button look="secondary" id="add-member" onClick={onAdd}>
          <FiPlus aria-hidden="true" /> Add Team Member
        </Button>
      </div>
    </div>
  );
}
