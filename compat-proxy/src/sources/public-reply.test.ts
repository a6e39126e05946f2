import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublicReply } from './public-reply';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
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

it('C5: a change that is overtaken by a later one is not kept', async () => {
  let version = 'a';
  const reply = new PublicReply({
    version: () => version,
    contentType: 'application/json',
    body: () => JSON.stringify({ version }),
    headers: {},
  });
  const first = reply.refresh();
  version = 'b';
  await Promise.all([first, reply.refresh()]);
  expect(await textOf(reply)).toBe('{"version":"b"}');
});
