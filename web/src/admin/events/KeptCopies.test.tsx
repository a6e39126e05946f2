// @vitest-environment jsdom
import type { EventsReply } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeInto as type } from '../editing/testing/type-into';
import {
  address,
  beginBrowser,
  buttonOf,
  click,
  endBrowser,
  field,
  leave,
  open,
  page,
  question,
} from '../entry-editing/testing/entry-page';
import { EventsScreen } from './EventsScreen';

const [first, ...others] = defaultEvents;
const seen: EventsReply = { events: others, revision: 'e.5' };
vi.mock('../../shared/api/events', () => ({
  useEvents: () => ({ data: seen, error: undefined, mutate: () => undefined }),
  refreshEvents: vi.fn(),
  saveEvent: vi.fn(),
  deleteEvent: vi.fn(),
  createEvent: vi.fn(),
}));
vi.mock('../../shared/api/upload', () => ({ uploadPicture: vi.fn() }));

beforeEach(beginBrowser);
afterEach(endBrowser);

const screen = <EventsScreen person={7} signedIn />;
const COPY = `/admin/events/new?copy=${first?.id}`;

it('P15, A6: a copy that was begun stands above the events, also of a deleted one, and can be gone on with or discarded', async () => {
  await open(screen, COPY);
  await type(field('title'), 'Half a copy');
  await leave();
  await open(screen, '/admin/events');
  expect(page()).toContain('Not created yet: “Half a copy”');
  await click(document.querySelector<HTMLElement>(`a[href="${COPY}"]`)!);
  expect(address()).toBe(COPY);
  expect(field('title').value).toBe('Half a copy');
  await leave();
  await open(screen, '/admin/events');
  await click(buttonOf('Discard: Half a copy'));
  await click(buttonOf('Discard', question()));
  expect(page()).not.toContain('Half a copy');
  expect(document.activeElement?.id).toBe('new-event');
  expect(question()).toBeNull();
});
