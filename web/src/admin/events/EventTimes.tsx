import { eventStatusAt, eventStatuses, type SiteEvent } from '@apoti/contract';
import { isCalendarDay } from '@apoti/contract/lib/calendar-day';
import { daysText } from '../../shared/lib/day-text';
import { useNow } from '../../shared/lib/use-now';
import { eventStatusNames } from '../../shared/site-data/event-status-names';
import { SelectField } from '../../shared/ui/TextField';
import { EditedText } from '../form/EditedText';
import { eventLabel } from './event-labels';
import type { EventFormProps } from './EventForm';
import styles from '../form/EntryForm.module.css';
import { HoursFields } from './HoursFields';
import { textField } from './text-field';

/** What the site makes of the status. */
function statusHint(event: SiteEvent, now: number | null): string {
  if (event.status === 'recurring') return 'Stays among the upcoming ones: it comes back.';
  if (event.status === 'past') return 'Shown under Past Events.';
  const isOver = now !== null && isCalendarDay(event.date) && eventStatusAt(event, now) === 'past';
  if (isOver) return 'Its last day is over, so the site shows it under Past Events.';
  return 'Becomes past by itself at the midnight that ends its last day.';
}

/** When it is: days and hours in Lagos. */
export function EventTimes(props: EventFormProps) {
  const { event, onChange, errorOf } = props;
  const { date, endDate } = event;
  const text = textField(props);
  const now = useNow();
  const words = isCalendarDay(date) ? daysText(date, isCalendarDay(endDate) ? endDate : '') : 'Choose the first day';
  const { schema: _none, ...day } = text('date');
  const { schema: _neither, ...lastDay } = text('endDate');
  return (
    <section className={styles.part} aria-labelledby="event-when">
      <h2 id="event-when">When it is</h2>
      <p className={styles.when}>{words}. All days and hours are those of Lagos.</p>
      <div className={styles.pair}>
        <EditedText {...day} type="date" required starred />
        <EditedText {...lastDay} type="date" hint="Empty: one day only." />
      </div>
      <HoursFields time={event.time} onChange={(time) => onChange({ time })} />
      <EditedText
        {...text('time')}
        hint="The two fields above write it, as the page shows it; or type it, such as All day."
      />
      <SelectField
        label={eventLabel('status')}
        name="status"
        value={event.status}
        hint={statusHint(event, now)}
        error={errorOf('status')}
        onChange={({ target }) => {
          const status = eventStatuses.find((known) => known === target.value);
          if (status !== undefined) onChange({ status });
        }}
      >
        {eventStatuses.map((status) => (
          <option key={status} value={status}>
            {eventStatusNames[status]}
          </option>
        ))}
      </SelectField>
      {(event.status === 'recurring' || event.recurring !== '') && (
        <EditedText {...text('recurring')} hint="As shown, such as Every second Thursday." />
      )}
    </section>
  );
}
