// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beaconSchema, type Beacon, type SiteTags, type WebVitals } from '@apoti/contract';
import { answerToMeasuring } from '../consent/answer-to-measuring';
import { tellPageShown } from '../lib/site-events';
import { VISITED_STORAGE } from '../lib/storage-names';
import { measure } from './measure';

const sent: Beacon[] = [];
const told = async () => sent;
const lastItems = async () => (await told()).at(-1)?.items;
/** What is heard of, to be taken away again. */
let heardOf: [name: string, heard: EventListener][] = [];
const stop = () => heardOf.splice(0).forEach(([name, heard]) => removeEventListener(name, heard, true));

/** A blob whose text can be read at once. */
class FakeBlob {
  readonly text: string;
  readonly type: string;
  constructor([text = '']: string[], { type }: { type: string }) {
    this.text = text;
    this.type = type;
  }
}
let vitals: WebVitals | null = null;
const start = (may = 'ev') => measure({ may, watch: (kept) => (vitals = kept) });

function set(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
/** As a person types: events that a script makes are nobody's. */
function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = text;
  for (const heard of inputs) heard({ target: field, isTrusted: true });
}
type Heard = (event: { target: EventTarget; isTrusted: boolean }) => void;
let inputs: Heard[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1_000);
  delete document.documentElement.dataset['measured'];
  sent.length = 0;
  inputs = [];
  heardOf = [];
  vitals = null;
  localStorage.clear();
  history.replaceState(null, '', '/contact?utm_medium=email');
  vi.stubGlobal('Blob', FakeBlob);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('screen', { width: 390, height: 844 });
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: FakeBlob) => {
      expect(url).toBe('/api/measure');
      expect(body.type).toBe('application/json');
      sent.push(beaconSchema.parse(JSON.parse(body.text)));
      return true;
    },
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((name: string, heard: unknown, options: unknown) => {
    if (name === 'input') inputs.push(heard as Heard);
    heardOf.push([name, heard as EventListener]);
    add(name, heard as EventListener, options as AddEventListenerOptions);
  });
  document.body.innerHTML =
    '<form id="contact-form"><input name="name"></form><input type="search"><a href="tel:+234"><b>Call</b></a>' +
    '<a href="https://wa.me/234801">W</a><a href="https://wa.me/?text=x">Share</a><a href="https://www.google.com/maps/dir/?api=1">D</a>' +
    '<a href="#how" data-tells="demo_watched">Watch</a>';
  document.body.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a page tells', () => {
  it('A20: its view when it is shown, and its seconds in sight when it is hidden', async () => {
    start();
    vi.advanceTimersByTime(4_200);
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

  it('A20: nothing before it is seen; another tab between is no other view; the way back to it is', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    start();
    expect(sent).toEqual([]);
    set('visible');
    set('hidden');
    set('visible');
    expect((await told()).map(({ items }) => items[0]?.kind)).toEqual(['view', 'leave']);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pageshow'));
    expect((await told()).map(({ items }) => items[0]?.kind)).toEqual(['view', 'leave', 'leave', 'view']);
  });

  it('A20: another page inside the app is another view; the first one that says itself is not', async () => {
    start();
    tellPageShown({});
    history.pushState(null, '', '/faq');
    tellPageShown({});
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
      { kind: 'leave', seconds: 0 },
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
    start();
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

describe('who is measured', () => {
  const tags = (categories: SiteTags['categories']): SiteTags => ({
    tools: [],
    categories,
    ownNote: true,
    honourSignals: true,
  });
  const analytics = tags(['analytics']);
  const mark = (may: string) => document.body.insertAdjacentHTML('beforeend', `<i data-measure="${may}"></i>`);

  it('A20: nothing is kept without an agreement, nor where the settings do not ask for it', async () => {
    mark('ev');
    answerToMeasuring(analytics, new Set(['analytics']));
    start();
    expect(localStorage.length).toBe(0);
    expect((await told()).map(({ returning }) => returning)).toEqual([false]);
  });

  it('A20: who agreed is known again on another day, and not once they took it back', async () => {
    mark('evr');
    const agreed = new Set(['analytics'] as const);
    answerToMeasuring(analytics, agreed);
    answerToMeasuring(analytics, agreed);
    start();
    expect(localStorage.getItem(VISITED_STORAGE)).not.toBeNull();
    vi.advanceTimersByTime(86_400_000);
    answerToMeasuring(analytics, agreed);
    set('hidden');
    expect((await told()).map(({ returning }) => returning)).toEqual([false, true]);
    answerToMeasuring(analytics, new Set());
    expect(localStorage.getItem(VISITED_STORAGE)).toBeNull();
    set('visible');
    set('hidden');
    expect(sent).toHaveLength(2);
  });

  it('A20: who was not asked about analytics has refused nothing', () => {
    answerToMeasuring(tags(['marketing']), new Set());
    start();
    expect(sent).toHaveLength(1);
  });
});
