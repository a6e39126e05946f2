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
const page = lockersDataOf(stations, content.pricing.payAsYouGo);
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
function open(address = '/lockers'): void {
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

  it('P9: a station that the address points out is shown and has the focus, and the page is named after it', async () => {
    open('/lockers?station=5');
    await act(async () => Promise.resolve());
    expect(document.activeElement?.id).toBe('station-5');
    expect(document.title).toBe('Surulere Station, Lagos | Apoti');
  });
});
