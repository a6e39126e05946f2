// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskedCategory, SiteTags } from '@apoti/contract';
import { CONSENT_STORAGE } from '../lib/storage-names';
import { keepChoice, readChoice } from './choice';
import { startConsent } from './consent';
import { consentTexts } from './consent-texts';

type Allowed = ReadonlySet<AskedCategory>;

const tags: SiteTags = {
  tools: [
    { tool: 'hotjar', id: '1', recordings: true, heatmaps: true, surveys: false, polls: false, anonymizeIp: true },
    { tool: 'linkedin', id: '2' },
    { tool: 'twitter', id: '3' },
  ],
  categories: ['analytics', 'marketing'],
  ownNote: false,
  honourSignals: true,
};
let stop = () => {};
let granted: Allowed[];
let reload: ReturnType<typeof vi.fn>;

/** What loads tools, as far as consent knows it. */
function start(asked = tags) {
  const loader = {
    loaded: new Set<AskedCategory>() as Allowed,
    allow(allowed: Allowed) {
      loader.loaded = allowed;
      granted.push(allowed);
    },
  };
  stop();
  stop = startConsent(asked, loader);
}

const notice = () => document.querySelector('dialog');
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)!;
const shown = () => vi.waitFor(() => expect(notice()).not.toBeNull());
const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[role="switch"]')].map(({ name, checked, disabled }) => ({
    name,
    checked,
    disabled,
  }));

afterEach(() => stop());
beforeEach(() => {
  granted = [];
  localStorage.clear();
  document.body.innerHTML = '<a id="settings" href="#tools" data-cookie-settings><b>Cookie settings</b></a>';
  delete document.documentElement.dataset['asking'];
  reload = vi.fn();
  vi.stubGlobal('location', { hostname: 'lockers.example', reload });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
});

describe('the question', () => {
  it('A18: nothing is allowed before an answer; it comes first on the page and leaves the focus where it is', async () => {
    start();
    await shown();
    expect(granted).toEqual([]);
    expect(document.body.firstElementChild).toBe(notice());
    expect(document.activeElement).toBe(document.body);
    expect([...notice()!.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Only necessary',
      'Accept all',
      'Choose …',
    ]);
    expect(new Set([...notice()!.querySelectorAll('button')].map(({ className }) => className)).size).toBe(1);
  });

  it.each([
    ['Only necessary', []],
    ['Accept all', ['analytics', 'marketing']],
  ])('A18: %s is kept, and the next page does not ask', async (label, allowed) => {
    start();
    await shown();
    button(label).click();
    expect(notice()).toBeNull();
    expect(granted).toEqual([new Set(allowed)]);
    start();
    expect(granted).toEqual([new Set(allowed), new Set(allowed)]);
    expect(notice()).toBeNull();
  });

  it('A18: Choose … shows a switch for each category with its tools, all off but the necessary one', async () => {
    start();
    await shown();
    button('Choose …').click();
    expect(switches()).toEqual([
      { name: 'necessary', checked: true, disabled: true },
      { name: 'analytics', checked: false, disabled: false },
      { name: 'marketing', checked: false, disabled: false },
    ]);
    expect(notice()?.textContent).toContain('Used for this: LinkedIn and Twitter.');
    expect(document.activeElement).toBe(document.querySelector('[name="analytics"]'));
    document.querySelector<HTMLInputElement>('[name="marketing"]')?.click();
    button('Save my choice').click();
    expect(granted).toEqual([new Set(['marketing'])]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the site’s own note of the first visit', () => {
  const own: SiteTags = { tools: [], categories: ['analytics'], ownNote: true, honourSignals: true };

  it('A18: is asked about while no tool is on, in its own words', async () => {
    start(own);
    await shown();
    expect(notice()?.textContent).toContain('keeps a note of the day of your first visit');
    expect(notice()?.textContent).not.toContain('other companies');
    button('Choose …').click();
    expect(switches().map(({ name }) => name)).toEqual(['necessary', 'analytics']);
    expect(notice()?.textContent).toContain(`Used for this: ${consentTexts.ownNote}.`);
    document.querySelector<HTMLInputElement>('[name="analytics"]')?.click();
    button('Save my choice').click();
    expect(granted).toEqual([new Set(['analytics'])]);
  });

  it('A18: is named among the tools of its category', async () => {
    start({ ...tags, ownNote: true });
    await shown();
    expect(notice()?.textContent).toContain('other companies');
    button('Choose …').click();
    expect(notice()?.textContent).toContain(`Used for this: Hotjar and ${consentTexts.ownNote}.`);
  });
});

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

describe('who is not asked', () => {
  it('A18: whose browser says not to track, whatever was answered before; the settings say why', async () => {
    vi.stubGlobal('navigator', { doNotTrack: '1' });
    keepChoice(tags, new Set(['analytics']), Date.now());
    start();
    expect(granted).toEqual([]);
    document.querySelector<HTMLElement>('#settings')?.click();
    await shown();
    expect(notice()?.textContent).toContain(consentTexts.doNotTrack);
    expect(switches()).toEqual([]);
    vi.unstubAllGlobals();
  });

  it('A18: unless the settings do not honour that', async () => {
    vi.stubGlobal('navigator', { doNotTrack: '1' });
    start({ ...tags, honourSignals: false });
    await shown();
    expect(button('Accept all')).toBeDefined();
    vi.unstubAllGlobals();
  });
});
