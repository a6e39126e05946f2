import { FEATURED_MAX } from '@apoti/contract/constants/business';
import { useNow } from '../../shared/lib/use-now';
import { Switch } from '../../shared/ui/Switch';
import { EditedText } from '../form/EditedText';
import { ImageField } from '../form/ImageField';
import { isPast } from './event-filter';
import { eventLabel } from './event-labels';
import type { EventFormProps } from './EventForm';
import styles from '../form/EntryForm.module.css';
import { textField } from './text-field';

/** How the page shows it: picture, link, whether it stands out, and what is said afterwards. */
export function EventOnSite(props: EventFormProps) {
  const { event, onChange, errorOf } = props;
  const text = textField(props);
  const now = useNow();
  const isOver = now !== null && event.date !== '' && isPast(event, now);
  const { schema: _none, ...link } = text('registrationLink');
  return (
    <section className={styles.part} aria-labelledby="event-on-site">
      <h2 id="event-on-site">On the page</h2>
      <ImageField
        label={eventLabel('image')}
        value={event.image}
        uploadName={event.title.trim() || 'event'}
        error={errorOf('image')}
        onChange={(image) => onChange({ image })}
      />
      <EditedText
        {...link}
        type="url"
        hint="A page of the site such as /contact, or an address that starts with https://. Empty: no button."
      />
      <div className={styles.featured}>
        <Switch
          label={eventLabel('featured')}
          name="featured"
          checked={event.featured}
          onChange={({ target }) => onChange({ featured: target.checked })}
        />
        <p>The next {FEATURED_MAX} featured events stand above the calendar.</p>
      </div>
      {(isOver || event.summary !== '') && <EditedText {...text('summary')} rows={3} hint="Shown once it is over." />}
    </section>
  );
}
