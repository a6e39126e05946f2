import { eventStatusAt, type SiteEvent } from '@apoti/contract';
import { useState } from 'react';
import { FiCopy, FiExternalLink, FiTrash2 } from 'react-icons/fi';
import { Link, useLocation } from 'react-router-dom';
import { refreshEvents, saveEvent } from '../../shared/api/events';
import { daysText, dayParts } from '../../shared/lib/day-text';
import { newUuid } from '../../shared/lib/uuid';
import { eventStatusNames } from '../../shared/site-data/event-status-names';
import { Badge } from '../../shared/ui/Badge';
import { IconButton, iconButtonClass } from '../../shared/ui/Button';
import { Marked } from '../../shared/ui/Marked';
import { adminToast } from '../../shared/ui/toast';
import { Star } from '../form/Star';
import { eventName, screenTexts } from './event-labels';
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
  const name = eventName(event);
  const status = eventStatusAt(event, now);
  const { search: listed } = useLocation();
  const { day, month, year } = dayParts(event.date);
  const days = status === 'recurring' && event.recurring !== '' ? event.recurring : daysText(event.date, event.endDate);
  return (
    <li className={styles.row} data-past={status === 'past' || undefined}>
      <p className={styles.day} aria-hidden="true">
        <strong>{day}</strong>
        <span>
          {month.slice(0, 3)} {year}
        </span>
      </p>
      <div className={styles.words}>
        <h2>
          <Link to={`/admin/events/${event.id}`} state={{ listed }} id={`event-${event.id}`}>
            <Marked text={name} search={search} />
          </Link>
        </h2>
        <p>{[event.type, days, event.time, event.venue].filter((text) => text !== '').join(' · ')}</p>
      </div>
      <div className={styles.foot}>
        <Badge tone={status}>{eventStatusNames[status]}</Badge>
        <RowActions {...{ event, name, revision, listed, onDelete }} />
      </div>
    </li>
  );
}

type RowActionsProps = Pick<EventRowProps, 'event' | 'revision' | 'onDelete'> & { name: string; listed: string };

function RowActions({ event, name, revision, listed, onDelete }: RowActionsProps) {
  const [busy, setBusy] = useState(false);
  const feature = async () => {
    if (revision === undefined || busy) return;
    const featured = !event.featured;
    setBusy(true);
    try {
      await saveEvent({ event: { id: event.id, featured }, revision, idempotencyKey: newUuid() });
      adminToast.success(featured ? screenTexts.featured : screenTexts.unfeatured);
    } catch (error) {
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.failed);
    }
    await refreshEvents();
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      <IconButton
        label={`Featured: ${name}`}
        icon={<Star full={event.featured} />}
        aria-pressed={event.featured}
        aria-busy={busy || undefined}
        disabled={revision === undefined}
        onClick={() => void feature()}
      />
      <Link
        className={iconButtonClass()}
        to={`/admin/events/new?copy=${event.id}`}
        state={{ listed }}
        aria-label={`Duplicate: ${name}`}
        title="Duplicate"
      >
        <FiCopy aria-hidden="true" />
      </Link>
      <a
        className={iconButtonClass()}
        href={`/events#event-${event.id}`}
        target="_blank"
        rel="noopener"
        aria-label={`On the site (opens in a new tab): ${name}`}
        title="On the site"
      >
        <FiExternalLink aria-hidden="true" />
      </a>
      <IconButton
        label={`Delete: ${name}`}
        icon={<FiTrash2 aria-hidden="true" />}
        disabled={revision === undefined}
        onClick={onDelete}
      />
    </div>
  );
}
