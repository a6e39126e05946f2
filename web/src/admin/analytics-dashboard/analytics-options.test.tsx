// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { server } from './testing/answers';
import { beginScreen, button, click, endScreen, fill, open, page, panel, pass } from './testing/screen';
const made = vi.hoisted(() => ({ fails: false }));
vi.mock('@apoti/contract/analytics-files/report-file', async () => {
  const { makeFile } = await import('./testing/answers');
  return {
    reportFile: (...of: Parameters<typeof makeFile>) =>
      made.fails ? Promise.reject(new Error('no room')) : makeFile(...of),
  };
});
vi.mock('../../shared/api/client', async () => ({ request: (await import('./testing/answers')).answerCall }));

beforeEach(beginScreen);
afterEach(endScreen);

/** A list by its label, as it is offered: the value and the words of each choice, and what is chosen. */
function listOf(label: string, within: ParentNode) {
  const named = [...within.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const list = document.getElementById(named?.htmlFor ?? '');
  if (!(list instanceof HTMLSelectElement)) throw new Error(`There is no list ${label}`);
  return { list, chosen: list.value, options: [...list.options].map((one) => [one.value, one.text]) };
}
const ranges = [
  ['1d', 'Last 24 hours'],
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
  ['custom', 'Custom Range'],
];
const titles = ['Total Visitors', 'Page Views', 'Avg. Session Duration', 'Bounce Rate', 'Conversion Rate'];
const metrics = [...titles, 'Mobile Traffic'];
const words = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('A20, A22: the head, the cards and the panels are called as specified', async () => {
  await open('?range=7d&figures=sample&refresh=off');
  await pass(1_000);
  expect(listOf('Time range', document.querySelector('header')!)).toMatchObject({ options: ranges, chosen: '7d' });
  for (const name of ['Settings', 'Refresh', 'Export']) expect(button(name).disabled).toBe(false);
  expect(words('section[aria-label="Key figures"] h2')).toEqual(metrics);
  expect(panel('Real-time Activity')).toBeDefined();
  const heads = (title: string) =>
    [...panel(title)!.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads('Top Pages')).toEqual(['Page', 'Views', 'Change']);
  expect(heads('Traffic Sources')).toEqual(['Source', 'Visitors', 'Share']);
  expect(heads('Device Breakdown')).toEqual(['Device', 'Sessions', 'Share']);
  expect(heads('Top Search Keywords')).toEqual(['Keyword', 'Position', 'Clicks', 'Impressions']);
  expect(heads('Conversion Funnel')).toEqual(['Step', 'Visitors', 'Share']);
  expect(heads('Goal Completions')).toEqual(['Goal', 'Completions', 'Rate', 'Change']);
  expect(heads('Top Events')).toEqual(['Event', 'Count', 'Category']);
  const rows = (title: string) => [...panel(title)!.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(rows('Conversion Funnel')).toEqual([
    'Homepage Visits',
    'Services Viewed',
    'Pricing Checked',
    'Contact Form Started',
    'Contact Form Completed',
    'Leads Generated',
  ]);
  expect(rows('Goal Completions')).toEqual([
    'Contact Form Submission',
    'Newsletter Signup',
    'Franchise Inquiry',
    'Service Page Engagement',
  ]);
});

it('A20, A22: the settings offer what is specified, and begin with it', async () => {
  await open('?range=7d&refresh=5');
  await pass(100);
  await click(button('Settings'));
  const dialog = document.querySelector('dialog')!;
  const values = (label: string) => listOf(label, dialog).options.map(([one]) => one);
  expect(listOf('Range', dialog).options).toEqual(ranges);
  expect(values('Traffic source')).toEqual(['all', 'organic', 'direct', 'social', 'referral', 'email']);
  expect(values('Device type')).toEqual(['all', 'mobile', 'desktop', 'tablet']);
  expect(values('User type')).toEqual(['all', 'new', 'returning']);
  expect(values('Export format')).toEqual(['csv', 'json', 'pdf', 'xlsx']);
  expect(listOf('Refresh interval', dialog).options).toEqual([
    ['2000', '2 seconds'],
    ['5000', '5 seconds'],
    ['10000', '10 seconds'],
    ['30000', '30 seconds'],
    ['60000', '1 minute'],
  ]);
  const chosen = ['Range', 'Traffic source', 'Device type', 'User type', 'Export format', 'Refresh interval'];
  expect(chosen.map((label) => listOf(label, dialog).chosen)).toEqual(['7d', 'all', 'all', 'all', 'csv', '5000']);
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const state = (label: string) => boxes.find((box) => box.labels?.[0]?.textContent === label)?.checked;
  expect([...metrics, 'Auto-refresh'].map(state)).toEqual(Array.from({ length: 7 }, () => true));
  expect(state('Compare with the period before')).toBe(false);
  for (const name of ['Cancel', 'Apply Settings']) expect(button(name)).toBeDefined();
  expect(dialog.querySelectorAll('input[type="date"]')).toHaveLength(0);
  await fill(listOf('Range', dialog).list, 'custom');
  expect(dialog.querySelectorAll('input[type="date"]')).toHaveLength(2);
});

it('A20, A21: an export of Sample takes a second and says how it went', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: () => 'blob:', revokeObjectURL: vi.fn() }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [good, bad] = [vi.spyOn(adminToast, 'success'), vi.spyOn(adminToast, 'error')];
  await open('?range=7d&figures=sample&refresh=off');
  await pass(1_000);
  await click(button('Export'));
  await pass(999);
  expect(button('Export').disabled).toBe(true);
  expect([server.files.length, good.mock.calls.length]).toEqual([0, 0]);
  await pass(1);
  expect(server.files).toHaveLength(1);
  expect(good).toHaveBeenCalledExactlyOnceWith('Analytics data exported successfully!');
  expect(button('Export').disabled).toBe(false);
  made.fails = true;
  await click(button('Export'));
  await pass(1_000);
  made.fails = false;
  expect(bad).toHaveBeenCalledExactlyOnceWith('Failed to export analytics data');
  expect(button('Export').disabled).toBe(false);
  expect(page()).toContain('Sample figures');
});
