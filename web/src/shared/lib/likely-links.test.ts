// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onHoveredLink, onTouchedLink } from './likely-links';

let told: string[];
let end: () => void;
let connection: object | undefined;
const send = (selector: string, type: string, more: object = {}) =>
  document.querySelector(selector)!.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
const rest = (selector: string, ms = 65) => {
  send(selector, 'pointerover', { pointerType: 'mouse' });
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers();
  connection = undefined;
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
  document.body.innerHTML =
    '<a id="faq" href="/faq"><b>FAQ</b></a><a id="pricing" href="/pricing">Pricing</a><a id="here" href="/#top">Top</a>' +
    '<a id="admin" href="/admin">Admin</a><a id="file" href="/uploads/a.pdf">Report</a><a id="search" href="/press-releases?q=a">Search</a>' +
    '<a id="away" href="https://example.com/faq">Away</a><a id="tab" href="/about" target="_blank">About</a><p>Text</p>' +
    Array.from({ length: 20 }, (_, id) => `<a id="post${id}" href="/press-releases/${id}">Post</a>`).join('');
  told = [];
  const ends = [onHoveredLink((path) => told.push(path)), onTouchedLink((path) => told.push(`${path} finger`))];
  end = () => ends.forEach((one) => one());
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

it('S6: tells of a link on which a mouse rests, or that a finger touches, once each', () => {
  rest('#faq b', 64);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  rest('#faq');
  send('#pricing', 'touchstart');
  send('#pricing', 'touchstart');
  expect(told).toEqual(['/faq', '/pricing finger']);
});

it('S6: a mouse that only passes, has clicked already, or is a finger means nothing', () => {
  rest('#faq', 30);
  rest('p');
  rest('#faq', 30);
  send('#faq', 'click');
  vi.advanceTimersByTime(100);
  send('#faq', 'pointerover', { pointerType: 'touch' });
  vi.advanceTimersByTime(100);
  expect(told).toEqual([]);
});

it('S6: tells of the site’s other pages alone', () => {
  for (const id of ['here', 'admin', 'file', 'search', 'away', 'tab']) rest(`#${id}`);
  expect(told).toEqual([]);
});

it('S6: tells nothing to who saves data, and of ten pages at most', () => {
  connection = { saveData: true };
  rest('#faq');
  expect(told).toEqual([]);
  connection = { saveData: false, effectiveType: '4g' };
  for (let id = 0; id < 20; id++) rest(`#post${id}`);
  expect(told).toHaveLength(10);
});
