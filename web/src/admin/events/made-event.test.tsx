// @vitest-environment jsdom
import { ApiError, type EventsReply, type SiteEvent } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEvent, saveEvent } from '../../shared/api/events';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { typeInto as type } from '../editing/testing/type-into';
import {
  address,
  beginBrowser,
  buttonOf,
  click,
  endBrowser,
  field,
  open,
  until,
} from '../entry-editing/testing/entry-page';
import { eventEntries } from './event-entries';
import { EventsScreen } from './EventsScreen';

const browser = new FakeBrowser<SiteEvent>();
vi.mock('../editing/browser/record-store', () => ({
  browserRecordStore: ({ name }: { name: string }, person: number) => browser.store(name, person),
}));
vi.mock('../editing/browser/tabs', () => ({ browserTabs: () => browser.tabs() }));
const seen: EventsReply = { events: defaultEvents, revision: 'e.5' };
vi.mock('../../shared/api/events', () => ({
  useEvents: () => ({ data: seen, error: undefined, mutate: () => undefined }),
  refreshEvents: () => Promise.resolve(),
  saveEvent: vi.fn(() => Promise.reject(new ApiError('unavailable', 'The server cannot be reached'))),
  createEvent: vi.fn(),
  deleteEvent: vi.fn(),
}));

beforeEach(beginBrowser);
afterEach(endBrowser);

it('P15, A6: a list from before an event was made does not say that it was deleted, while its form has words', async () => {
  let answer = (): void => {};
  vi.mocked(createEvent).mockImplementationOnce(
    (event) =>
      new Promise((done) => (answer = () => done({ success: true, event: { ...event, id: 998 }, revision: 'e.6' }))),
  );
  await open(<EventsScreen person={7} signedIn />, '/admin/events/new');
  await type(field('title'), 'A fair');
  await type(field('description'), 'Come and see.');
  await click(buttonOf('Create event'));
  await type(field('title'), 'A fair in Yaba');
  await act(async () => answer());
  await until(() => expect(address()).toBe('/admin/events/998'));
  await until(() => expect(field('title').value).toBe('A fair in Yaba'));
  expect(document.body.textContent).not.toContain('deleted elsewhere');
});

it('P15: the form of an event that was made is not seen empty before the event’s own page is there', async () => {
  const shown = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  vi.mocked(createEvent).mockImplementationOnce((event) =>
    Promise.resolve({ success: true, event: { ...event, id: 997 }, revision: 'e.6' }),
  );
  await open(<EventsScreen person={7} signedIn />, '/admin/events/new');
  await type(field('title'), 'A quiz');
  await type(field('description'), 'Come and guess.');
  const title = field('title');
  shown.mockClear();
  await click(buttonOf('Create event'));
  await until(() => expect(address()).toBe('/admin/events/997'));
  expect(shown.mock.calls.filter((_, at) => shown.mock.contexts[at] === title)).toEqual([]);
  shown.mockRestore();
  await open(<EventsScreen person={7} signedIn />, '/admin/events/new');
  expect(field('title').value).toBe('');
});

it('P15: an event that was just made is opened, also where the list cannot be read again', async () => {
  vi.mocked(createEvent).mockImplementationOnce((event) =>
    Promise.resolve({ success: true, event: { ...event, id: 996 }, revision: 'e.6' }),
  );
  await open(<EventsScreen person={7} signedIn />, '/admin/events/new');
  await type(field('title'), 'A race');
  await type(field('description'), 'Come and run.');
  await click(buttonOf('Create event'));
  await until(() => expect(address()).toBe('/admin/events/996'));
  await until(() => expect(document.querySelector('h1')?.textContent).toContain('A race'));
  expect(document.body.textContent).not.toContain('It may have been deleted');
  expect(field('title').value).toBe('A race');
});

it('P15, A6: opened again, an event that was just made is as it was saved last, also where the list cannot be read', async () => {
  const made = { ...defaultEvents[0]!, id: 994, title: 'A walk' };
  eventEntries.noteMade({ content: made, revision: 'e.6' });
  vi.mocked(saveEvent).mockImplementationOnce(({ event }) =>
    Promise.resolve({ success: true, event: { ...made, ...event }, revision: 'e.7' }),
  );
  await open(<EventsScreen person={7} signedIn />, '/admin/events/994');
  await until(() => expect(field('title').value).toBe('A walk'));
  await type(field('title'), 'A longer walk');
  await act(() => eventEntries.of(eventEntries.recordsOf(994), 7).session.save());
  expect(eventEntries.madeAs(eventEntries.recordsOf(994))).toMatchObject({
    content: { title: 'A longer walk' },
    revision: 'e.7',
  });
  eventEntries.forgetAll([994]);
  expect(eventEntries.madeAs(eventEntries.recordsOf(994))).toBeUndefined();
});

it('P15: a list that is newer than a new event and has it no more says that it is gone', async () => {
  eventEntries.noteMade({ content: { ...defaultEvents[0]!, id: 995 }, revision: 'e.4' });
  await open(<EventsScreen person={7} signedIn />, '/admin/events/995');
  expect(document.body.textContent).toContain('It may have been deleted');
});

it.each([
  ['that was typed', '/admin/events/new'],
  ['that is a copy as it stands', `/admin/events/new?copy=${defaultEvents[0]?.id}`],
])('A6, P15: an event %s, whose answer was lost and which was then deleted, is made anew, once', async (_, url) => {
  const create = vi.mocked(createEvent);
  create.mockRejectedValueOnce(new ApiError('unavailable', 'The server cannot be reached'));
  await open(<EventsScreen person={7} signedIn />, url);
  if (!url.includes('copy')) {
    await type(field('title'), 'A fair');
    await type(field('description'), 'Come and see.');
  }
  await click(buttonOf('Create event'));
  create.mockRejectedValueOnce(new ApiError('not_found', 'There is no such event'));
  create.mockRejectedValueOnce(new ApiError('unavailable', 'The server cannot be reached'));
  await click(buttonOf('Create event'));
  create.mockImplementationOnce((event) =>
    Promise.resolve({ success: true, event: { ...event, id: 993 }, revision: 'e.6' }),
  );
  await click(buttonOf('Create event'));
  await until(() => expect(address()).toBe('/admin/events/993'));
  const keys = create.mock.calls.map(([, key]) => key);
  expect(keys).toEqual([keys[0], keys[0], keys[2], keys[2]]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(localStorage.length).toBe(0);
  eventEntries.forgetAll([993]);
});
