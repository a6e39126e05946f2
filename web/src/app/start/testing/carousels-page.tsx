import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vi } from 'vitest';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { HeroSection } from '../../../sections/hero/HeroSection';
import { forgetCarousels, takeCarousels } from '../../../shared/lib/carousel-handover';
import { Carousel } from '../../../shared/ui/Carousel';
import { startCarousels } from '../carousels';

/** A page with two carousels, and what tests look for in it. */
export const WIDTH = 400;
const items = ['Ada', 'Bem', 'Chi'].map((name) => ({ id: name, content: <p>{name}</p> }));
const page = (
  <>
    <HeroSection slides={defaultHeroSlides} demoVideoUrl="" />
    <Carousel label="Team" noun="members" items={items} />
  </>
);
let lessMotion = false;
let taken: Root | undefined;
let started: ReturnType<typeof startCarousels>;

/** Where the page is. */
export let place: HTMLElement;

/** An empty place, and time that stands still. */
export function beginPage(): void {
  vi.useFakeTimers();
  lessMotion = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () =>
    Object.assign(new EventTarget(), {
      get matches() {
        return lessMotion;
      },
    }),
  );
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  place = document.body.appendChild(document.createElement('div'));
}

/** Takes the page away, and gives the browser back. */
export function endPage(): void {
  takeCarousels();
  forgetCarousels();
  act(() => taken?.unmount());
  taken = undefined;
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Makes the page that of somebody who prefers less motion. */
export function preferLessMotion(): void {
  lessMotion = true;
}

/** Shows what the server sends, with the first script at work. */
export function open(): void {
  place.innerHTML = renderToString(page);
  started = startCarousels();
}

/** Lets the app take the page over; answers what React complained of. */
export function takeOver(): unknown[] {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  act(() => {
    takeCarousels();
    taken = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  forgetCarousels();
  return complaints;
}

/** Hands a press to the first script; answers whether it was for a carousel. */
export const press = (button: HTMLElement) => started.press(button);
export const hero = () => place.querySelector<HTMLElement>('[data-carousel="Highlights"]')!;
export const team = () => place.querySelector<HTMLElement>('[data-carousel="Team"]')!;
export const shown = (root: HTMLElement) => [
  ...new Set([...root.querySelectorAll<HTMLElement>('[data-current]')].map(({ dataset }) => dataset['slide'])),
];
export const dotted = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-dot]')].findIndex((dot) => dot.getAttribute('aria-current') === 'true');
export const find = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)!;
export const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** An event as a browser sends it, with what jsdom does not know of. */
export const send = (target: Element, type: string, more: object = {}, bubbles = true) =>
  act(() => void target.dispatchEvent(Object.assign(new Event(type, { bubbles }), more)));
