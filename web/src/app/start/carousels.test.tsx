// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import {
  beginPage,
  dotted,
  endPage,
  find,
  hero,
  open,
  preferLessMotion,
  press,
  send,
  shown,
  takeOver,
  team,
  wait,
  WIDTH,
} from './testing/carousels-page';

beforeEach(beginPage);
afterEach(endPage);

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
    preferLessMotion();
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
