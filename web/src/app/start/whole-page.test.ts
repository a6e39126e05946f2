// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutWhole } from './whole-page';

class Visit {
  constructor(readonly type: string) {}
}
const visit = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new Visit(type) as never]);

const root = document.documentElement;
const isNear = () => root.hasAttribute('data-near');
const shown = () => [...document.querySelectorAll<HTMLElement>('[style]')].map(({ id }) => id);
/** Whatever needs no time is done. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
/** What is laid out takes so long, in ms. */
let cost: number;
let clock: number;
let fontsThere: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('PerformanceNavigationTiming', Visit);
  visit('navigate');
  [cost, clock] = [40, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => (clock += cost));
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { ready: new Promise<void>((resolve) => (fontsThere = resolve)) },
  });
  root.setAttribute('data-near', '');
  document.body.innerHTML =
    '<main><section id="a"></section><section id="b"></section><section id="c"></section><section id="d"></section></main><footer></footer>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('S5: what is below the first screen is laid out part by part once the fonts are there, and a touch is answered between', async () => {
  const over = layOutWhole();
  await vi.advanceTimersByTimeAsync(0);
  expect([isNear(), shown()]).toEqual([true, []]);
  fontsThere();
  await settled();
  expect([isNear(), shown(), vi.getTimerCount()]).toEqual([true, ['c'], 1]);
  await vi.runAllTimersAsync();
  await over;
  expect([isNear(), shown()]).toEqual([false, []]);
});

it('S5: where that takes no time, it is done at once', async () => {
  cost = 1;
  fontsThere();
  await layOutWhole();
  expect([isNear(), vi.getTimerCount()]).toEqual([false, 0]);
});

it.each([
  ['a part of it was asked for', () => history.replaceState(null, '', '/#d')],
  ['somebody came back to it', () => visit('back_forward')],
  ['it was loaded again', () => visit('reload')],
])('S5: where %s, all of the page has its height before the place is looked for', async (_, given) => {
  given();
  await layOutWhole();
  expect(isNear()).toBe(false);
});
