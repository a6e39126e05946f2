import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ColdTurns } from './cold-turns';

function page() {
  let [give, finish] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => (give = resolve));
  const whole = new Promise<void>((resolve) => (finish = resolve));
  return { give, finish, begun: { made: 'a page', asked, whole } };
}

/** Pages that ask for a turn in their order, and which of them have begun. */
function queue(turns: ColdTurns, many: number) {
  const begun: number[] = [];
  const pages = Array.from({ length: many }, page);
  const asked = pages.map((each, id) => turns.begin(() => (begun.push(id), each.begun)));
  return { pages, asked, begun };
}

it('P1: the next one begins when whoever asked has his encoding, not when all are there', async () => {
  const { pages, begun } = queue(new ColdTurns({ atOnce: 1, unfinished: 9, waiting: 9 }), 3);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([0]);
  pages[0]?.give();
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([0, 1]);
});

it('S9: but only so many are unfinished at once, and only so many wait; the others are refused', async () => {
  const { pages, asked, begun } = queue(new ColdTurns({ atOnce: 5, unfinished: 2, waiting: 1 }), 4);
  expect(await asked[3]).toBeNull();
  pages.forEach(({ give }) => give());
  expect(await Promise.all(asked.slice(0, 2))).toEqual(['a page', 'a page']);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([0, 1]);
  pages[1]?.finish();
  expect(await asked[2]).toBe('a page');
});

it('P1: one that fails gives its turn on, and fails for whoever asked', async () => {
  const turns = new ColdTurns({ atOnce: 1, unfinished: 1, waiting: 9 });
  const failing = turns.begin(() => {
    throw new Error('This page cannot be rendered');
  });
  const broken = Promise.reject(new Error('This page cannot be compressed'));
  broken.catch(() => undefined);
  const late = turns.begin(() => ({ made: 'a page', asked: broken, whole: broken }));
  const { asked } = queue(turns, 1);
  await expect(failing).rejects.toThrow('cannot be rendered');
  expect(await late).toBe('a page');
  expect(await asked[0]).toBe('a page');
});
