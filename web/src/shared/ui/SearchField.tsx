import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FiSearch } from 'react-icons/fi';
import { Button } from './Button';
import { PublicForm } from './PublicForm';
import styles from './SearchField.module.css';

type SearchFieldProps = {
  /** Where the form leads without script. */
  action: string;
  label: string;
  placeholder?: string;
  /** The parameter's name. */
  name?: string;
  value: string;
  /** With script: called with what is typed. */
  onSearch: (text: string) => void;
  /** Quiet after the last key before `onSearch` is called, in ms; Enter does not wait. */
  delay?: number;
  /** Hidden fields that the address keeps, such as the chosen category. */
  children?: ReactNode;
};

/** Free text, as many characters as an address may carry. */
const MAX_LENGTH = 100;

/** Calls back once typing pauses, as it is to be called then. `isWaiting`: something typed has not been told yet. */
function usePause(onSearch: (text: string) => void, delay: number) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef(onSearch);
  /** What was told and has not come back as the searched text: that comes later than the next key on a busy phone. */
  const told = useRef<string[]>([]);
  useLayoutEffect(() => {
    latest.current = onSearch;
  });
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  return {
    isWaiting: () => timer.current !== null,
    /** Whether this was told from here; a text that was told before it will not come back any more. */
    isEcho(text: string): boolean {
      const place = told.current.lastIndexOf(text.trim());
      told.current = place === -1 ? [] : told.current.slice(place + 1);
      return place !== -1;
    },
    tell(text: string, wait = delay) {
      stop();
      if (wait === 0) {
        told.current.push(text.trim());
        latest.current(text);
      } else timer.current = setTimeout(() => this.tell(text, 0), wait);
    },
  };
}

/**
 * Keeps the field's text and the address's together without taking the field out of the person's hands: what was typed before
 * the script came counts, and a change of the address from elsewhere (Back, Clear filters) is shown.
 */
function useTyped(value: string, pause: ReturnType<typeof usePause>) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef<string | null>(null);
  useEffect(() => {
    const field = input.current;
    const isFirst = known.current === null;
    if (field === null || known.current === value) return;
    known.current = value;
    if (pause.isEcho(value) || pause.isWaiting() || field.value.trim() === value.trim()) return;
    if (isFirst) pause.tell(field.value, 0);
    else field.value = value;
  });
  return input;
}

/** A search as one types; without script a form that asks the server. */
export function SearchField(props: SearchFieldProps) {
  const { action, label, placeholder, name = 'search', value, onSearch, delay = 0, children } = props;
  const id = useId();
  const pause = usePause(onSearch, delay);
  const input = useTyped(value, pause);
  return (
    <PublicForm
      role="search"
      method="get"
      action={action}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        pause.tell(input.current?.value ?? '', 0);
      }}
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
        placeholder={placeholder ?? label}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => pause.tell(event.target.value)}
      />
      {children}
      <Button type="submit" className={styles.submit ?? ''}>
        Search
      </Button>
    </PublicForm>
  );
}
