import type { MapTiles } from '@apoti/contract';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import styles from './PlacePicker.module.css';

/** A place on the map, in degrees. */
export type Place = { lat: number; lng: number };

/** A map on which a place is picked. */
export type PickerMap = {
  /** Marks this place; null: none is known. */
  show: (place: Place | null) => void;
  middle: () => Place;
  remove: () => void;
};

/** A door with its handle, as a mark. */
const SHAPE =
  '<svg viewBox="0 0 30 38" width="30" height="38" aria-hidden="true"><path d="M2 2h26v26H19l-4 8-4-8H2z"/><path d="M21 11v8"/></svg>';
/** Where the map begins while no place is known: Lagos. */
const LAGOS: Place = { lat: 6.5244, lng: 3.3792 };
/** A street, and a city. */
const NEAR = 16;
const FAR = 11;

/** About 10 cm: what a map can show, without a tail of digits. */
function rounded({ lat, lng }: Place): Place {
  const { lng: wrapped } = L.latLng(lat, lng).wrap();
  return { lat: Number(lat.toFixed(6)), lng: Number(wrapped.toFixed(6)) };
}

type Drawing = {
  tiles: MapTiles;
  place: Place | null;
  onPick: (place: Place) => void;
  /** None of the first pictures came. */
  onFailed: () => void;
};

/** Draws the map into an element, which gets the focus. */
export function drawPicker(into: HTMLElement, { tiles, place, onPick, onFailed }: Drawing): PickerMap {
  const start = place ?? LAGOS;
  const map = L.map(into, { scrollWheelZoom: false }).setView([start.lat, start.lng], place === null ? FAR : NEAR);
  map.attributionControl.setPrefix(false);
  const thanks = document.createElement('span');
  thanks.textContent = tiles.attribution;
  const layer = L.tileLayer(tiles.url, { attribution: thanks.innerHTML, maxZoom: 19 });
  let came = 0;
  layer.on('tileload', () => (came += 1));
  layer.on('load', () => {
    // The layer goes on with its map after this event; taking it away has to wait.
    if (came === 0) queueMicrotask(onFailed);
  });
  const icon = L.divIcon({ className: styles.mark ?? '', html: SHAPE, iconSize: [30, 38], iconAnchor: [15, 36] });
  const mark = L.marker([start.lat, start.lng], { icon, interactive: false, keyboard: false });
  const show = (next: Place | null) => {
    if (next === null) {
      mark.remove();
      return;
    }
    mark.setLatLng([next.lat, next.lng]).addTo(map);
    if (!map.getBounds().contains([next.lat, next.lng])) map.panTo([next.lat, next.lng]);
  };
  map.on('click', ({ latlng }: L.LeafletMouseEvent) => onPick(rounded(latlng)));
  layer.addTo(map);
  show(place);
  into.focus({ preventScroll: true });
  return { show, middle: () => rounded(map.getCenter()), remove: () => void map.remove() };
}
