// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PlacesMap } from './PlacesMap';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('./draw-map', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('P11: a map whose file cannot be had says so, and offers the page anew: the file is not asked for again', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const office = { kind: 'office', name: 'Ikeja', address: '4 Road', coordinates: { lat: 6.6, lng: 3.35 } } as const;
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}', attribution: 'Us' };
  act(() => root.render(<PlacesMap places={[office]} tiles={tiles} />));
  await act(async () => place.querySelector('button')?.click());
  await act(() => vi.waitFor(() => expect(place.textContent).toContain('The map cannot be reached')));
  const link = place.querySelector('a');
  expect([link?.textContent, link?.href, link?.target]).toEqual(['Load the page again', location.href, '_self']);
  expect(place.querySelector('button')).toBeNull();
  act(() => root.unmount());
});
