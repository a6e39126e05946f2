import type { ReactNode } from 'react';
import { FiPlus } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../shared/ui/Button';
import styles from './ListBar.module.css';
import { ListSearch } from './ListSearch';

type ListBarProps = {
  /** Says what is searched. */
  label: string;
  /** What to type, if that is not plain from the label. */
  placeholder?: string;
  search: string;
  onSearch: (search: string) => void;
  /** Quiet after the last key before `onSearch`, in ms. */
  delay?: number;
  /** Further filters. */
  children?: ReactNode;
  addLabel: string;
  addId: string;
  /** While a new entry is open there is nothing to add. */
  canAdd?: boolean;
  /** Where a new entry is typed: an address, or here. */
  add: string | (() => void);
};

/** What stands above a list: its search, its filters, and the button that adds to it. */
export function ListBar(props: ListBarProps) {
  const { label, placeholder, search, onSearch, delay = 0, children, addLabel, addId, canAdd = true, add } = props;
  const addText = (
    <>
      <FiPlus aria-hidden="true" /> {addLabel}
    </>
  );
  return (
    <div className={styles.bar}>
      <ListSearch label={label} placeholder={placeholder} value={search} onSearch={onSearch} delay={delay} />
      {children}
      {canAdd && typeof add === 'string' && (
        <Link to={add} id={addId} className={buttonClass('primary', styles.add)}>
          {addText}
        </Link>
      )}
      {canAdd && typeof add !== 'string' && (
        <Button id={addId} className={styles.add ?? ''} onClick={add}>
          {addText}
        </Button>
      )}
    </div>
  );
}
