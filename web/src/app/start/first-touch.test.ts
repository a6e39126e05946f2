// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onUsefulTouch } from './first-touch';

const tell = vi.fn<() => void>();
let end = () => {};

/** A phone: what its line says of itself. */
function phone(connection: object): void {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}
const touch = (selector: string, type = 'pointerdown') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML =
    '<p>Words</p><a href="/faq"><b>FAQ</b></a><a href="/faq#all" role="button"><i>Show</i></a><input>';
  end = onUsefulTouch(tell);
});
afterEach(() => {
  end();
  tell.mockReset();
  vi.unstubAllGlobals();
});

it.each([
  ['the words of a page', 'p', 'pointerdown'],
  ['a field', 'input', 'focusin'],
  ['a key in a field', 'input', 'keydown'],
  ['a link that stands for a button', 'i', 'pointerdown'],
])('S6: a touch of %s asks for the app', (_what, selector, type) => {
  phone({ effectiveType: '4g' });
  touch(selector, type);
  expect(tell).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'focusin', 'keydown'])(
  'S6: %s on a link leaves the line to the page that it leads to',
  (type) => {
    phone({ effectiveType: '4g' });
    touch('b', type);
    expect(tell).not.toHaveBeenCalled();
    touch('p');
    expect(tell).toHaveBeenCalledOnce();
  },
);

it('S6: on a free line a link asks for the app too', () => {
  phone({ type: 'wifi', effectiveType: '4g', downlink: 10, rtt: 50 });
  touch('b');
  expect(tell).toHaveBeenCalledOnce();
});

it('S6: nothing is told after its end', () => {
  phone({ effectiveType: '4g' });
  end();
  touch('p');
  expect(tell).not.toHaveBeenCalled();
});
