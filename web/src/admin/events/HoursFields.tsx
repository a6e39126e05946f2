import { eventTimesOf, eventTimesText } from '@apoti/contract';
import { TextField } from '../../shared/ui/TextField';
import styles from '../form/EntryForm.module.css';
import { workingCopy } from '../form/working-copy';

/** A time field's value, such as `14:30`, as minutes after midnight; null while it is empty. */
function minutesOf(value: string): number | null {
  const [hours, minutes] = value.split(':').map(Number);
  return hours === undefined || minutes === undefined || value === '' ? null : hours * 60 + minutes;
}

function fieldValue(minutes: number | null): string {
  if (minutes === null) return '';
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

type HoursFieldsProps = { time: string; onChange: (time: string) => void };

/**
 * From when to when in Lagos. Each choice is written into the time text at once, also one that does not go with the other: it
 * is kept as all words are, and what is wrong is said.
 */
export function HoursFields({ time, onChange }: HoursFieldsProps) {
  const times = eventTimesOf(time) ?? { from: null, to: null };
  const { from, to } = times;
  const isBackwards = from !== null && to !== null && to <= from;
  return (
    <div className={styles.pair}>
      <TextField
        {...workingCopy}
        label="From"
        type="time"
        value={fieldValue(from)}
        hint="Lagos time"
        onChange={({ target }) => onChange(eventTimesText({ ...times, from: minutesOf(target.value) }))}
      />
      <TextField
        {...workingCopy}
        label="Until"
        type="time"
        value={fieldValue(to)}
        hint={isBackwards ? undefined : 'Lagos time'}
        error={isBackwards ? 'Until must be later than From' : undefined}
        onChange={({ target }) => onChange(eventTimesText({ ...times, to: minutesOf(target.value) }))}
      />
    </div>
  );
}
