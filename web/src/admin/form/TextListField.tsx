import { equal } from '@apoti/contract';
import { useId, useRef, useState } from 'react';
import { FiArrowDown, FiArrowUp, FiPlus, FiTrash2 } from 'react-icons/fi';
import { Button, IconButton } from '../../shared/ui/Button';
import { FieldNotes } from '../../shared/ui/Field';
import field from '../../shared/ui/Field.module.css';
import styles from './TextListField.module.css';
import { stepKey } from '../editor/step-key';
import { writtenLines } from './list-edits';
import { workingCopy } from './working-copy';

type TextListFieldProps = {
  label: string;
  /** One entry, such as `feature`. */
  noun: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** Form field name of each entry (design: the specification's field names). */
  name?: string;
  /** Whether the error is about this entry. */
  isBroken?: (place: number) => boolean;
};

type Lines = Pick<TextListFieldProps, 'values' | 'onChange' | 'isBroken'>;

/** The lines as they are typed, of which an empty one is no entry yet; what the entries are changed to from elsewhere is shown. */
function useLines({ values, onChange, isBroken = () => false }: Lines) {
  const [typed, setTyped] = useState(values);
  const isTyped = equal(writtenLines([...typed]), [...values]);
  const lines = isTyped ? typed : values;
  const isEmpty = (line: number) => lines[line]?.trim() === '';
  return {
    lines,
    change: (next: string[]) => {
      setTyped(next);
      const written = writtenLines(next);
      if (!equal(written, [...values])) onChange(written);
    },
    isFaulty: (line: number) =>
      isTyped ? !isEmpty(line) && isBroken(writtenLines(lines.slice(0, line)).length) : isBroken(line),
  };
}

/** A list of short texts. Enter makes the next one, Backspace in an empty one takes it away; an empty one is in the form alone. */
export function TextListField({ label, noun, hint, error, name, ...entries }: TextListFieldProps) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const { lines, change, isFaulty } = useLines(entries);
  const later = (find: () => HTMLElement | null | undefined) => requestAnimationFrame(() => find()?.focus());
  const focus = (place: number) =>
    later(() => list.current?.querySelectorAll('input')[Math.max(0, place)] ?? document.getElementById(`${id}-add`));
  const insert = (place: number) => {
    change(lines.toSpliced(place, 0, ''));
    focus(place);
  };
  const remove = (place: number) => {
    change(lines.toSpliced(place, 1));
    focus(place - 1);
  };
  const swap = (place: number, by: -1 | 1) => {
    const [one, other] = [lines[place], lines[place + by]];
    if (one === undefined || other === undefined) return;
    change(lines.with(place, other).with(place + by, one));
    // The focus goes with the entry; at an end its button is disabled, and the other one is next to it.
    later(() => {
      const [up, down] = list.current?.children[place + by]?.querySelectorAll('button') ?? [];
      return [by === -1 ? up : down, up, down].find((button) => button?.disabled === false);
    });
  };
  return (
    <fieldset
      className={styles.list}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      <ol ref={list}>
        {lines.map((value, place) => (
          // An entry is known by its place: it has no identity of its own.
          <li key={place} className={styles.entry}>
            <input
              {...workingCopy}
              className={field.input}
              name={name}
              aria-label={`${noun} ${place + 1}`}
              value={value}
              autoComplete="off"
              aria-invalid={isFaulty(place) || undefined}
              aria-describedby={isFaulty(place) ? `${id}-error` : undefined}
              onChange={({ target }) => change(lines.with(place, target.value))}
              onKeyDown={(event) => {
                // Enter that ends a word of an input method is no Enter.
                if (event.nativeEvent.isComposing) return;
                if (event.key === 'Enter') insert(place + 1);
                // Of a line that is in the form alone no step is known: what is taken back is the line.
                else if (value.trim() === '' && stepKey(event.nativeEvent, () => true) === 'undo') remove(place);
                // Held, it empties this entry and stops: the ones beside it were not meant.
                else if (event.key === 'Backspace' && value === '' && !event.repeat) remove(place);
                else return;
                event.preventDefault();
              }}
            />
            <IconButton
              label={`Move up: ${noun} ${place + 1}`}
              icon={<FiArrowUp />}
              disabled={place === 0}
              onClick={() => swap(place, -1)}
            />
            <IconButton
              label={`Move down: ${noun} ${place + 1}`}
              icon={<FiArrowDown />}
              disabled={place === lines.length - 1}
              onClick={() => swap(place, 1)}
            />
            <IconButton label={`Remove ${noun} ${place + 1}`} icon={<FiTrash2 />} onClick={() => remove(place)} />
          </li>
        ))}
      </ol>
      <Button look="quiet" id={`${id}-add`} onClick={() => insert(lines.length)}>
        <FiPlus aria-hidden="true" /> Add {noun}
      </Button>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
