import { SearchField } from '../../shared/ui/SearchField';
import styles from './ListSearch.module.css';

type ListSearchProps = {
  /** Says what is searched. */
  label: string;
  /** What to type, if that is not plain from the label. */
  placeholder?: string | undefined;
  value: string;
  onSearch: (search: string) => void;
  /** Quiet after the last key before `onSearch`, in ms. */
  delay: number;
};

/** The search above a list, as high as what stands beside it. */
export function ListSearch({ placeholder, ...search }: ListSearchProps) {
  return (
    <div className={styles.search}>
      <SearchField action="" {...(placeholder === undefined ? {} : { placeholder })} {...search} />
    </div>
  );
}
