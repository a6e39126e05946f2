// @vitest-environment jsdom
import type { SiteTags } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepChoice } from './choice';
import { consentTexts } from './consent-texts';
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
