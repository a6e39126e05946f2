// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isFreeLine, isSparing } from './free-line';

function device(connection: object | undefined, mouse: boolean): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: mouse }));
}
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['Wi-Fi on a phone', { type: 'wifi', effectiveType: '4g', downlink: 10, rtt: 50 }, false, true],
  ['a phone’s own line', { type: 'cellular', effectiveType: '4g', downlink: 10, rtt: 50 }, false, false],
  ['a mouse, and nothing known of the line', undefined, true, true],
  ['a finger, and nothing known of the line', undefined, false, false],
  ['a mouse on a fast line of unknown kind', { effectiveType: '4g', downlink: 10, rtt: 100 }, true, true],
  ['a mouse on a thin line', { effectiveType: '4g', downlink: 1.5, rtt: 50 }, true, false],
  ['a mouse on a long line', { effectiveType: '4g', downlink: 10, rtt: 300 }, true, false],
  ['Wi-Fi and Save-Data', { type: 'wifi', saveData: true }, true, false],
  ['a slow line', { type: 'wifi', effectiveType: '3g' }, true, false],
])('S6: %s', (_what, connection, mouse, free) => {
  device(connection, mouse);
  expect(isFreeLine()).toBe(free);
});

it('S6: who saves data or has a slow line is spared', () => {
  for (const [connection, spared] of [
    [undefined, false],
    [{ effectiveType: '4g' }, false],
    [{ saveData: true }, true],
    [{ effectiveType: '2g' }, true],
  ] as const) {
    device(connection, false);
    expect(isSparing()).toBe(spared);
  }
});
