import { expect, vi } from 'vitest';
import { beaconSchema, type Beacon, type WebVitals } from '@apoti/contract';
import { measure } from '../measure';

/** What a page with links and forms has told the server. */
export const sent: Beacon[] = [];
/** The same, for who waits for it. */
export const told = async () => sent;
/** How fast the page was, as it is kept: null until that is watched. */
export let vitals: WebVitals | null = null;

type Heard = (event: { target: EventTarget; isTrusted: boolean }) => void;
let inputs: Heard[] = [];
/** What is heard of, to be taken away again. */
let heardOf: [name: string, heard: EventListener][] = [];

/** A blob whose text can be read at once. */
class FakeBlob {
  readonly text: string;
  readonly type: string;
  constructor([text = '']: string[], { type }: { type: string }) {
    this.text = text;
    this.type = type;
  }
}

/** An empty browser on a small screen, in which nothing is measured yet. */
export function beginPage(): void {
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
}

/** Takes away what was heard of, and gives the browser back. */
export function endPage(): void {
  for (const [name, heard] of heardOf.splice(0)) removeEventListener(name, heard, true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** The page is looked at for as long as a view waits to be told. */
export const look = () => vi.advanceTimersByTime(500);

/** Begins to measure what the settings have measured, and tells the view. */
export function start(may = 'ev', isLookedAt = true) {
  measure({ may, watch: (kept) => (vitals = kept) });
  if (isLookedAt) look();
}

/** Shows the page, or hides it behind another one. */
export function set(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** As a person types: events that a script makes are nobody's. */
export function type(selector: string, text: string) {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = text;
  for (const heard of inputs) heard({ target: field, isTrusted: true });
}
