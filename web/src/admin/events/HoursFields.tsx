import { eventHoursOf, eventHoursText } from '@apoti/contract';
import { useState } from 'react';
import { TextField } from '../../shared/ui/TextField';
import styles from '../form/EntryForm.module.css';

/** A time field's value, such as `14:30`, as minutes after midnight; null while it is empty. */
function minutesOf(value: string): number | null {
  const [hours, minutes] = value.split(':').map(Number);
  return hours === undefined || minutes === undefined || value === '' ? null : hours * 60 + minutes;
}

function fieldValue(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

type HoursFieldsProps = { time: string; onChange: (time: string) => void };

/** From when to when in Lagos, written into the time text once both are there and go together. */
export function HoursFields({ time, onChange }: HoursFieldsProps) {
  const hours = eventHoursOf(time);
  const known = hours === null ? null : { from: fieldValue(hours.from), until: fieldValue(hours.to) };
  /** What was chosen but makes no hours yet; the text as it was then tells whether it still counts. */
  const [pending, setPending] = useState<{ time: string; from: string; until: string } | null>(null);
  const chosen = pending?.time === time ? pending : known;
  const { from, until } = chosen ?? { from: '', until: '' };
  const choose = (next: { from: string; until: string }) => {
    const [start, end] = [minutesOf(next.from), minutesOf(next.until)];
    const isWhole = start !== null && end !== null && end > start;
    setPending(isWhole ? null : { time, ...next });
    if (isWhole) onChange(eventHoursText({ from: start, to: end }));
  };
  const isBackwards = from !== '' && until !== '' && until <= from;
  return (
    <div className={styles.pair}>
      <TextField
        label="From"
        type="time"
        value={from}
        hint="Lagos time"
        onChange={({ target }) => choose({ from: target.value, until })}
      />
      <TextField
        label="Until"
        type="time"
        value={until}
        hint={isBackwards ? undefined : 'Lagos time'}
        error={isBackwards ? 'Until must be later than From' : undefined}
        onChange={({ target }) => choose({ from, until: target.value })}
      />
    </div>
  );
}
