import { FiArrowUpRight, FiCalendar } from 'react-icons/fi';
import { PressArt } from '../../shared/art/PressArt';
import { daysText } from '../../shared/lib/day-text';
import { eventStatusNames } from '../../shared/site-data/event-status-names';
import { Badge } from '../../shared/ui/Badge';
import { buttonClass } from '../../shared/ui/Button';
import { Marked } from '../../shared/ui/Marked';
import { Photo } from '../../shared/ui/Photo';
import { DayTile } from './DayTile';
import type { ShownEvent } from './event-list';
import styles from './EventEntry.module.css';

/** Each status has a colour of its own. */
const tones = { upcoming: 'good', recurring: 'warn', past: 'plain' } as const;

/** How wide a picture is shown: beside the day, below 44rem; events to come stand beside their month, past ones in two columns. */
const NARROW = '(max-width: 40rem) calc(100vw - 3rem), (max-width: 54rem) calc(100vw - 10rem)';
const AHEAD = `${NARROW}, (min-width: 60rem) and (max-width: 73rem) calc(75vw - 10.75rem), 44rem`;
const PAST = `${NARROW}, (min-width: 76rem) 28rem, (min-width: 64rem) calc(50vw - 10rem), 44rem`;

function Facts({ event, search }: { event: ShownEvent; search: string }) {
  const { date, endDate, time, venue, attendees, booth, recurring, isAhead, status } = event;
  const hasDay = status !== 'recurring' || isAhead;
  const facts = [
    ['When', [hasDay ? daysText(date, endDate) : '', time].filter((text) => text !== '').join(', ')],
    ['Repeats', recurring],
    ['Where', venue],
    ['Booth', booth],
    ['Attendees', attendees],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, text]) =>
          text !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{name === 'Where' ? <Marked text={text} search={search} /> : text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What can be done about an event; a calendar takes it only where its day is still to come. */
function Actions({ event: { id, title, registrationLink, isAhead } }: { event: ShownEvent }) {
  if (registrationLink === '' && !isAhead) return null;
  return (
    <p className={styles.actions}>
      {registrationLink !== '' && (
        <a href={registrationLink} rel="noopener" className={buttonClass('primary')} aria-label={`Register: ${title}`}>
          Register <FiArrowUpRight aria-hidden="true" />
        </a>
      )}
      {isAhead && (
        <a href={`/events/${id}.ics`} className={buttonClass('secondary')} aria-label={`Add to calendar: ${title}`}>
          <FiCalendar aria-hidden="true" /> Add to calendar
        </a>
      )}
    </p>
  );
}

type EventEntryProps = {
  event: ShownEvent;
  search: string;
  next?: boolean;
  /** Its title's, one below what it stands under. */
  level?: 3 | 4;
};

/** An event with all that is known of it (P15). */
export function EventEntry({ event, search, next = false, level = 4 }: EventEntryProps) {
  const { id, title, description, type, status, image, highlights, prerequisites, summary } = event;
  const label = eventStatusNames[status];
  const tone = tones[status];
  const Title = level === 3 ? 'h3' : 'h4';
  return (
    <li id={`event-${id}`} className={styles.entry}>
      <DayTile event={event} next={next} />
      <div className={styles.words}>
        <p className={styles.badges}>
          <Badge tone={tone}>{label}</Badge>
          <span>{type}</span>
        </p>
        <Title className={styles.title}>
          <Marked text={title} search={search} />
        </Title>
        <p>
          <Marked text={description} search={search} />
        </p>
        <Facts event={event} search={search} />
        {image !== '' && (
          <Photo
            src={image}
            width={960}
            height={540}
            sizes={status === 'past' ? PAST : AHEAD}
            className={styles.picture}
            fallback={
              <div className={styles.drawn}>
                <PressArt seed={id} />
              </div>
            }
          />
        )}
        {highlights.length > 0 && (
          <ul aria-label="Highlights" className={styles.highlights}>
            {highlights.map((highlight, index) => (
              <li key={index}>{highlight}</li>
            ))}
          </ul>
        )}
        {prerequisites !== '' && status !== 'past' && (
          <p className={styles.note}>
            <strong>Before you come:</strong> {prerequisites}
          </p>
        )}
        {summary !== '' && status === 'past' && (
          <p className={styles.note}>
            <strong>How it was:</strong> {summary}
          </p>
        )}
        {status !== 'past' && <Actions event={event} />}
      </div>
    </li>
  );
}
