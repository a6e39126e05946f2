// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAROUSEL_INTERVAL_MS } from '@apoti/contract/constants/business';
import { Carousel } from './Carousel';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let lessMotion = false;
vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener: () => {}, removeEventListener: () => {} }));
const WIDTH = 400;
// jsdom lays nothing out.
vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);

const items = ['Ada', 'Bem', 'Chi', 'Dayo', 'Efe'].map((name) => ({ id: name, content: <p>{name}</p> }));
const carousel = <Carousel label="Team" noun="members" perView={2} items={items} />;
let root: Root;
let place: HTMLElement;
const current = () => place.querySelector('[data-current]')?.textContent;
const track = () => place.querySelector('ul')!;
const button = (name: string) => place.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const show = () => act(() => root.render(carousel));

describe('Carousel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    lessMotion = false;
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });

  it('P6: moves on every 5 s, so many at a time, and wraps', () => {
    show();
    for (const [shown, left] of [
      ['AdaBem', 0],
      ['ChiDayo', WIDTH],
      ['Efe', 2 * WIDTH],
      ['AdaBem', 0],
    ] as const) {
      expect([current(), track().scrollLeft]).toEqual([shown, left]);
      wait(CAROUSEL_INTERVAL_MS - 1);
      expect(current()).toBe(shown);
      wait(1);
    }
  });

  it('P6: previous and next turn by one slide and wrap, a dot jumps to its own', () => {
    show();
    act(() => button('Previous members')?.click());
    expect(current()).toBe('Efe');
    act(() => button('Next members')?.click());
    expect(current()).toBe('AdaBem');
    act(() => button('Members 3 to 4 of 5')?.click());
    expect(current()).toBe('ChiDayo');
    expect(button('Members 3 to 4 of 5')?.getAttribute('aria-current')).toBe('true');
    // One alone is no plural.
    act(() => button('Member 5 of 5')?.click());
    expect(current()).toBe('Efe');
  });

  it('P6: the pause button stops it and starts it again', () => {
    show();
    act(() => button('Pause members')?.click());
    wait(4 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe('AdaBem');
    act(() => button('Play members')?.click());
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe('ChiDayo');
  });

  it('P6: it stands still under the mouse, and for people who prefer less motion', () => {
    show();
    const pointer = (type: string) => {
      const event = new MouseEvent(type, { bubbles: true });
      Object.defineProperty(event, 'pointerType', { value: 'mouse' });
      act(() => void track().dispatchEvent(event));
    };
    pointer('pointerover');
    wait(4 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe('AdaBem');
    pointer('pointerout');
    wait(CAROUSEL_INTERVAL_MS);
    expect(current()).toBe('ChiDayo');
    lessMotion = true;
    act(() => root.render(<div key="again">{carousel}</div>));
    wait(4 * CAROUSEL_INTERVAL_MS);
    expect(current()).toBe('AdaBem');
  });

  it('P6: a slide that was swiped to counts once the row stands still, and stays for the whole time', () => {
    show();
    wait(CAROUSEL_INTERVAL_MS - 500);
    track().scrollLeft = 0.6 * WIDTH;
    act(() => void track().dispatchEvent(new Event('scroll')));
    expect(current()).toBe('AdaBem');
    wait(200);
    expect(current()).toBe('ChiDayo');
    wait(CAROUSEL_INTERVAL_MS - 200);
    expect(current()).toBe('ChiDayo');
    wait(200);
    expect(current()).toBe('Efe');
  });

  it('P6: without script all items are there, in a row that can be focused; the browser takes it over as it came', () => {
    const page = place.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(carousel);
    expect(place.textContent).toBe('AdaBemChiDayoEfe');
    expect(place.querySelector('[inert], [style]')).toBeNull();
    const came = page.querySelector('[data-carousel]')?.innerHTML.replace(/<p .*/, '');
    expect(track().tabIndex).toBe(0);
    const complaints = vi.spyOn(console, 'error');
    let taken: Root | undefined;
    act(() => void (taken = hydrateRoot(page, carousel)));
    expect(complaints).not.toHaveBeenCalled();
    expect(page.querySelector('[data-carousel]')?.innerHTML.replace(/<p .*/, '')).toBe(came);
    act(() => taken?.unmount());
  });

  it('P6: items that fit on one slide need no buttons', () => {
    act(() => root.render(<Carousel label="Team" noun="members" perView={2} items={items.slice(0, 2)} />));
    expect(place.querySelector('button')).toBeNull();
  });
});
