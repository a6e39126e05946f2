// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_STORAGE } from '../lib/storage-names';
import { keepChoice, readChoice } from './choice';
import {
  beginPage,
  button,
  endPage,
  granted,
  notice,
  reload,
  shown,
  start,
  switches,
  tags,
} from './testing/consent-page';

beforeEach(beginPage);
afterEach(endPage);

describe('the cookie settings', () => {
  const open = async () => {
    document.querySelector<HTMLElement>('#settings b')?.click();
    await shown();
  };

  it('A18: show what holds; more is allowed at once', async () => {
    keepChoice(tags, new Set(['analytics']), Date.now());
    start();
    await open();
    expect(switches().map(({ checked }) => checked)).toEqual([true, true, false]);
    button('Accept all').click();
    expect(granted.at(-1)).toEqual(new Set(['analytics', 'marketing']));
    expect(reload).not.toHaveBeenCalled();
    expect(notice()).toBeNull();
  });

  it('A18: what is taken back is forgotten, and the page begins anew without it', async () => {
    keepChoice(tags, new Set(['analytics', 'marketing']), Date.now());
    localStorage.setItem('_hjX', '1');
    start();
    await open();
    document.querySelector<HTMLInputElement>('[name="analytics"]')?.click();
    button('Save my choice').click();
    expect(reload).toHaveBeenCalledOnce();
    expect(granted).toHaveLength(1);
    expect(localStorage.getItem('_hjX')).toBeNull();
    expect(readChoice(tags, Date.now())).toEqual(new Set(['marketing']));
  });

  it('A18: Close changes nothing; a click that opens a tab is left alone', async () => {
    keepChoice(tags, new Set(['analytics']), Date.now());
    start();
    await open();
    button('Close').click();
    expect(granted).toHaveLength(1);
    expect(notice()).toBeNull();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector('#settings')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('A18: closed without an answer, the question is asked again: nothing was answered', async () => {
    start();
    await shown();
    await open();
    button('Close').click();
    await shown();
    expect(button('Only necessary')).toBeDefined();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    await open();
    button('Accept all').click();
    expect(notice()).toBeNull();
    expect(readChoice(tags, Date.now())).toEqual(new Set(['analytics', 'marketing']));
  });

  it('A18: stay over no other page, where Back leads to one', async () => {
    keepChoice(tags, new Set(), Date.now());
    start();
    await open();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(notice()).toBeNull();
  });

  it('A18, X2: Enter on a switch turns it, and answers nothing', async () => {
    start();
    await shown();
    button('Choose …').click();
    const analytics = document.querySelector<HTMLInputElement>('input[name="analytics"]')!;
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    analytics.dispatchEvent(enter);
    expect([enter.defaultPrevented, analytics.checked, granted]).toEqual([true, true, []]);
    expect(document.documentElement.dataset['asking']).toBe('');
  });

  it('A18: an answer in another tab holds here, and less than before begins anew', async () => {
    start();
    await shown();
    keepChoice(tags, new Set(['analytics']), Date.now());
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE }));
    expect(notice()).toBeNull();
    expect(granted).toEqual([new Set(['analytics'])]);
    keepChoice(tags, new Set(), Date.now());
    dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE }));
    expect(reload).toHaveBeenCalled();
  });

  it('A18, A20: a page that the browser kept, and shows again, goes by what was answered meanwhile', async () => {
    const shownAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    start();
    await shown();
    shownAgain(true);
    expect(granted).toEqual([]);
    keepChoice(tags, new Set(), Date.now());
    shownAgain(false);
    expect(notice()).not.toBeNull();
    shownAgain(true);
    expect(notice()).toBeNull();
    keepChoice(tags, new Set(['analytics']), Date.now());
    shownAgain(true);
    expect(granted).toEqual([new Set(), new Set(['analytics'])]);
    keepChoice(tags, new Set(), Date.now());
    shownAgain(true);
    expect(reload).toHaveBeenCalled();
  });
});
