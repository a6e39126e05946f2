import { useId, type ReactNode } from 'react';
import { FiSearch } from 'react-icons/fi';
import { Button } from './Button';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  /** Where the form leads without script. */
  action: string;
  label: string;
  placeholder?: string;
  /** The parameter's name. */
  name?: string;
  value: string;
  /** With script: called at each key. */
  onSearch: (text: string) => void;
  /** Hidden fields that the address keeps, such as the chosen category. */
  children?: ReactNode;
};

/** Free text, as many characters as an address may carry. */
const MAX_LENGTH = 100;

/** A search as one types; without script a form that asks the server. */
export function SearchField({
  action,
  label,
  placeholder,
  name = 'search',
  value,
  onSearch,
  children,
}: SearchFieldProps) {
  const id = useId();
  return (
    <form
      role="search"
      method="get"
      action={action}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <FiSearch aria-hidden="true" className={styles.icon} />
      <input
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        key={value === '' ? 'empty' : 'filled'}
        placeholder={placeholder ?? label}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
      />
      {children}
      <Button type="submit" className={styles.submit ?? ''}>
        Search
      </Button>
    </form>
  );
}
