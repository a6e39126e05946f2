// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLetterKeys } from './shortcuts';

const told: string[] = [];

function Shell() {
  useLetterKeys((keys) => told.push(keys), true);
  return null;
}

/** Presses a key so many ms after the page began. */
function press(key: string, timeStamp: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  document.body.dispatchEvent(event);
}

let unmount = () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told.length = 0;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Shell />));
  unmount = () => root.unmount();
});
afterEach(async () => {
  await act(async () => unmount());
  vi.unstubAllGlobals();
});

it('X2: a key is heard from the page’s first moment on', () => {
  press('/', 5);
  press('?', 400);
  expect(told).toEqual(['/', '?']);
});

it('X2: g and a letter shortly after it are one shortcut; later the letter is one of its own', () => {
  press('g', 100);
  press('c', 900);
  press('g', 5_000);
  press('/', 6_300);
  expect(told).toEqual(['g c', '/']);
});
