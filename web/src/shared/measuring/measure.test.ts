// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellPageShown } from '../lib/site-events';
import { beginPage, endPage, look, sent, set, start, told, type, vitals } from './testing/measured-page';

const lastItems = async () => (await told()).at(-1)?.items;
beforeEach(beginPage);
afterEach(endPage);

describe('what a page tells', () => {
  it('A20: its view when it is shown, and its seconds in sight when it is hidden', async () => {
    start();
    vi.advanceTimersByTime(3_700);
    set('hidden');
    dispatchEvent(new Event('pagehide'));
    expect(await told()).toEqual([
      {
        page: '/contact',
        referrer: '',
        medium: 'email',
        device: 'mobile',
        returning: false,
        items: [{ kind: 'view' }],
      },
      expect.objectContaining({ items: [{ kind: 'leave', seconds: 4 }] }),
    ]);
  });

  it('S5: a view is told a moment later, once; whoever leaves before tells of both at once', async () => {
    start('ev', false);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(499);
    set('hidden');
    look();
    expect((await told()).map(({ items }) => items.map(({ kind }) => kind))).toEqual([['view', 'leave']]);
    history.pushState(null, '', '/faq');
    set('visible');
    look();
    look();
    expect((await told()).map(({ page, items }) => [page, items.map(({ kind }) => kind)])).toEqual([
      ['/contact', ['view', 'leave']],
      ['/faq', ['view']],
    ]);
  });

  it('A20: nothing before it is seen; another tab between is no other view; the way back to it is', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    start();
    expect(sent).toEqual([]);
    set('visible');
    set('hidden');
    set('visible');
    look();
    expect((await told()).map(({ items }) => items.map(({ kind }) => kind))).toEqual([['view', 'leave']]);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    look();
    expect((await told()).map(({ items }) => items[0]?.kind)).toEqual(['view', 'leave', 'view']);
  });

  it('A20: another page inside the app is another view; the first one that says itself is not', async () => {
    start();
    tellPageShown({});
    history.pushState(null, '', '/faq');
    tellPageShown({});
    look();
    expect((await told()).map(({ page, items }) => [page, items[0]?.kind])).toEqual([
      ['/contact', 'view'],
      ['/contact', 'leave'],
      ['/faq', 'view'],
    ]);
  });

  it('A20: links and forms go with the next request; a form is begun once; a share is no call', async () => {
    start();
    for (const link of document.querySelectorAll<HTMLElement>('a')) (link.querySelector('b') ?? link).click();
    type('form input', 'A');
    type('form input', 'Ad');
    expect(sent).toHaveLength(1);
    set('hidden');
    expect((await lastItems())?.map((item) => (item.kind === 'event' ? item.name : item.kind))).toEqual([
      'phone_called',
      'whatsapp_opened',
      'directions_opened',
      'demo_watched',
      'contact_form_started',
      'leave',
    ]);
  });

  it('A18: no event and no speed without their settings; a form that is begun is told anyway, for the funnel', async () => {
    start('');
    document.querySelector<HTMLElement>('a')?.click();
    type('form input', 'A');
    dispatchEvent(new Event('app:ready'));
    expect(vitals).toBeNull();
    set('hidden');
    expect(await lastItems()).toEqual([
      { kind: 'event', name: 'contact_form_started' },
      { kind: 'leave', seconds: 1 },
    ]);
  });

  it('A20: a search once typing has stopped, or the page is left; not each letter', async () => {
    start('');
    type('[type="search"]', 'h');
    type('[type="search"]', 'how big ');
    vi.advanceTimersByTime(3_000);
    type('[type="search"]', 'how bigger');
    set('hidden');
    expect((await lastItems())?.slice(0, 2)).toEqual([
      { kind: 'search', text: 'how big' },
      { kind: 'search', text: 'how bigger' },
    ]);
  });

  it('A18: how fast the first page was', async () => {
    start();
    dispatchEvent(new Event('app:ready'));
    Object.assign(vitals ?? {}, { fcp: 640, lcp: 900 });
    set('hidden');
    expect((await lastItems())?.[0]).toEqual({ kind: 'vitals', vitals: { fcp: 640, lcp: 900 } });
  });

  it('A18: who only reads is measured too, without a touch', async () => {
    start('ev', false);
    vi.advanceTimersByTime(2_999);
    expect(vitals).toBeNull();
    vi.advanceTimersByTime(1);
    Object.assign(vitals ?? {}, { fcp: 640 });
    set('hidden');
    expect((await lastItems())?.[0]).toEqual({ kind: 'vitals', vitals: { fcp: 640 } });
  });

  it.each([
    ['was opened in another tab', true],
    ['was left before its speed was looked at', false],
  ])('A18: no speed of a page that %s: it was painted when nobody looked', async (_, isBehind) => {
    if (isBehind) set('hidden');
    start();
    set('hidden');
    set('visible');
    dispatchEvent(new Event('app:ready'));
    vi.advanceTimersByTime(5_000);
    Object.assign(vitals ?? {}, { fcp: 90_000, lcp: 90_000, load: 90_000 });
    set('hidden');
    expect((await told()).flatMap(({ items }) => items).some(({ kind }) => kind === 'vitals')).toBe(false);
  });

  it('A18: the speed is told once, and with the page that it is of', async () => {
    start();
    dispatchEvent(new Event('app:ready'));
    Object.assign(vitals ?? {}, { fcp: 640 });
    history.pushState(null, '', '/faq');
    tellPageShown({});
    set('hidden');
    const those = (await told()).filter(({ items }) => items.some(({ kind }) => kind === 'vitals'));
    expect(those.map(({ page }) => page)).toEqual(['/contact']);
  });

  it('A20: so much at once that the server takes it', async () => {
    start();
    for (let count = 0; count < 50; count += 1) document.querySelector<HTMLElement>('a')?.click();
    expect(sent).toHaveLength(3);
    await told();
  });
});
