// @vitest-environment jsdom
import type { EventsReply } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshEvents } from '../../shared/api/events';
import { beginBrowser, click, draw, endBrowser, labelled, open } from '../entry-editing/testing/entry-page';
import { EventsScreen } from './EventsScreen';

const seen: EventsReply = { events: defaultEvents, revision: 'e.5' };
vi.mock('../../shared/api/events', () => ({
  useEvents: () => ({ data: seen, error: undefined, mutate: () => undefined }),
  refreshEvents: vi.fn(() => Promise.resolve()),
  saveEvent: vi.fn(({ event }: { event: unknown }) => Promise.resolve({ event, revision: 'e.6' })),
  createEvent: vi.fn(),
  deleteEvent: vi.fn(),
}));

beforeEach(beginBrowser);
afterEach(endBrowser);

it('P15, X2: one that is featured no more in a filtered list stays under the hands, with the focus, until the filter is another', async () => {
  await open(<EventsScreen person={7} signedIn />, '/admin/events?when=featured');
  const names = () => [...document.querySelectorAll('h2 a')].map(({ textContent }) => textContent);
  const before = names();
  const { events } = seen;
  const one = events.find(({ featured }) => featured)!;
  const star = labelled(`Featured: ${one.title}`);
  star.focus();
  vi.mocked(refreshEvents).mockImplementationOnce(async () => {
    seen.events = events.map((each) => (each.id === one.id ? { ...each, featured: false } : each));
  });
  await click(star);
  await draw(<EventsScreen person={7} signedIn />, '/admin/events');
  expect([names(), document.activeElement]).toEqual([before, star]);
  expect(star.getAttribute('aria-pressed')).toBe('false');
  const select = document.querySelector<HTMLSelectElement>('select:has(option[value="featured"])')!;
  for (const value of ['', 'featured']) {
    await act(async () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  expect(names()).toEqual(before.filter((name) => name !== one.title));
});
