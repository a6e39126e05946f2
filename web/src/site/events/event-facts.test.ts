import { expect, it } from 'vitest';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { eventFacts } from './event-facts';

const site = { origin: 'https://lockers.example', organizer: {} };
const day = '2027-03-16';
const ahead = { ...defaultEvents[0]!, isAhead: true };

it.each([
  ['10:00 AM - 2:00 PM', { startDate: `${day}T10:00:00+01:00`, endDate: `${day}T14:00:00+01:00` }],
  ['10:00 AM', { startDate: `${day}T10:00:00+01:00`, endDate: undefined }],
  ['Until 2:00 PM', { startDate: day, endDate: day }],
  ['All day', { startDate: day, endDate: day }],
])('P15: of an event whose time is “%s” search engines hear what is known of it', (time, known) => {
  const facts = eventFacts({ ...ahead, date: day, endDate: '', time }, site);
  expect({ endDate: undefined, ...facts }).toMatchObject(known);
});

it('P15: of an event of several days without an end of its hours search engines hear the last day', () => {
  const [startDate, endDate] = [`${day}T10:00:00+01:00`, '2027-03-18'];
  const event = { ...ahead, date: day, endDate, time: '10:00 AM' };
  expect(eventFacts(event, site)).toMatchObject({ startDate, endDate });
});
