// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { hideNotice, pressNotice, showNotice } from './notice';

const notices = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
const button = () => document.querySelector<HTMLElement>('button')!;

afterEach(hideNotice);

it('S6: is said once, and its button closes it', () => {
  showNotice('line');
  showNotice('line');
  expect(notices()).toEqual([expect.stringMatching(/check your connection and try it again/)]);
  expect([button().textContent, document.querySelector('a')]).toEqual(['Close', null]);
  expect(pressNotice(button())).toBe(true);
  expect([notices(), document.querySelector('.early-notice')]).toEqual([[], null]);
});

it('S6: where the app will never come it offers the page anew, without the anchor that a browser would only scroll to', () => {
  history.replaceState(null, '', '/faq?q=key#top');
  showNotice('lost');
  expect(notices()).toEqual(['This works once the page has been loaded again.']);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/faq?q=key');
});

it('S6: another button is not its own', () => {
  const other = document.createElement('button');
  expect(pressNotice(other)).toBe(false);
  showNotice('line');
  expect([pressNotice(other), notices().length]).toEqual([false, 1]);
});
