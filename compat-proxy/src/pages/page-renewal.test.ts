import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '../testing/cache-under-test';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const posts = Array.from({ length: 20 }, (_, id) => `/press-releases/${id}`);
/** So many edits of the home page, one in each turn of the event loop. */
async function storm({ edit, texts }: ReturnType<typeof createCache>, many: number): Promise<void> {
  const edits: Promise<void>[] = [];
  for (let count = 1; count <= many; count += 1) {
    texts['/'] = ` edit ${count}.`;
    edits.push(edit());
    await nextTurn();
  }
  await Promise.all(edits);
}

it('S8, F5: edits that come faster than pages are made begin nothing beside what is being made anew: nobody waits behind a round for each of them', async () => {
  const made = createCache();
  for (const url of ['/', ...posts]) await made.visited(url);
  made.rendered.length = 0;
  await storm(made, 100);
  expect(made.rendered.length).toBeLessThan(250);
  expect(new Set(made.rendered).size).toBe(21);
  expect(made.cache.ready('/')?.variants.identity.body.toString()).toContain(' edit 100.');
});

it('S8: edits that come faster than a page is made do not keep what is made from being shown: it is newer than what is there, and as old as its making', async () => {
  const { cache, edit, texts, visited } = createCache({ size: 300_000 });
  const shown = () => cache.ready('/')?.variants.identity.body.toString().slice(0, 20);
  await visited('/');
  texts['/'] = ' first';
  const first = edit();
  await nextTurn();
  texts['/'] = 'fails';
  const second = edit();
  await expect(first).rejects.toThrow('pages could not be rendered');
  await second;
  expect(shown()).toContain('/ first');
  vi.advanceTimersByTime(1_001);
  expect(shown()).toBeUndefined();
});
