// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerTo, server, viewsOf } from './testing/answers';
import { beginScreen, button, click, endScreen, open, page, panel, pass, value } from './testing/screen';
vi.mock('../../shared/api/client', async () => ({ request: (await import('./testing/answers')).answerCall }));

beforeEach(beginScreen);
afterEach(endScreen);

const refuse = () => {
  server.answer = () => {
    throw new ApiError('unavailable', 'The content service cannot be reached. Please try again in a moment.');
  };
};
const askedOf = (end: string) => server.calls.filter((path) => path.split('?')[0]?.endsWith(end)).length;

it('A20: a server that was away for minutes is heard of within seconds of its return', async () => {
  await open('?range=7d');
  await pass(100);
  refuse();
  await pass(180_000);
  expect(page()).toContain('The figures could not be loaded');
  expect(page()).toContain('Please try again in a moment. Shown is what was loaded before.');
  expect(panel('Real-time Activity')?.textContent).toContain('They are asked for again.');
  expect(panel('Real-time Activity')?.querySelector('[data-live]')).toBeNull();
  expect(value('Page Views')).toBe(viewsOf(''));
  server.answer = (path) => answerTo(path);
  await pass(5_100);
  expect(page()).not.toContain('The figures could not be loaded');
  expect(panel('Real-time Activity')?.textContent).toContain('Every 5 seconds.');
});

it('A20: also before anything was shown, and with auto-refresh off; presses do not make it ask ever more', async () => {
  refuse();
  await open('?range=7d&refresh=off');
  await pass(100);
  for (let press = 0; press < 4; press += 1) {
    await click(button('Try again'));
    await pass(1_000);
  }
  const before = askedOf('/analytics');
  await pass(30_000);
  expect(askedOf('/analytics') - before).toBeLessThanOrEqual(6);
  expect(askedOf('/analytics') - before).toBeGreaterThanOrEqual(5);
  server.answer = (path) => answerTo(path);
  await pass(5_100);
  expect(value('Page Views')).toBe(viewsOf(''));
});
