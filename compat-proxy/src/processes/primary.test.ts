import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn, type LimitRule } from '../shared/shared-store';
import { Link } from './link';
import type { ToWorker } from './messages';
import { Primary } from './primary';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
/** A worker's process, as far as the primary sees it: its end of the line, and whether it was killed or asked to end. */
type Process = { id: number; place: number; link: Link; isKilled: boolean; isAsked: boolean };

let forked: Process[];
let gaveUp: number[];
let primary: Primary;

/** Messages go as they go between processes: as text, and later. */
function fork(place: number) {
  const id = forked.length + 1;
  let hear: (message: unknown) => void = () => undefined;
  const later = (then: (message: unknown) => void) => (message: unknown) => {
    const text = JSON.stringify(message);
    setImmediate(() => then(JSON.parse(text)));
  };
  const link = new Link({
    send: later((message) => primary.heard(id, message)),
    onMessage: (listener) => (hear = listener),
  });
  const worker: Process = { id, place, link, isKilled: false, isAsked: false };
  link.onDrain(() => (worker.isAsked = true));
  forked.push(worker);
  const say: (message: ToWorker) => void = later((message) => hear(message));
  return { id, pid: 1_000 + id, say, kill: () => void (worker.isKilled = true) };
}

function start(count: number): void {
  primary = new Primary({ count, fork, log, giveUp: (code) => gaveUp.push(code) });
  primary.start();
}
const crash = (id: number) => primary.ended(id, { code: null, signal: 'SIGKILL' });
const linkOf = (id: number) => forked[id - 1]!.link;
const serving = (...ids: number[]) => ids.forEach((id) => primary.listening(id));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  forked = [];
  gaveUp = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const guesses: LimitRule = { name: 'guesses', kind: 'sliding', points: 5, windowMs: 900_000, alone: 'refuse' };

describe('what workers count together', () => {
  beforeEach(() => {
    start(2);
    serving(1, 2);
  });

  it('C2: points are taken from one allowance, whichever process asks, and one that is given back is free for all', async () => {
    const asked = Array.from({ length: 40 }, (_, turn) => linkOf(1 + (turn % 2)).take(guesses, 'ada', 1));
    expect((await Promise.all(asked)).filter(({ taken }) => taken)).toHaveLength(5);
    expect(await linkOf(2).take(guesses, 'bola', 1)).toEqual({ taken: true });
    await linkOf(1).giveBack(guesses, 'ada');
    expect(await linkOf(2).take(guesses, 'ada', 1)).toEqual({ taken: true });
    expect(await linkOf(1).take(guesses, 'ada', 1)).toEqual({ taken: false, waitMs: expect.any(Number) });
  });

  it('A20: what costs many points is counted in windows, with what is left said', async () => {
    const told: LimitRule = { name: 'told', kind: 'fixed', points: 100, windowMs: 60_000, alone: 'count' };
    expect(await linkOf(1).take(told, 'a', 60)).toEqual({ taken: true });
    expect(await linkOf(2).take(told, 'a', 60)).toMatchObject({ taken: false });
  });

  it('C2: turns of one name follow one another in all processes; a process that dies in its turn holds nobody up', async () => {
    const order: string[] = [];
    let end = () => {};
    const first = inTurn(linkOf(1), 'ada', async () => {
      order.push('first');
      await new Promise<void>((resolve) => (end = resolve));
    });
    await vi.waitUntil(() => order.length === 1);
    const second = inTurn(linkOf(2), 'ada', async () => void order.push('second'));
    await inTurn(linkOf(2), 'bola', async () => void order.push('another name'));
    expect(order).toEqual(['first', 'another name']);
    end();
    await Promise.all([first, second]);
    expect(order.at(-1)).toBe('second');

    await linkOf(1).enter('ada');
    const waiting = inTurn(linkOf(2), 'ada', async () => void order.push('after a crash'));
    crash(1);
    await waiting;
    expect(order.at(-1)).toBe('after a crash');
  });

  it('A19: a mark of one process is known to the other until its time is over', async () => {
    await linkOf(1).mark('renewed', 1_000);
    expect(await linkOf(2).isMarked('renewed')).toBe(true);
    vi.advanceTimersByTime(1_001);
    expect(await linkOf(2).isMarked('renewed')).toBe(false);
  });

  it('C5: whoever saves waits until the others have looked, but not for one that hangs or is gone', async () => {
    let looks = 0;
    linkOf(2).onTold(async () => void (looks += 1));
    await linkOf(1).tell();
    expect(looks).toBe(1);

    linkOf(2).onTold(() => new Promise(() => undefined));
    const told = linkOf(1).tell();
    await vi.advanceTimersByTimeAsync(251);
    await told;
    const again = linkOf(1).tell();
    crash(2);
    await again;
  });

  it('C2: with a primary that says nothing a guess is refused, not let through', async () => {
    const silent = new Link({ send: () => undefined, onMessage: () => undefined });
    const refused = expect(silent.take(guesses, 'ada', 1)).rejects.toMatchObject({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(5_001);
    await refused;
  });
});

describe('the primary', () => {
  it('P4: a process that crashes is replaced, later and later, and quickly again after a good minute', async () => {
    start(2);
    serving(1, 2);
    crash(1);
    expect(forked).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(forked).toHaveLength(3);
    crash(3);
    vi.advanceTimersByTime(399);
    expect(forked).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(forked).toHaveLength(4);
    vi.advanceTimersByTime(60_001);
    crash(2);
    vi.advanceTimersByTime(200);
    expect(forked).toHaveLength(5);
    expect(gaveUp).toEqual([]);
  });

  it('F5: one that has served until it crashed is replaced within a second, however often that comes', () => {
    start(1);
    for (let worker = 1; worker <= 8; worker += 1) {
      serving(worker);
      crash(worker);
      vi.advanceTimersByTime(1_000);
      expect(forked).toHaveLength(worker + 1);
    }
  });

  it('P4: no two that live have the same place, and who replaces another has its place', () => {
    start(3);
    serving(1, 2, 3);
    crash(2);
    vi.advanceTimersByTime(200);
    expect(forked.map(({ place }) => place)).toEqual([0, 1, 2, 1]);
  });

  it('P4: one that was asked to end is replaced at once; where none has ever served the start has failed', () => {
    start(1);
    serving(1);
    primary.ended(1, { code: 0, signal: null });
    expect(forked).toHaveLength(2);

    start(1);
    primary.ended(forked.length, { code: 1, signal: null });
    expect(gaveUp).toEqual([1]);
  });

  it('P4: one that lives but does nothing any more is ended; one that only starts is not', async () => {
    start(2);
    serving(1);
    vi.spyOn(primary, 'heard').mockReturnValue();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(forked.map(({ isKilled }) => isKilled)).toEqual([true, false]);
  });

  it('P4: nobody is ended while all give signs of life', async () => {
    start(2);
    serving(1, 2);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(forked.map(({ isKilled }) => isKilled)).toEqual([false, false]);
  });

  it('A18: one process does what is done once for all; when it is gone another one does', async () => {
    start(2);
    serving(2, 1);
    await vi.waitUntil(() => linkOf(2).leads());
    expect(linkOf(1).leads()).toBe(false);
    crash(2);
    await vi.waitUntil(() => linkOf(1).leads());
  });

  it('P4: a stop asks all to end, also one that is only starting, and waits for the last; what hangs is killed', async () => {
    start(2);
    serving(1);
    let isOver = false;
    const stopped = primary.stop().then(() => (isOver = true));
    await vi.waitUntil(() => forked.every(({ isAsked }) => isAsked));
    primary.ended(1, { code: 0, signal: null });
    await vi.advanceTimersByTimeAsync(8_501);
    expect([isOver, forked[1]!.isKilled]).toEqual([false, true]);
    crash(2);
    await stopped;
    expect(forked).toHaveLength(2);
  });
});
