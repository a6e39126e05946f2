// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo, measured, server, viewsOf } from './testing/answers';
import {
  beginScreen,
  button,
  click,
  endScreen,
  figure,
  fill,
  metric,
  open,
  page,
  panel,
  pass,
  value,
} from './testing/screen';
vi.mock('../../shared/api/client', async () => ({ request: (await import('./testing/answers')).answerCall }));

beforeEach(beginScreen);
afterEach(endScreen);

const asked = (ending: string) => server.calls.filter((path) => path.split('?')[0]?.endsWith(ending)).length;

/** A field of the settings by its label. */
function field(label: string): HTMLElement {
  const dialog = document.querySelector('dialog')!;
  const found = [...dialog.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].find((one) =>
    [...(one.labels ?? [])].some(({ textContent }) => textContent === label),
  );
  if (!found) throw new Error(`There is no field ${label}`);
  return found;
}
async function choose(label: string, chosen: string): Promise<void> {
  const list = field(label);
  if (!(list instanceof HTMLSelectElement)) throw new Error(`${label} is no list`);
  await fill(list, chosen);
}

it.each([
  ['10000', 10],
  ['30000', 30],
  ['60000', 60],
])('A20: with the interval %s chosen in the settings, now is asked for every %i seconds', async (interval, seconds) => {
  await open('?range=7d');
  await pass(100);
  await click(button('Settings'));
  await choose('Refresh interval', interval);
  await click(button('Apply Settings'));
  await pass(100);
  const before = asked('/now');
  await pass(seconds * 1_000 * 3);
  expect(asked('/now') - before).toBe(3);
});

it('A20: the panels are asked for every half minute, however often now is; with auto-refresh switched off nothing is', async () => {
  await open('?range=7d&refresh=2');
  await pass(100);
  const before = asked('/analytics');
  await pass(60_000);
  expect(asked('/analytics') - before).toBe(2);
  await click(button('Settings'));
  await click(field('Auto-refresh'));
  await click(button('Apply Settings'));
  await pass(100);
  const calls = server.calls.length;
  await pass(120_000);
  expect(server.calls).toHaveLength(calls);
});

it('A20: Refresh asks for what was measured until now; the button rests meanwhile', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  let arrive = () => {};
  const newer = [{ page: '/newer', views: 9, change: null }];
  server.answer = (path) => {
    if (path.endsWith('/now')) return { activeUsers: 5, pageViews: 8, sessions: 6, bounceRate: 40 };
    return new Promise((resolve) => (arrive = () => resolve(answerTo(path, { topPages: newer }))));
  };
  await click(button('Refresh'));
  expect(button('Refresh').disabled).toBe(true);
  arrive();
  await pass(100);
  expect(button('Refresh').disabled).toBe(false);
  expect(panel('Top Pages')?.textContent).toContain('/newer9');
  expect(figure('Active users')).toBe('5');
});

it('A20: filters and the comparison that are chosen in the settings change the figures', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(metric('Page Views').textContent).not.toContain('Before:');
  await click(button('Settings'));
  await choose('User type', 'returning');
  await choose('Traffic source', 'social');
  await click(field('Compare with the period before'));
  await click(button('Apply Settings'));
  await pass(100);
  expect(value('Page Views')).toBe(viewsOf('userType=returning&trafficSource=social'));
  expect(metric('Page Views').textContent).toContain('Before:');
});

it('A20: what only Google knows of the site’s own searches is a dash', async () => {
  const topKeywords = [{ keyword: 'lekki', position: null, clicks: null, impressions: null, searches: 4 }];
  server.answer = (path) => answerTo(path, { topKeywords });
  await open('?range=7d&refresh=off');
  await pass(100);
  const cells = [...panel('Top Search Keywords')!.querySelectorAll('tbody tr:first-child > *')];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['lekki', '4', '–', '–', '–']);
});

it('A20: Sample gives way by itself once the first visit was measured', async () => {
  server.answer = () => ({ ...measured(), measuredSince: null });
  await open('?range=7d');
  await pass(1_100);
  expect(page()).toContain('Sample figures');
  server.answer = (path) => answerTo(path);
  await pass(31_000);
  expect(page()).not.toContain('Sample figures');
  expect(panel('Top Pages')?.textContent).toContain('/measured3');
});
