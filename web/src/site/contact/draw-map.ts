import type { MapTiles } from '@apoti/contract';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { directionsLink } from '../../shared/lib/directions';
import styles from './draw-map.module.css';
import type { MapPlace } from './map-places';

/** A door with its handle, as a mark. */
const SHAPE =
  '<svg viewBox="0 0 30 38" width="30" height="38" aria-hidden="true"><path d="M2 2h26v26H19l-4 8-4-8H2z"/><path d="M21 11v8"/></svg>';

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}

/** What a mark says: name, address and the way there. Texts are set as text, never as markup. */
function popupOf(place: MapPlace): HTMLElement {
  const popup = element('div', '');
  const link = document.createElement('a');
  link.href = directionsLink(place);
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = 'Get Directions';
  popup.append(element('strong', place.name), element('p', place.address, styles.address), link);
  return popup;
}

function markOf(place: MapPlace): L.Marker {
  const { kind, name, coordinates } = place;
  const icon = L.divIcon({
    className: `${styles.mark} ${styles[kind]}`,
    html: SHAPE,
    iconSize: [30, 38],
    iconAnchor: [15, 36],
    popupAnchor: [0, -32],
  });
  const mark = L.marker([coordinates.lat, coordinates.lng], {
    icon,
    title: name,
    alt: `${kind === 'office' ? 'Office' : 'Station'}: ${name}`,
    zIndexOffset: kind === 'office' ? 1_000 : 0,
  });
  // A mark of our own is no picture: its name stands in a label.
  mark.on('add', () => mark.getElement()?.setAttribute('aria-label', mark.options.alt ?? name));
  return mark.bindPopup(popupOf(place));
}

type Drawing = {
  tiles: MapTiles;
  places: readonly MapPlace[];
  /** None of the first pictures came. */
  onFailed: () => void;
};

/** Draws the map into an element, which gets the focus (P11). Gives back what takes it away again. */
export function drawMap(into: HTMLElement, { tiles, places, onFailed }: Drawing): () => void {
  const map = L.map(into, { scrollWheelZoom: false });
  map.attributionControl.setPrefix(false);
  let came = 0;
  const attribution = element('span', tiles.attribution).innerHTML;
  const layer = L.tileLayer(tiles.url, { attribution, maxZoom: 19 });
  layer.on('tileload', () => (came += 1));
  layer.on('load', () => {
    // The layer goes on with its map after this event; taking it away has to wait.
    if (came === 0) queueMicrotask(onFailed);
  });
  const marks = L.featureGroup(places.map(markOf)).addTo(map);
  map.fitBounds(marks.getBounds(), { padding: [40, 40], maxZoom: 14, animate: false });
  layer.addTo(map);
  into.focus({ preventScroll: true });
  return () => void map.remove();
}
