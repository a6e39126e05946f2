// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { HeroSection } from '../../sections/hero/HeroSection';
import { forgetCarousels, takeCarousels } from '../../shared/lib/carousel-handover';
import { Carousel } from '../../shared/ui/Carousel';
import { startCarousels } from './carousels';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let lessMotion = false;
vi.stubGlobal('matchMedia', () =>
  Object.assign(new EventTarget(), {
    get matches() {
      return lessMotion;
    },
  }),
);
const WIDTH = 400;
// jsdom lays nothing out.
vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);

const items = ['Ada', 'Bem', 'Chi'].map((name) => ({ id: name, content: <p>{name}</p> }));
const page = (
  <>
    <HeroSection slides={defaultHeroSlides} demoVideoUrl="" />
    <Carousel label="Team" noun="members" items={items} />
  </>
);
let place: HTMLElement;
let taken: Root | undefined;
let press: (button: HTMLElement) => boolean;

const hero = () => place.querySelector<HTMLElement>('[data-carousel="Highlights"]')!;
const team = () => place.querySelector<HTMLElement>('[data-carousel="Team"]')!;
const shown = (root: HTMLElement) => [
  ...new Set([...root.querySelectorAll<HTMLElement>('[data-current]')].map(({ dataset }) => dataset['slide'])),
];
const dotted = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-dot]')].findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const find = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector)!;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
/** An event as a browser sends it, with what jsdom does not know of. */
const send = (target: Element, type: string, more: object = {}, bubbles = true) =>
  act(() => void target.dispatchEvent(Object.assign(new Event(type, { bubbles }), more)));

/** Shows what the server sends, with the first script at work. */
function open(): void {
  place.innerHTML = renderToString(page);
  ({ press } = startCarousels());
}

/** Lets the app take the page over; answers what React complained of. */
function takeOver(): unknown[] {
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  act(() => {
    takeCarousels();
    taken = hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) });
  });
  forgetCarousels();
  return complaints;
}

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  takeCarousels();
  forgetCarousels();
  act(() => taken?.unmount());
  taken = undefined;
  place.remove();
  vi.restoreAllMocks();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.useRealTimers();
});

describe('carousels before the app', () => {
  it('S6, P4, P6: turn every 5 s, not before, and wrap', () => {
    open();
    wait(CAROUSEL_INTERVAL_MS - 1);
    expect([shown(hero()), shown(team())]).toEqual([['0'], ['0']]);
    wait(1);
    for (const at of [1, 2, 0]) {
      expect([shown(hero()), shown(team()), dotted(hero()), dotted(team())]).toEqual([[`${at}`], [`${at}`], at, at]);
      expect(find(team(), 'ul').scrollLeft).toBe(at * WIDTH);
      wait(CAROUSEL_INTERVAL_MS);
    }
  });

  it('S6, P4: dots, arrows and the pause button do their work at once', () => {
    open();
    expect(press(find(hero(), '[data-dot="2"]'))).toBe(true);
    expect([shown(hero()), dotted(hero())]).toEqual([['2'], 2]);
    expect(press(find(team(), '[data-turn="-1"]'))).toBe(true);
    expect(shown(team())).toEqual(['2']);
    press(find(team(), '[data-turn="1"]'));
    expect(shown(team())).toEqual(['0']);
    const pause = find(hero(), '[data-pause]');
    press(pause);
    expect([pause.getAttribute('aria-label'), pause.title, pause.dataset['pause']]).toEqual([
      'Play slides',
      'Play slides',
      'on',
    ]);
    wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['2']);
    press(pause);
    wait(CAROUSEL_INTERVAL_MS);
    expect([shown(hero()), pause.title]).toEqual([['0'], 'Pause slides']);
  });

  it('S6, P4: a button that belongs to no carousel is not for them', () => {
    open();
    expect(press(place.appendChild(document.createElement('button')))).toBe(false);
  });

  it('S6, P4: stand still under a mouse and a focus that can be seen, not under a finger', () => {
    open();
    const over = (pointerType: string) => send(hero(), 'pointerenter', { pointerType }, false);
    over('mouse');
    wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['0']);
    expect(find(hero(), '[aria-live]').getAttribute('aria-live')).toBe('polite');
    send(hero(), 'pointerleave', {}, false);
    wait(CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['1']);
    over('touch');
    wait(CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['2']);
    const dot = find(hero(), '[data-dot]');
    // jsdom does not know which focus can be seen.
    vi.spyOn(dot, 'matches').mockReturnValue(true);
    send(dot, 'focusin');
    wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['2']);
    send(dot, 'focusout');
    wait(CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['0']);
  });

  it('S6, P4: stand still for people who prefer less motion, and while nobody can see the page', () => {
    lessMotion = true;
    open();
    expect(find(hero(), '[data-pause]').title).toBe('Play slides');
    wait(3 * CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['0']);
    press(find(hero(), '[data-pause]'));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    wait(2 * CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['0']);
    hidden.mockReturnValue(false);
    wait(CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual(['1']);
  });

  it('S6: a touch that the browser took for itself, and two fingers, turn nothing, and the next touch begins anew', () => {
    open();
    addEventListener('click', onClick, true);
    const area = find(hero(), '[data-swipe]');
    const from = { clientX: 200, clientY: 200, identifier: 1 };
    const to = { changedTouches: [{ clientX: 100, clientY: 200, identifier: 1 }] };
    const before = shown(hero());
    send(area, 'touchstart', { touches: [from] });
    send(area, 'touchcancel', { changedTouches: [from] });
    send(area, 'touchend', to);
    send(area, 'touchstart', { touches: [from] });
    send(area, 'touchstart', { touches: [from, { clientX: 300, clientY: 200, identifier: 2 }] });
    send(area, 'touchend', to);
    expect(shown(hero())).toEqual(before);
    send(area, 'touchstart', { touches: [from] });
    send(area, 'touchend', to);
    expect(shown(hero())).not.toEqual(before);
    removeEventListener('click', onClick, true);
  });

  it('S6, P4: a swipe turns, up and down does not, and a row that a finger moved counts once it stands still', () => {
    open();
    addEventListener('click', onClick, true);
    const swipe = (x: number, y: number) => {
      const area = find(hero(), '[data-swipe]');
      send(area, 'touchstart', { touches: [{ clientX: 200, clientY: 200 }] });
      send(area, 'touchend', { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
    };
    swipe(-80, 5);
    expect(shown(hero())).toEqual(['1']);
    swipe(80, 5);
    swipe(80, 5);
    expect(shown(hero())).toEqual(['2']);
    swipe(-30, 120);
    expect(shown(hero())).toEqual(['2']);
    removeEventListener('click', onClick, true);
    find(team(), 'ul').scrollLeft = 0.7 * WIDTH;
    send(find(team(), 'ul'), 'scroll');
    wait(200);
    expect([shown(team()), dotted(team())]).toEqual([['1'], 1]);
  });
  const onClick = ({ target }: Event) => target instanceof HTMLElement && press(target);
});

describe('the app takes the carousels over', () => {
  it.each([0, 1, 2, 3])('S6: after %i turns as they stand, without a word from React', (turns) => {
    open();
    wait(turns * CAROUSEL_INTERVAL_MS + 2_000);
    expect(takeOver()).toEqual([]);
    const at = turns % 3;
    expect([shown(hero()), shown(team()), dotted(hero())]).toEqual([[`${at}`], [`${at}`], at]);
    wait(CAROUSEL_INTERVAL_MS - 2_001);
    expect(shown(hero())).toEqual([`${at}`]);
    wait(1);
    expect([shown(hero()), shown(team())]).toEqual([[`${(at + 1) % 3}`], [`${(at + 1) % 3}`]]);
    wait(CAROUSEL_INTERVAL_MS);
    expect(shown(hero())).toEqual([`${(at + 2) % 3}`]);
  });

  it('S6: paused, held or started in spite of less motion, they stay so', () => {
    lessMotion = true;
    open();
    press(find(team(), '[data-pause]'));
    press(find(team(), '[data-dot="1"]'));
    expect(takeOver()).toEqual([]);
    expect(find(hero(), '[data-pause]').title).toBe('Play slides');
    expect(find(team(), '[data-pause]').title).toBe('Pause members');
    wait(CAROUSEL_INTERVAL_MS);
    expect([shown(hero()), shown(team())]).toEqual([['0'], ['2']]);
  });

  it('S6, P6: while a row still glides to the slide that a person asked for, that slide counts', () => {
    open();
    press(find(team(), '[data-turn="1"]'));
    find(team(), 'ul').scrollLeft = 0.2 * WIDTH;
    send(find(team(), 'ul'), 'scroll');
    expect(takeOver()).toEqual([]);
    expect([shown(team()), dotted(team())]).toEqual([['1'], 1]);
    find(team(), 'ul').scrollLeft = WIDTH;
    wait(500);
    expect([shown(team()), dotted(team())]).toEqual([['1'], 1]);
  });

  it('S6, P6: where a row that a finger threw comes to rest while nobody listens, the dots follow', () => {
    open();
    find(team(), 'ul').scrollLeft = 0.2 * WIDTH;
    send(find(team(), 'ul'), 'scroll');
    expect(takeOver()).toEqual([]);
    find(team(), 'ul').scrollLeft = 2 * WIDTH;
    wait(500);
    expect([shown(team()), dotted(team())]).toEqual([['2'], 2]);
  });

  it('S6: from then on the first script leaves them alone', () => {
    open();
    takeOver();
    expect(press(find(hero(), '[data-dot="2"]'))).toBe(false);
    act(() => find(hero(), '[data-dot="2"]').click());
    expect(shown(hero())).toEqual(['2']);
  });

  it('S6: a swipe that began before is done once', () => {
    open();
    const area = find(hero(), '[data-swipe]');
    send(area, 'touchstart', { touches: [{ clientX: 200, clientY: 200 }] });
    takeOver();
    send(area, 'touchend', { changedTouches: [{ clientX: 100, clientY: 200 }] });
    expect(shown(hero())).toEqual(['1']);
    send(area, 'touchend', { changedTouches: [{ clientX: 100, clientY: 200 }] });
    expect(shown(hero())).toEqual(['1']);
  });
});
