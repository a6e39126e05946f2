import { eventTypes, type SiteEvent } from '@apoti/contract';
import { SelectField } from '../../shared/ui/TextField';
import { EditedText } from '../form/EditedText';
import { TextListField } from '../form/TextListField';
import { eventLabel } from './event-labels';
import styles from '../form/EntryForm.module.css';
import { EventOnSite } from './EventOnSite';
import { EventTimes } from './EventTimes';
import { textField } from './text-field';

/** What a form changes of an event. */
export type EventField = Exclude<keyof SiteEvent, 'id'>;

/** An event in a form: every key goes to `onChange`, and what changes elsewhere shows. */
export type EventFormProps = {
  event: SiteEvent;
  /** Names the form. */
  label: string;
  onChange: (fields: Partial<SiteEvent>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (field: EventField) => string | undefined;
};

/** The fields of an event in the order in which one asks: what, when, where, and how the page shows it. */
export function EventForm(props: EventFormProps) {
  const { event, label, onChange, errorOf } = props;
  const text = textField(props);
  return (
    <div role="group" aria-label={label} className={styles.form}>
      <div className={styles.side}>
        <section className={styles.part} aria-labelledby="event-what">
          <h2 id="event-what">What it is</h2>
          <EditedText {...text('title')} required starred />
          <EditedText {...text('description')} rows={4} required starred />
          <SelectField
            label={eventLabel('type')}
            name="type"
            value={event.type}
            error={errorOf('type')}
            onChange={({ target }) => {
              const type = eventTypes.find((known) => known === target.value);
              if (type !== undefined) onChange({ type });
            }}
          >
            {eventTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
          <TextListField
            label={eventLabel('highlights')}
            name="highlights"
            noun="highlight"
            values={event.highlights}
            onChange={(highlights) => onChange({ highlights })}
            error={errorOf('highlights')}
          />
        </section>
        <EventTimes {...props} />
      </div>
      <div className={styles.side}>
        <section className={styles.part} aria-labelledby="event-where">
          <h2 id="event-where">Where, and for whom</h2>
          <EditedText {...text('venue')} hint="Begin with “Online” when there is no place to go to." />
          <EditedText {...text('booth')} hint="At an exhibition, such as Hall 2, B14." />
          <EditedText {...text('attendees')} hint="Who or how many, as shown." />
          <EditedText {...text('prerequisites')} rows={2} hint="What to bring or to know; shown until it is over." />
        </section>
        <EventOnSite {...props} />
      </div>
    </div>
  );
}
