// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawMap } from './draw-map';
import type { MapPlace } from './map-places';

const places: MapPlace[] = [
  { kind: 'office', name: 'Lagos HQ', address: '1 Street', coordinates: { lat: 6.4, lng: 3.4 } },
  { kind: 'station', name: '<img src=x>', address: '<b>2</b> Street', coordinates: { lat: 9, lng: 7.4 } },
];
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}', attribution: '<b>Us</b> & others' };

let box: HTMLElement;
let remove: () => void;
const onFailed = vi.fn();
const marks = () => [...box.querySelectorAll<HTMLElement>('.leaflet-marker-icon')];

describe('drawMap', () => {
  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'));
    // jsdom lays nothing out.
    Object.defineProperties(box, { clientWidth: { value: 600 }, clientHeight: { value: 400 } });
    remove = drawMap(box, { tiles, places, onFailed });
  });
  afterEach(() => {
    remove();
    box.remove();
    onFailed.mockReset();
  });

  it('P11: marks can be reached with the keyboard and have names', () => {
    expect(marks().map((mark) => [mark.tabIndex, mark.getAttribute('aria-label')])).toEqual([
      [0, 'Office: Lagos HQ'],
      [0, 'Station: <img src=x>'],
    ]);
    expect(document.activeElement).toBe(box);
  });

  it('P11: a mark says name, address and the way there, as text and never as markup', () => {
    marks()[1]!.click();
    const popup = box.querySelector('.leaflet-popup-content')!;
    expect(popup.querySelector('strong')?.textContent).toBe('<img src=x>');
    expect(popup.querySelector('p')?.textContent).toBe('<b>2</b> Street');
    expect(popup.querySelector('img, b')).toBeNull();
    expect(popup.querySelector('a')?.href).toContain('destination=9%2C7.4');
  });

  it('P11: thanks whom the operator names, as text', () => {
    expect(box.querySelector('.leaflet-control-attribution')?.textContent).toBe(tiles.attribution);
  });

  it('P11: says so when none of the pictures comes', async () => {
    const pictures = () => [...box.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    expect(pictures().length).toBeGreaterThan(1);
    for (const picture of pictures()) picture.dispatchEvent(new Event('error'));
    await Promise.resolve();
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('P11: a single picture that came is a map', async () => {
    const [first, ...others] = box.querySelectorAll<HTMLImageElement>('img.leaflet-tile');
    first!.dispatchEvent(new Event('load'));
    for (const picture of others) picture.dispatchEvent(new Event('error'));
    await Promise.resolve();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
