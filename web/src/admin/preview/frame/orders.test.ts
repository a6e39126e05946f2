import { expect, it } from 'vitest';
import { isOrder } from './orders';

it.each([
  { do: 'show', path: '/', html: '<p>', typed: '', anchor: 'team' },
  { do: 'go' },
  { do: 'find', text: 'a word' },
])('F12: %j is an order of the back-office', (message) => {
  expect(isOrder(message)).toBe(true);
});

it.each([
  null,
  'show',
  ['show'],
  {},
  { do: 'show', path: '/', html: 7, typed: '' },
  { do: 'show', html: '<p>', typed: '' },
  { do: 'find', text: { toString: 'x' } },
  { do: 'go', anchor: 1 },
  { do: 'eval', code: 'alert(1)' },
  { do: 'toString' },
  { do: '__proto__' },
])('F12: %j is no order, and the frame does nothing', (message) => {
  expect(isOrder(message)).toBe(false);
});
