// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteDataProvider } from '../../shared/site-data/site-data';
import { NOW, publicData, siteData } from '../../testing/public-data';
import { lockersDataOf } from './locker-data';
import { LockersPage } from './LockersPage';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { stations, content } = publicData();
const seven = lockersDataOf(stations, content.pricing.payAsYouGo);
/** So many stations, one north of the other. */
const manyOf = (length: number) =>
  lockersDataOf(
    Array.from({ length }, (_, index) => ({
      ...stations[0]!,
      id: index + 1,
      name: `Station ${index + 1}`,
      coordinates: { lat: 6.4 + index / 100, lng: 3.4 },
    })),
    content.pricing.payAsYouGo,
  );
const many = manyOf(60);
let page = seven;
const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();

/** The page as the address has it. */
function Located() {
  const { search } = useLocation();
  return <LockersPage page={page} query={Object.fromEntries(new URLSearchParams(search))} form={null} />;
}

const site = () => (
  <BrowserRouter>
    <SiteDataProvider value={siteData()}>
      <Located />
    </SiteDataProvider>
  </BrowserRouter>
);

let root: Root;
let place: HTMLElement;
let complaints: unknown[];
function open(address = '/lockers', title = 'Locker stations | Apoti'): void {
  document.title = title;
  history.replaceState(null, '', address);
  place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(site());
  act(() => {
    root = hydrateRoot(place, site(), { onRecoverableError: (error) => complaints.push(error) });
  });
}
const names = () => [...place.querySelectorAll('#stations h3')].map((each) => each.textContent);
const button = (name: string) => [...place.querySelectorAll('button')].find((each) => each.textContent.includes(name));
const choose = (name: string, value: string) =>
  act(() => {
    const select = place.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('LockersPage', () => {
  beforeEach(() => {
    complaints = [];
    page = seven;
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }));
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    getCurrentPosition.mockReset();
    vi.useRealTimers();
  });

  it('P9: the server says the date, the browser takes over without a murmur and counts the minutes', () => {
    open();
    expect(renderToString(site())).toContain('Updated 20 Nov 2026, 12:30');
    expect(complaints).toEqual([]);
    expect(place.querySelector('#station-1 time')?.textContent).toBe('Updated 30 minutes ago');
    act(() => vi.advanceTimersByTime(60_000));
    expect(place.querySelector('#station-1 time')?.textContent).toBe('Updated 31 minutes ago');
  });

  it('P9: choices filter at once, together, and can be cleared', () => {
    open();
    choose('size', 'large');
    choose('feature', 'Security Guard');
    expect(names()).toEqual(['Ikoyi Station', 'Lekki Station', 'Garki Station']);
    const abuja = [...place.querySelectorAll<HTMLAnchorElement>('form li a')].find((each) => /Abuja/.test(each.text))!;
    act(() => abuja.click());
    expect(names()).toEqual(['Garki Station']);
    expect(place.querySelector('#stations')?.textContent).toContain('1 station of 7');
  });

  it.each(['state=Atlantis', 'size=huge'])(
    'P9: an address with what no station has (%s) says so and can be cleared',
    (query) => {
      open(`/lockers?${query}`);
      expect(names()).toEqual([]);
      expect(place.querySelector('#stations')?.textContent).toContain('No station has all of that');
      expect([...place.querySelectorAll('#stations a')].at(-1)?.getAttribute('href')).toBe('/lockers');
    },
  );

  it('P9: the place is asked for on a press only; then the nearest come first with their distance', () => {
    open();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    act(() => button('Near me')?.click());
    expect(button('Near me')?.disabled).toBe(true);
    act(() => {
      const coords = { latitude: 9.06, longitude: 7.47 } as GeolocationCoordinates;
      getCurrentPosition.mock.calls[0]![0]({ coords, timestamp: NOW } as GeolocationPosition);
    });
    expect(names().slice(0, 2)).toEqual(['Wuse Station', 'Garki Station']);
    expect(place.querySelector('#station-6')?.textContent).toContain('500 m from you');
    act(() => button('Usual order')?.click());
    expect(names()[0]).toBe('Victoria Island Station');
  });

  it.each([
    [1, 'No problem'],
    [2, 'cannot be found'],
    [3, 'cannot be found'],
  ])('P9: a place that is refused or not known (%i) is met kindly, and the list stays', (code, said) => {
    open();
    act(() => button('Near me')?.click());
    act(() => getCurrentPosition.mock.calls[0]![1]?.({ code } as GeolocationPositionError));
    expect(place.querySelector('#stations')?.textContent).toContain(said);
    expect(button('Near me')?.disabled).toBe(false);
    expect(names()).toHaveLength(7);
  });

  it('P9: more stations are added below, where the focus goes on; the address keeps how many, a new choice begins again', () => {
    page = many;
    open('/lockers');
    expect(names()).toHaveLength(24);
    expect(place.querySelector('#stations')?.textContent).toContain('24 of 60 stations shown');
    const more = () => [...place.querySelectorAll('a')].find((each) => each.textContent === 'Show more stations');
    expect(more()?.getAttribute('href')).toBe('/lockers?show=48#station-25');
    act(() => more()?.click());
    expect([names().length, document.activeElement?.id, location.search]).toEqual([48, 'station-25', '?show=48']);
    act(() => more()?.click());
    expect([names().length, document.activeElement?.id, more()]).toEqual([60, 'station-49', undefined]);
    choose('feature', 'CCTV Monitoring');
    expect(names()).toHaveLength(24);
    expect(location.search).toBe('?feature=CCTV+Monitoring');
  });

  it('P9: the nearest of all come first, also those that were not shown', () => {
    page = many;
    open('/lockers');
    act(() => button('Near me')?.click());
    act(() => {
      const coords = { latitude: 6.4 + 0.59, longitude: 3.4 } as GeolocationCoordinates;
      getCurrentPosition.mock.calls[0]![0]({ coords, timestamp: NOW } as GeolocationPosition);
    });
    expect(names()[0]).toBe('Station 60');
    expect(names()).toHaveLength(24);
  });

  it('P9: a station further down that the address points out is shown after the first ones', async () => {
    page = many;
    open('/lockers?station=50');
    await act(async () => Promise.resolve());
    expect(names()).toHaveLength(25);
    expect(place.querySelector('#stations')?.textContent).toContain('25 of 60 stations shown');
    expect(document.activeElement?.id).toBe('station-50');
    expect(document.title).toBe('Station 50, Lagos | Apoti');
  });

  it('P9: where the station that is pointed out was the only one left, there are no more to show', () => {
    page = manyOf(25);
    open('/lockers?station=25');
    expect(names()).toHaveLength(25);
    expect(place.querySelector('#stations')?.textContent).not.toContain('Show more stations');
  });

  it('P9: each station has a button that copies its link', () => {
    open();
    expect(place.querySelector('#station-5 button')?.textContent).toBe('Copy link to Surulere Station');
  });

  it('P9: a station that the address points out is shown and has the focus, and the page is named after it', async () => {
    open('/lockers?station=5');
    await act(async () => Promise.resolve());
    expect(document.activeElement?.id).toBe('station-5');
    expect(document.title).toBe('Surulere Station, Lagos | Apoti');
  });

  it.each([
    ['/lockers?station=5', 'Locker stations | Boxes | Lagos', 'Surulere Station, Lagos | Boxes | Lagos'],
    ['/lockers?station=5', 'Surulere Station, Lagos | Boxes', 'Surulere Station, Lagos | Boxes'],
    ['/lockers', 'Surulere Station, Lagos | Boxes', 'Locker stations | Boxes'],
    ['/lockers', 'A name of its own', 'A name of its own'],
  ])('P9: at %s, “%s” becomes “%s”: behind the name stands what the settings say', async (address, before, after) => {
    open(address, before);
    await act(async () => Promise.resolve());
    expect(document.title).toBe(after);
  });

  describe('where nobody is taken to the station', () => {
    const isTaken = () => vi.mocked(Element.prototype.scrollIntoView).mock.calls.length > 0;
    afterEach(() => {
      delete document.documentElement.dataset['ready'];
      vi.stubGlobal('scrollY', 0);
    });

    it('P1, P9: whoever has read on before the app came stays there', () => {
      vi.stubGlobal('scrollY', 900);
      open('/lockers?station=5');
      expect([isTaken(), document.activeElement]).toEqual([false, document.body]);
    });

    it('P1, P9: whoever types elsewhere when the app comes goes on typing', () => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      open('/lockers?station=5');
      expect([isTaken(), document.activeElement]).toEqual([false, field]);
      field.remove();
    });

    it('P1, P9: by Back the list stands where it was left', () => {
      document.documentElement.dataset['ready'] = '';
      open('/lockers?station=5');
      expect([isTaken(), document.activeElement]).toEqual([false, document.body]);
    });
  });
});
