// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeBrowser } from '../../editing/testing/complete-browser';
import { LineChart } from './LineChart';
import type { Line } from './point-text';

const names = ['9 Mar', '10 Mar', '11 Mar'].map((short) => ({ short, whole: `Day ${short}` }));
const earlier = ['2 Mar', '3 Mar', '4 Mar'].map((short) => ({ short, whole: `Day ${short}` }));
const lines: readonly Line[] = [
  { name: 'Page views', tone: 'second', values: [10, 20, 30], before: [1, 2, 3], sum: 60, sumBefore: 6 },
  // Who came on each of the hours is one: the sum is not that of the points.
  { name: 'Visitors', tone: 'first', values: [5, 6, 7], before: [4, 4, 4], sum: 9, sumBefore: 8 },
];

let root: Root;
const spoken = () => document.querySelector('[role="status"]')!.textContent;
const chart = () => document.querySelector('[role="application"]')!;
const legend = () => document.querySelectorAll('p')[0]!.textContent;
const press = (key: string) =>
  act(async () => void chart().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const show = (beforeNames: typeof earlier | null) =>
  act(async () => root.render(<LineChart label="Visits" names={names} beforeNames={beforeNames} lines={lines} />));

beforeEach(() => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(() => act(async () => root.unmount()));

it('A20: arrow keys go from point to point, and each is said', async () => {
  await show(null);
  expect(chart().getAttribute('tabindex')).toBe('0');
  expect(legend()).toMatch(/^Whole period\s*Page views 60\s*Visitors 9$/);
  expect(spoken()).toBe('');
  await press('ArrowLeft');
  expect(spoken()).toBe('Day 10 Mar: Page views 20, Visitors 6.');
  await press('Home');
  await press('ArrowLeft');
  expect(spoken()).toBe('Day 9 Mar: Page views 10, Visitors 5.');
  await press('ArrowRight');
  expect(spoken()).toBe('Day 10 Mar: Page views 20, Visitors 6.');
  await press('End');
  expect(spoken()).toBe('Day 11 Mar: Page views 30, Visitors 7.');
  await press('Escape');
  expect(spoken()).toBe('');
});

it('A20: in comparison the point before is said with its own day', async () => {
  await show(earlier);
  await press('Home');
  expect(spoken()).toBe('Day 9 Mar: Page views 10, Visitors 5. Before, Day 2 Mar: Page views 1, Visitors 4.');
});

it('A20: the lines differ by their marks, not by colour alone', async () => {
  await show(null);
  const drawn = document.querySelector('[role="application"] svg')!;
  expect(drawn.querySelectorAll('circle')).toHaveLength(3);
  expect(drawn.querySelectorAll('rect')).toHaveLength(3);
});
