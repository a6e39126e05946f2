import { describe, expect, it } from 'vitest';
import { eventSchema, type SiteEvent } from '../resources/events/event';
import { eventStatusAt } from '../resources/events/event-status';
import { defaultEvents } from './default-events';
import { defaultPosts } from './default-posts';
import { eventsAsOf, postsAsOf } from './examples-as-of';

const at = (day: string) => Date.parse(`${day}T09:00:00+01:00`);
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

describe('the examples of a site that begins', () => {
  it.each(['2026-11-03', '2026-11-30', '2027-01-08'])('P13, P15: on %s are as they are written', (day) => {
    expect(postsAsOf(defaultPosts, at(day))).toEqual(defaultPosts);
    expect(eventsAsOf(defaultEvents, at(day))).toEqual(defaultEvents);
  });

  it.each(['2020-02-29', '2025-06-15', '2026-11-02', '2027-01-09', '2027-12-31', '2040-05-01'])(
    'P13, P15: on %s are news and events of that time',
    (day) => {
      const posts = postsAsOf(defaultPosts, at(day)).filter(({ status }) => status === 'published');
      expect(posts.filter(({ publishDate }) => publishDate > day)).toEqual([]);
      expect(posts.filter(({ featured }) => featured)).toHaveLength(2);
      const events = eventsAsOf(defaultEvents, at(day));
      expect(events.map((event) => eventSchema.parse(event))).toEqual(events);
      expect(events.map((event) => eventStatusAt(event, at(day)))).toEqual(defaultEvents.map(({ status }) => status));
      expect(events.map(({ date }) => weekday(date))).toEqual(defaultEvents.map(({ date }) => weekday(date)));
    },
  );

  it('P15: what comes back is on its next day', () => {
    const daysOf = (day: string) =>
      eventsAsOf(defaultEvents, at(day)).flatMap(({ date, recurring }: SiteEvent) => (recurring === '' ? [] : [date]));
    // The second Saturday and the last Thursday.
    expect(daysOf('2027-02-13')).toEqual(['2027-02-13', '2027-02-25']);
    expect(daysOf('2027-02-26')).toEqual(['2027-03-13', '2027-03-25']);
  });
});
