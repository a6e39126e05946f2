// @vitest-environment jsdom
import { defaultEvents } from '@apoti/contract/content/default-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEvent } from '../../shared/api/events';
import { typeInto as type } from '../editing/testing/type-into';
import {
  beginBrowser,
  buttonOf,
  click,
  endBrowser,
  field,
  open as openPage,
} from '../entry-editing/testing/entry-page';
import { EventsScreen } from './EventsScreen';

vi.mock('../../shared/api/events', () => ({
  useEvents: () => ({ data: { events: defaultEvents, revision: 'e.5' }, error: undefined, mutate: () => undefined }),
  refreshEvents: vi.fn(),
  saveEvent: vi.fn(),
  deleteEvent: vi.fn(),
  createEvent: vi.fn(),
}));

const open = (url: string) => openPage(<EventsScreen person={7} signedIn />, url);

beforeEach(beginBrowser);
afterEach(endBrowser);

it('P15: from and until write the time as the calendar file reads it', async () => {
  await open('/admin/events/new');
  const [from, until] = [...document.querySelectorAll<HTMLInputElement>('input[type="time"]')];
  await type(from!, '14:30');
  expect(field('time').value).toBe('2:30 PM');
  await type(until!, '13:00');
  expect(field('time').value).toBe('2:30 PM - 1:00 PM');
  expect(document.body.textContent).toContain('Until must be later than From');
  await type(field('title'), 'Late night');
  await type(field('description'), 'All about lockers');
  await click(buttonOf('Create event'));
  expect(vi.mocked(createEvent)).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('must end later than it begins');
  await type(until!, '16:00');
  expect(field('time').value).toBe('2:30 PM - 4:00 PM');
  await type(from!, '');
  expect(field('time').value).toBe('Until 4:00 PM');
  await type(until!, '');
  expect(field('time').value).toBe('');
  await type(field('time'), 'All day');
  expect([from!.value, until!.value]).toEqual(['', '']);
});

it('A6, P15: hours that do not go together yet are kept as they were chosen', async () => {
  await open('/admin/events/new');
  const times = () => [...document.querySelectorAll<HTMLInputElement>('input[type="time"]')];
  await type(times()[0]!, '14:30');
  await type(times()[1]!, '13:00');
  await open('/admin/events');
  await open('/admin/events/new');
  expect(times().map(({ value }) => value)).toEqual(['14:30', '13:00']);
});
