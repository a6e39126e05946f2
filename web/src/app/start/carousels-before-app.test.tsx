// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import {
  beginPage,
  dotted,
  endPage,
  find,
  hero,
  open,
  place,
  preferLessMotion,
  press,
  send,
  shown,
  team,
  wait,
  WIDTH,
} from './testing/carousels-page';

beforeEach(beginPage);
afterEach(endPage);

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
    preferLessMotion();
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
