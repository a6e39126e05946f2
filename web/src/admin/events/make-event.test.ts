// @vitest-environment jsdom
import { ApiError, type SiteEvent } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEvent, saveEvent } from '../../shared/api/events';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { eventEntries } from './event-entries';
import { makeEvent } from './make-event';

const browser = new FakeBrowser<SiteEvent>();
vi.mock('../editing/browser/record-store', () => ({
  browserRecordStore: ({ name }: { name: string }, person: number) => browser.store(name, person),
}));
vi.mock('../editing/browser/tabs', () => ({ browserTabs: () => browser.tabs() }));
vi.mock('../../shared/api/events', () => ({
  createEvent: vi.fn(),
  refreshEvents: vi.fn(async () => whileCalling()),
  saveEvent: vi.fn(async ({ event }: { event: SiteEvent }) => ({ event, revision: 'e.8' })),
}));
beforeEach(() => {
  vi.clearAllMocks();
  whileCalling = () => {};
});

const PERSON = 7;
let whileCalling: () => void = () => {};
const made: SiteEvent = { ...defaultEvents[0]!, id: 9, title: 'A day' };
const answers = (event: SiteEvent) =>
  vi.mocked(createEvent).mockImplementationOnce(async () => {
    whileCalling();
    return { success: true, event, revision: 'e.1' };
  });

it('P15, A6: what is typed while an event is made and read again is saved by its own session, which nobody needs to have open', async () => {
  let typed = { ...made, id: 0 };
  const more = ['A day,', 'A day, and more'];
  whileCalling = () => {
    typed = { ...typed, title: more.shift() ?? typed.title };
  };
  answers(made);
  expect(await makeEvent(() => typed, 'key', PERSON)).toBe(made.id);
  await vi.waitFor(() => expect(saveEvent).toHaveBeenCalledTimes(1));
  expect(vi.mocked(saveEvent).mock.calls[0]?.[0]).toMatchObject({
    event: { id: made.id, title: 'A day, and more' },
    revision: 'e.1',
    person: PERSON,
  });
});

it('P15: an event that nobody has typed into since is not saved again', async () => {
  answers({ ...made, id: 11 });
  expect(await makeEvent(() => ({ ...made, id: 0 }), 'key', PERSON)).toBe(11);
  expect(eventEntries.unsentHere(PERSON)).not.toContain(eventEntries.recordsOf(11));
  expect(saveEvent).not.toHaveBeenCalled();
});

it('A6: where a colleague has changed the same since a lost answer, the words wait in the event’s own form for a decision', async () => {
  const before = { ...made, id: 10 };
  answers(before);
  const theirs = { ...before, title: 'Theirs' };
  const body = { success: true, event: theirs, revision: 'e.5', conflicts: [] };
  vi.mocked(saveEvent).mockRejectedValue(new ApiError('conflict', 'Somebody else changed the same', body));
  expect(await makeEvent(() => ({ ...before, id: 0, title: 'Hers' }), 'key', PERSON)).toBe(before.id);
  const name = eventEntries.recordsOf(before.id);
  const letGo = eventEntries.hold(name, PERSON);
  const { session } = eventEntries.of(name, PERSON);
  await vi.waitFor(() => expect(session.getState().work?.conflicts.map(({ path }) => path)).toEqual([['title']]));
  expect(session.getState().work?.mine.title).toBe('Hers');
  letGo();
});

it('A6: where its own form has words too, and the event has others’ by now, none of them are lost', async () => {
  const before = { ...made, id: 12 };
  const now = { ...before, venue: 'Theirs' };
  const name = eventEntries.recordsOf(before.id);
  const letGo = eventEntries.hold(name, PERSON);
  const { session } = eventEntries.of(name, PERSON);
  session.seen({ content: now, revision: 'e.7' });
  await vi.waitFor(() => expect(session.getState().work).not.toBeNull());
  session.edit((mine) => ({ ...mine, booth: 'Typed in its form' }));
  answers(before);
  expect(await makeEvent(() => ({ ...before, id: 0, title: 'Typed since' }), 'key', PERSON)).toBe(before.id);
  expect(session.getState().work).toMatchObject({
    base: { revision: 'e.7' },
    mine: { venue: 'Theirs', booth: 'Typed in its form', title: 'Typed since' },
  });
  letGo();
});

it('A6: what the browser cannot keep, nor the server save, stays in the form of the new event', async () => {
  answers({ ...made, id: 13 });
  browser.storeFails = true;
  vi.mocked(saveEvent).mockRejectedValue(new ApiError('unavailable', 'The server cannot be reached'));
  const making = makeEvent(() => ({ ...made, id: 0, title: 'Typed since' }), 'key', PERSON);
  await expect(making).rejects.toThrow('This browser could not keep what was typed meanwhile');
  browser.storeFails = false;
});
