import type { SiteEvent } from '@apoti/contract';
import { defaultEvents } from '@apoti/contract/content/default-events';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeEvent } from './make-event';

const sent: string[] = [];
let whileCalling: () => void = () => {};
vi.mock('../../shared/api/events', () => ({
  createEvent: async (event: SiteEvent) => {
    sent.push(`made ${event.title}`);
    whileCalling();
    return { event: { ...event, id: 9 }, revision: 'e.1' };
  },
  saveEvent: async ({ event, revision }: { event: SiteEvent; revision: string }) => {
    sent.push(`${revision} ${event.title}`);
    whileCalling();
    return { event, revision: `e.${sent.length}` };
  },
  refreshEvents: async () => whileCalling(),
}));
beforeEach(() => {
  sent.length = 0;
});

it('P15, A6: words typed while an event is made, saved and read again are sent too', async () => {
  let typed = { ...defaultEvents[0]!, title: 'A day' };
  const more = ['A day,', 'A day, and', 'A day, and more'];
  whileCalling = () => {
    typed = { ...typed, title: more.shift() ?? typed.title };
  };
  expect(await makeEvent(() => typed, 'key', 7)).toBe(9);
  expect(sent).toEqual(['made A day', 'e.1 A day, and', 'e.2 A day, and more']);
});
