import { useEffect, useId, useRef, type ReactNode } from 'react';
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
export function SearchField(props: SearchFieldProps) {
  const { action, label, placeholder = label, name = 'search', value, onSearch, children } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field keeps what is typed; what changes the search from outside (Clear filters, Back) changes the field.
    if (input.current !== null && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
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
        ref={input}
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
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
