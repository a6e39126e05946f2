import { expect, vi } from 'vitest';
import type { AskedCategory, SiteTags } from '@apoti/contract';
import { startConsent } from '../consent';

type Allowed = ReadonlySet<AskedCategory>;

/** The tools of a site that asks about them. */
export const tags: SiteTags = {
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
/** What was let in, in turn; and whether the page began anew. */
export let granted: Allowed[];
export let reload: ReturnType<typeof vi.fn>;

/** Begins to ask, beside what loads tools, as far as consent knows it. */
export function start(asked = tags) {
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

/** The notice or the settings, if one is there. */
export const notice = () => document.querySelector('dialog');
/** The button with these words. */
export const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)!;
/** Waits until it is there. */
export const shown = () => vi.waitFor(() => expect(notice()).not.toBeNull());
/** How each category's switch stands. */
export const switches = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[role="switch"]')].map(({ name, checked, disabled }) => ({
    name,
    checked,
    disabled,
  }));

/** A page with a link to the settings, of somebody who has answered nothing. */
export function beginPage(): void {
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
}

/** Asks no more. */
export const endPage = () => stop();
