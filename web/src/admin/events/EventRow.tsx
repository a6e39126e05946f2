import { eventStatusAt, type SiteEvent } from '@apoti/contract';
import { FiCopy } from 'react-icons/fi';
import { Link, useLocation } from 'react-router-dom';
import { saveEvent } from '../../shared/api/events';
import { daysText, dayParts } from '../../shared/lib/day-text';
import { newUuid } from '../../shared/lib/uuid';
import { eventStatusNames } from '../../shared/site-data/event-status-names';
import { Badge } from '../../shared/ui/Badge';
import { iconButtonClass } from '../../shared/ui/Button';
import { EntryRow, RowSwitch } from '../entry-editing/EntryRow';
import { Star } from '../form/Star';
import { eventName, screenTexts } from './event-labels';
import { eventOnSite, eventScreen } from './event-screen';
import styles from './EventRow.module.css';

type EventRowProps = {
  event: SiteEvent;
  /** Of the list; undefined while nothing may be saved. */
  revision: string | undefined;
  now: number;
  search: string;
  onDelete: () => void;
};

/** An event in the list: its day, its name, how it stands, and what can be done with it. */
export function EventRow({ event, revision, now, search, onDelete }: EventRowProps) {
  const status = eventStatusAt(event, now);
  const days = status === 'recurring' && event.recurring !== '' ? event.recurring : daysText(event.date, event.endDate);
  return (
    <EntryRow
      screen={eventScreen}
      entry={event}
      className={styles.row}
      site={eventOnSite(event.id)}
      before={<Day date={event.date} isPast={status === 'past'} />}
      badge={<Badge tone={status}>{eventStatusNames[status]}</Badge>}
      actions={<RowActions event={event} revision={revision} />}
      canChange={revision !== undefined}
      {...{ search, onDelete }}
    >
      <p>{[event.type, days, event.time, event.venue].filter((text) => text !== '').join(' · ')}</p>
    </EntryRow>
  );
}

function Day({ date, isPast }: { date: string; isPast: boolean }) {
  const { day, month, year } = dayParts(date);
  return (
    <p className={styles.day} data-past={isPast || undefined} aria-hidden="true">
      <strong>{day}</strong>
      <span>
        {month.slice(0, 3)} {year}
      </span>
    </p>
  );
}

function RowActions({ event, revision }: Pick<EventRowProps, 'event' | 'revision'>) {
  const name = eventName(event);
  const { search: listed } = useLocation();
  const feature = async () => {
    const featured = !event.featured;
    await saveEvent({ event: { id: event.id, featured }, revision: revision ?? '', idempotencyKey: newUuid() });
    return featured ? screenTexts.featured : screenTexts.unfeatured;
  };
  return (
    <>
      <RowSwitch
        screen={eventScreen}
        label={`Featured: ${name}`}
        icon={<Star full={event.featured} />}
        isOn={event.featured}
        canChange={revision !== undefined}
        onSwitch={feature}
      />
      <Link
        className={iconButtonClass()}
        to={`${eventScreen.path}/new?copy=${event.id}`}
        state={{ listed }}
        aria-label={`Duplicate: ${name}`}
        title="Duplicate"
      >
        <FiCopy aria-hidden="true" />
      </Link>
    </>
  );
}
