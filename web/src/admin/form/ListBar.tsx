import type { ReactNode } from 'react';
import { FiPlus } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import { SearchField } from '../../shared/ui/SearchField';
import styles from './ListBar.module.css';

type ListBarProps = {
  /** Says what is searched. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Further filters. */
  children?: ReactNode;
  addLabel: string;
  addId: string;
  /** While a new entry is open there is nothing to add. */
  canAdd: boolean;
  onAdd: () => void;
};

/** What stands above a list: its search, its filters, and the button that adds to it. */
export function ListBar({ label, search, onSearch, children, addLabel, addId, canAdd, onAdd }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <SearchField action="" label={label} value={search} onSearch={onSearch} />
      </div>
      {children}
      {canAdd && (
        <Button id={addId} className={styles.add ?? ''} onClick={onAdd}>
          <FiPlus aria-hidden="true" /> {addLabel}
        </Button>
      )}
    </div>
  );
}
