// @vitest-environment jsdom
import { ApiError, type EventsReply } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteEvent, refreshEvents } from '../../shared/api/events';
import { adminToast } from '../../shared/ui/toast';
import { EventsScreen } from '../events/EventsScreen';
import { address, beginBrowser, buttonOf, click, endBrowser, labelled, open, question } from './testing/entry-page';

const seen: EventsReply = { events: defaultEvents, revision: 'e.5' };
vi.mock('../../shared/api/events', () => ({
  useEvents: () => ({ data: seen, error: undefined, mutate: () => undefined }),
  refreshEvents: vi.fn(() => Promise.resolve()),
  saveEvent: vi.fn(),
  deleteEvent: vi.fn(),
  createEvent: vi.fn(),
}));
vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

const [one, other] = defaultEvents;
beforeEach(beginBrowser);
afterEach(endBrowser);

it.each([
  ['that it is done', undefined],
  ['that it failed', new Error('No answer')],
])('P15: a late answer %s leaves the question about another entry open and usable', async (_, failure) => {
  let answer = (): void => undefined;
  const first = new Promise<void>((resolve, reject) => {
    answer = () => (failure === undefined ? resolve() : reject(failure));
  });
  vi.mocked(deleteEvent).mockReturnValueOnce(first).mockResolvedValueOnce();
  await open(<EventsScreen person={7} signedIn />, '/admin/events');
  await click(labelled(`Delete: ${one?.title}`));
  await click(buttonOf('Delete', question()));
  await click(buttonOf('Cancel', question()));
  await click(labelled(`Delete: ${other?.title}`));
  expect(buttonOf('Delete', question()).hasAttribute('disabled')).toBe(false);
  await act(async () => answer());
  expect(question()?.textContent).toContain(other?.title);
  await click(buttonOf('Delete', question()));
  expect(vi.mocked(deleteEvent).mock.calls).toEqual([[one?.id], [other?.id]]);
  expect(question()).toBeNull();
});

it('P15: a late answer to the deletion of an event takes nobody away from another one’s form', async () => {
  let answer = (): void => undefined;
  vi.mocked(deleteEvent).mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  const link = (to: string) => document.querySelector<HTMLElement>(`a[href="${to}"]`)!;
  await open(<EventsScreen person={7} signedIn />, '/admin/events');
  await click(link(`/admin/events/${one?.id}`));
  await click(buttonOf('Delete'));
  await click(buttonOf('Delete', question()));
  await click(buttonOf('Cancel', question()));
  await click(link('/admin/events'));
  await click(link(`/admin/events/${other?.id}`));
  await act(async () => answer());
  expect(address()).toBe(`/admin/events/${other?.id}`);
});

it.each([
  ['that somebody else has deleted', new ApiError('not_found', 'There is no such event')],
  ['of which no answer came', new ApiError('unavailable', 'No answer came.')],
])(
  'P15, A14: after the deletion of an entry %s its list is read again at once, as after any other',
  async (_, failure) => {
    const said = vi.spyOn(adminToast, 'error');
    vi.mocked(deleteEvent).mockRejectedValueOnce(failure);
    await open(<EventsScreen person={7} signedIn />, '/admin/events');
    await click(labelled(`Delete: ${one?.title}`));
    vi.mocked(refreshEvents).mockClear();
    await click(buttonOf('Delete', question()));
    expect(said).toHaveBeenLastCalledWith(failure.message);
    expect(question()).toBeNull();
    expect(refreshEvents).toHaveBeenCalledOnce();
  },
);
