// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo, measured, server, viewsOf } from './testing/answers';
import {
  beginScreen,
  button,
  click,
  endScreen,
  figure,
  fill,
  leave,
  metric,
  open,
  page,
  panel,
  pass,
  value,
} from './testing/screen';
vi.mock('@apoti/contract/analytics-files/report-file', async () => ({
  reportFile: (await import('./testing/answers')).makeFile,
}));
vi.mock('../../shared/api/client', async () => ({ request: (await import('./testing/answers')).answerCall }));

beforeEach(beginScreen);
afterEach(endScreen);

it('A20: while nothing has been measured it shows Sample, says so, and ticks and is made anew as specified', async () => {
  server.answer = () => ({ ...measured(), measuredSince: null });
  await open();
  expect(page()).toContain('Loading analytics data...');
  await pass(999);
  expect(page()).toContain('Loading analytics data...');
  await pass(1);
  expect(page()).toContain('Sample figures');
  expect(page()).toContain('Nothing has been measured on the site yet');
  expect(['Active users', 'Page views', 'Sessions', 'Bounce rate'].map(figure)).toEqual(['23', '156', '89', '32.5%']);
  expect(server.calls).toEqual(['/api/analytics']);
  await pass(5_000);
  // One tick: users and the bounce rate anew, views rise by at most four.
  expect(Number(figure('Page views')) - 156).toBeLessThanOrEqual(4);
  expect(Number(figure('Page views')) - 156).toBeGreaterThanOrEqual(0);
  await pass(60_000);
  expect(Number(figure('Page views'))).toBeGreaterThan(156);
  expect(Number(figure('Active users'))).toBeLessThanOrEqual(34);
  const before = page();
  await click(button('Refresh'));
  expect(button('Refresh').disabled).toBe(true);
  await pass(1_499);
  expect(button('Refresh').disabled).toBe(true);
  await pass(1);
  expect(button('Refresh').disabled).toBe(false);
  expect(page()).not.toBe(before);
});

it('A20: with auto-refresh off Sample stands still; what nobody sees stands still too', async () => {
  await open('?range=7d&figures=sample&refresh=off');
  await pass(1_000);
  const before = page();
  await pass(30_000);
  expect(page()).toBe(before);
  expect(server.calls).toEqual([]);
  await leave();
  await open('?range=7d&figures=sample&refresh=2');
  await pass(1_000);
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const unseen = page();
  await pass(30_000);
  expect(page()).toBe(unseen);
  look.mockRestore();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(30_000);
  expect(page()).not.toBe(unseen);
});

it('A20: what was measured is shown as it is, and now is asked for again at each interval', async () => {
  await open('?range=30d&deviceType=mobile&refresh=2');
  await pass(100);
  expect(panel('Top Pages')?.textContent).toContain('/measured3');
  expect(page()).not.toContain('Sample figures');
  expect(value('Page Views')).toBe(viewsOf('range=30d&deviceType=mobile'));
  expect(['Active users', 'Page views', 'Sessions', 'Bounce rate'].map(figure)).toEqual(['2', '7', '4', '–']);
  expect(server.calls).toContain('/api/analytics?range=30d&deviceType=mobile');
  const asked = () => server.calls.filter((path) => path === '/api/analytics/now').length;
  const before = asked();
  await pass(6_100);
  expect(asked() - before).toBe(3);
});

it('A20: a failure is said, with a way to try again and to sample figures', async () => {
  server.answer = () => {
    throw new ApiError('unavailable', 'The server cannot be reached');
  };
  await open('?range=7d&refresh=off');
  await pass(100);
  expect(page()).toContain('The figures could not be loaded');
  expect(page()).toContain('The server cannot be reached');
  expect(document.querySelector('section[aria-label="Key figures"]')).toBeNull();
  await click(button('Look at sample figures meanwhile'));
  await pass(1_000);
  expect(page()).toContain('Sample figures');
  expect(page()).not.toContain('The figures could not be loaded');
  await leave();
  await open('?range=7d&refresh=off');
  await pass(100);
  server.answer = (path) => answerTo(path);
  await click(button('Try again'));
  await pass(100);
  expect(page()).not.toContain('The figures could not be loaded');
  expect(value('Page Views')).toBe(viewsOf(''));
});

it('A20: the settings lead to the first field that is not right', async () => {
  await open('?range=7d&refresh=off');
  await pass(100);
  await click(button('Settings'));
  const dialog = document.querySelector('dialog')!;
  await fill(dialog.querySelector('select')!, 'custom');
  const [from, to] = [...dialog.querySelectorAll<HTMLInputElement>('input[type="date"]')];
  await fill(to!, '2026-01-01');
  expect(document.activeElement).not.toBe(to);
  await click(button('Apply Settings'));
  expect(dialog.textContent).toContain('End date must not be before the start date');
  expect(document.activeElement).toBe(to);
  await fill(from!, '');
  await click(button('Apply Settings'));
  expect(document.activeElement).toBe(from);
});

it('A20: the address says the view; a person’s own is kept for the next time', async () => {
  localStorage.setItem('back-office-analytics:1', '?range=90d&compare=yes&metrics=pageViews');
  await open();
  await pass(100);
  expect(window.location.search).toBe('?compare=yes&metrics=pageViews&range=90d');
  expect(value('Page Views')).toBe(viewsOf('range=90d'));
  expect(metric('Page Views').textContent).toContain('Before:');
  expect([...document.querySelectorAll('section[aria-label="Key figures"] h2')].map((h) => h.textContent)).toEqual([
    'Page Views',
  ]);
});
