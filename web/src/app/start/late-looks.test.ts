// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { settleLooks } from './late-looks';

const root = document.documentElement;
const isLate = () => root.hasAttribute('data-late');
const atEnd = () => document.querySelectorAll('body > link').length;
const link = () => document.head.querySelector('link');
/** What a browser has read of the head's link. */
const read = (sheet: CSSStyleSheet | null) => Object.defineProperty(link(), 'sheet', { value: sheet });

beforeEach(() => {
  root.setAttribute('data-late', '');
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/a.css" media="not all and (max-width: 30rem)">';
  document.body.innerHTML = '<link rel="stylesheet" href="/assets/a.css" media="(max-width: 30rem)">';
});

it('S5: fonts and pictures below come, and the styles go where others are put behind them', () => {
  read(new CSSStyleSheet());
  settleLooks();
  expect([isLate(), atEnd(), link()?.media]).toEqual([false, 0, '']);
});

it('S5: the styles at the end stay until the browser has read them for the head', () => {
  read(null);
  settleLooks();
  expect([isLate(), atEnd(), link()?.media]).toEqual([false, 1, '']);
  link()?.dispatchEvent(new Event('load'));
  expect(atEnd()).toBe(0);
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('S5: a document that came with all its looks is left alone', () => {
  root.removeAttribute('data-late');
  settleLooks();
  expect(atEnd()).toBe(1);
});
