import { eventOf } from '@apoti/contract/content/events/event-of';
import { expect, it } from 'vitest';
import { eventDocument, eventWords, newEventFaults } from './event-document';
import { eventEntries } from './event-entries';

const base = eventOf({
  id: 7,
  title: 'Fair',
  description: 'x',
  type: 'Exhibition',
  status: 'upcoming',
  date: '2027-03-16',
  time: '',
  venue: '',
});
const document = eventDocument('event-7');

it('A6: an event that ends before it begins is not saved, whichever of its days was changed', () => {
  const issue = { path: ['endDate'], message: 'must not be before the first day' };
  expect(document.check({ ...base, endDate: '2027-03-15' }, base)).toEqual([issue]);
  const long = { ...base, endDate: '2027-03-18' };
  expect(document.check({ ...long, date: '2027-03-19' }, long)).toEqual([issue]);
  expect(document.check({ ...base, endDate: '2027-03-16' }, base)).toEqual([]);
});

it('A6: what was stored before the rule does not keep other fields from being saved', () => {
  const old = { ...base, endDate: '2020-01-01' };
  expect(document.check({ ...old, title: 'Another' }, old)).toEqual([]);
});

it('A6, P15: what was stored against one rule does not keep a form from saying what is new against another', () => {
  const old = { ...base, time: '10:00 PM - 2:00 AM' };
  expect(document.check({ ...old, title: 'Another' }, old)).toEqual([]);
  expect(document.check({ ...old, endDate: '2020-01-01' }, old).map(({ path }) => path)).toEqual([['endDate']]);
  expect(document.check({ ...base, time: old.time }, base).map(({ path }) => path)).toEqual([['time']]);
});

it('P15: a copy may keep the time of its source, also one that ends after midnight', () => {
  const old = { ...base, time: '10:00 PM - 2:00 AM' };
  expect(newEventFaults({ ...old, id: 0 }, old)).toEqual([]);
  expect(newEventFaults({ ...old, id: 0 }, base).map(({ path }) => path)).toEqual([['time']]);
});

it('A6: each event is kept by itself, and its fields are called as in the form', () => {
  expect([7, 8].map((id) => eventEntries.recordsOf(id))).toEqual(['event-7', 'event-8']);
  expect(eventWords.place(base, ['endDate'])).toEqual({ item: '', field: 'Last day' });
  expect(eventWords.text(base, ['highlights'], ['One', 'Two'])).toBe('• One\n• Two');
});
