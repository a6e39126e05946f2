import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublicReply, RECENT_MS, STALE_MS } from './public-reply';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const textOf = async (reply: PublicReply) => (await reply.get()).variants.identity.body.toString();

it('C9: an answer that holds until a time is made anew at that time, and not given from memory until it is', async () => {
  const made = vi.fn((now: number) => JSON.stringify({ now }));
  const reply = new PublicReply({
    version: () => 'a',
    contentType: 'application/json',
    body: made,
    until: (now) => (now < 2_000 ? 2_000 : null),
    headers: {},
  });
  expect(reply.ready()).toBeUndefined();
  expect(await textOf(reply)).toBe('{"now":1000}');
  vi.setSystemTime(1_999);
  expect(reply.ready()).toBeDefined();
  vi.setSystemTime(2_000);
  expect(reply.ready()).toBeUndefined();
  expect(await Promise.all([textOf(reply), textOf(reply)])).toEqual(['{"now":2000}', '{"now":2000}']);
  vi.setSystemTime(9_999_999);
  await textOf(reply);
  expect(made).toHaveBeenCalledTimes(2);
});

/** An answer that says its version, and what an edit to another one costs: how often it has been made by then. */
function versioned(length = 0) {
  let version = 'a';
  const made = vi.fn(() => version.padEnd(length));
  const reply = new PublicReply({ version: () => version, contentType: 'text/plain', body: made, headers: {} });
  const edit = async (to: string) => {
    version = to;
    await reply.refresh();
    return made.mock.calls.length;
  };
  const text = async () => (await textOf(reply)).trim();
  return { reply, edit, text };
}

it('S9: a large answer that nobody has asked for lately is not made before somebody asks again', async () => {
  const { reply, edit, text } = versioned(1024 * 1024 + 1);
  expect(await edit('b')).toBe(0);
  expect(await text()).toBe('b');
  expect(await edit('c')).toBe(2);
  vi.setSystemTime(1_000 + RECENT_MS + 1);
  expect(await edit('d')).toBe(2);
  expect(reply.ready()).toBeUndefined();
  expect(await text()).toBe('d');
});

it('S7: an answer that is not large is made anew at each edit, whoever reads it, so that the first who asks after it does not wait', async () => {
  const { reply, edit, text } = versioned();
  expect(await text()).toBe('a');
  vi.setSystemTime(1_000 + RECENT_MS + 1);
  expect(await edit('b')).toBe(2);
  expect(reply.ready()?.variants.identity.body.toString()).toBe('b');
});

it('C5: a change that is overtaken by a later one is not kept', async () => {
  let version = 'a';
  const reply = new PublicReply({
    version: () => version,
    contentType: 'application/json',
    body: () => JSON.stringify({ version }),
    headers: {},
  });
  await textOf(reply);
  version = 'a2';
  const first = reply.refresh();
  version = 'b';
  await Promise.all([first, reply.refresh()]);
  expect(await textOf(reply)).toBe('{"version":"b"}');
});

it('S8, S9: edits that come faster than the answer is made: one is made at a time, and what is given goes along with them', async () => {
  let [version, atOnce, most] = [0, 0, 0];
  const reply = new PublicReply({
    version: () => String(version),
    contentType: 'application/json',
    body: async () => {
      most = Math.max(most, (atOnce += 1));
      const text = JSON.stringify({ version });
      for (let turns = 0; turns < 5; turns += 1) await nextTurn();
      atOnce -= 1;
      return text;
    },
    headers: {},
  });
  await textOf(reply);
  const edits: Promise<void>[] = [];
  const given = new Set<string>();
  for (version = 1; version <= 50; version += 1) {
    edits.push(reply.refresh());
    await nextTurn();
    given.add(await textOf(reply));
  }
  version = 50;
  expect(given.size).toBeGreaterThan(2);
  await Promise.all(edits);
  await reply.refresh();
  expect(await textOf(reply)).toBe('{"version":50}');
  expect(most).toBe(1);
});

/** An answer of which the next one is made when the test says so. */
function held() {
  let [version, next] = ['a', Promise.resolve('a')];
  const reply = new PublicReply({ version: () => version, contentType: 'text/plain', body: () => next, headers: {} });
  const edit = (to: string) => {
    version = to;
    let [done, failed] = [(_: string) => {}, (_: Error) => {}];
    next = new Promise((resolve, reject) => ([done, failed] = [resolve, reject]));
    return { refreshed: reply.refresh(), done: () => done(to), failed: () => failed(new Error('no memory')) };
  };
  return { reply, edit };
}

it('S7: an answer that an edit has outdated is given for a second, however long the new one takes and wherever the clock is set; then it is waited for', async () => {
  const { reply, edit } = held();
  await textOf(reply);
  const { refreshed, done } = edit('b');
  vi.advanceTimersByTime(STALE_MS - 1);
  expect(await textOf(reply)).toBe('a');
  vi.advanceTimersByTime(1);
  vi.setSystemTime(0);
  expect(reply.ready()).toBeUndefined();
  const asked = textOf(reply);
  done();
  await refreshed;
  expect(await asked).toBe('b');
});

it('S7, F3: where the new answer cannot be made the old one is given, and who asks after a second has it tried again', async () => {
  const { reply, edit } = held();
  await textOf(reply);
  const first = edit('b');
  first.failed();
  await expect(first.refreshed).rejects.toThrow('no memory');
  vi.advanceTimersByTime(STALE_MS);
  expect(await textOf(reply)).toBe('a');
  const again = edit('b');
  again.done();
  await again.refreshed;
  expect(await textOf(reply)).toBe('b');
});
