// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { looksOf } from './dress';
import { inertPage, stopLinks } from './inert-page';

describe('a page as a picture', () => {
  it('A6: has one stop for the Tab key, the page itself, and loads nothing of others', async () => {
    const page = await inertPage(
      '<!doctype html><a href="/about">About</a><details><summary>Q</summary></details><input><div tabindex="0"></div><iframe src="https://player.example/1"></iframe>',
    );
    const stops = [...page.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0);
    expect(stops).toEqual([page.body]);
    expect(page.querySelector('iframe')?.hasAttribute('src')).toBe(false);
  });

  it('A6: links and buttons lead nowhere, what unfolds still does', async () => {
    const page = await inertPage(
      '<a href="/about"><b>About</b></a><button>Send</button><details><summary>Q</summary></details>',
    );
    stopLinks(page);
    const press = (selector: string) =>
      page.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(['b', 'button', 'summary'].map(press)).toEqual([false, false, true]);
  });

  it('A6: is told apart by the files that it takes its looks from', async () => {
    const page = await inertPage(
      '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i"><link rel="stylesheet" href="/b.css">',
    );
    expect(looksOf(page)).toBe('/a.css /b.css');
  });
});
