// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { closeKeptMenus } from './kept-menus';

it('P2: a page that the browser kept and shows again has its menus closed, and nothing else', () => {
  document.body.innerHTML = `
    <header><details open><summary>Menu</summary><details open><summary>About</summary></details></details></header>
    <main><details open><summary>A question</summary></details></main>`;
  closeKeptMenus();
  const open = () => document.querySelectorAll('details[open]').length;
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(open()).toBe(3);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([open(), document.querySelector('main details[open]') !== null]).toEqual([1, true]);
});
