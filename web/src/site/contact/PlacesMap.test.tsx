// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicData } from '../../testing/public-data';
import { contactDataOf } from './contact-data';
import type { drawMap as DrawMap } from './draw-map';
import { mapPlaces } from './map-places';
import { PlacesMap } from './PlacesMap';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { drawMap, remove } = vi.hoisted(() => ({ drawMap: vi.fn<typeof DrawMap>(), remove: vi.fn() }));
vi.mock('./draw-map', () => ({ drawMap }));

const PLACEHOLDER = 'Interactive map would be displayed here';
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}', attribution: 'Us' };
const { offices, stations } = contactDataOf(publicData(), tiles);
const places = mapPlaces(offices, stations);
let root: Root;
let place: HTMLElement;
const show = (given: typeof tiles | null) => act(() => root.render(<PlacesMap places={places} tiles={given} />));
const press = () => act(async () => place.querySelector('button')?.click());

describe('PlacesMap', () => {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    drawMap.mockReset().mockReturnValue(remove);
    remove.mockReset();
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('P11: without script, and where the operator wants no map, the placeholder stands', () => {
    expect(renderToString(<PlacesMap places={places} tiles={tiles} />)).toContain(PLACEHOLDER);
    show(null);
    expect(place.textContent).toContain(PLACEHOLDER);
    expect(place.querySelector('button')).toBeNull();
  });

  it('P11: nothing is loaded before the tap; then offices and stations are on the map', async () => {
    show(tiles);
    expect(place.textContent).not.toContain(PLACEHOLDER);
    expect(drawMap).not.toHaveBeenCalled();
    await press();
    const [into, drawing] = drawMap.mock.calls[0]!;
    expect(into.getAttribute('aria-label')).toBe('Map of offices and stations');
    expect(drawing.tiles).toEqual(tiles);
    expect(drawing.places).toHaveLength(offices.length + stations.length);
    expect(place.querySelector('button')).toBeNull();
  });

  it('P11: offices and stations without coordinates are left off the map; with none left there is no map', () => {
    const nowhere = { coordinates: { lat: 0, lng: 0 } };
    const lostStations = stations.map((station) => ({ ...station, ...nowhere }));
    expect(mapPlaces(offices, lostStations).map(({ kind }) => kind)).toEqual(offices.map(() => 'office'));
    const lostOffices = offices.map((office) => ({ ...office, ...nowhere }));
    expect(mapPlaces(lostOffices, stations).map(({ kind }) => kind)).toEqual(stations.map(() => 'station'));
    act(() => root.render(<PlacesMap places={mapPlaces(lostOffices, lostStations)} tiles={tiles} />));
    expect(place.textContent).toContain(PLACEHOLDER);
    expect(place.querySelector('button')).toBeNull();
  });

  it('P11: when no picture comes the placeholder comes back, and the map can be tried again', async () => {
    show(tiles);
    await press();
    act(() => drawMap.mock.calls[0]![1].onFailed());
    expect(remove).toHaveBeenCalledOnce();
    expect(place.textContent).toContain(PLACEHOLDER);
    await press();
    expect(drawMap).toHaveBeenCalledTimes(2);
    expect(place.textContent).not.toContain(PLACEHOLDER);
  });

  it('P11: when the map cannot even be drawn the placeholder comes back', async () => {
    drawMap.mockImplementation(() => {
      throw new Error('no');
    });
    show(tiles);
    await press();
    expect(place.textContent).toContain(PLACEHOLDER);
  });
});
