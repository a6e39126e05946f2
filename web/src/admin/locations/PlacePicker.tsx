import { useEffect, useRef, useState } from 'react';
import { FiCrosshair, FiMap, FiX } from 'react-icons/fi';
import { Button } from '../../shared/ui/Button';
import type { PickerMap, Place } from './draw-picker';
import { mapTiles } from './map-tiles';
import styles from './PlacePicker.module.css';

type PlacePickerProps = {
  lat: number | string;
  lng: number | string;
  onPick: (place: Place) => void;
};

/** The place that is typed, if it is one; 0 and 0 stand for none. */
function placeOf({ lat, lng }: Pick<PlacePickerProps, 'lat' | 'lng'>): Place | null {
  if (typeof lat === 'string' || typeof lng === 'string' || (lat === 0 && lng === 0)) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/**
 * The place on a map, which comes on a tap: it costs data. A tap on the map sets the place, and so does the button for its
 * middle, for those who move the map by arrow keys. Without tiles the fields above are all there is.
 */
export function PlacePicker(props: PlacePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<PickerMap | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [tiles] = useState(mapTiles);
  const latest = useRef(props);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const place = placeOf(props);
  useEffect(() => {
    latest.current = props;
    map.current?.show(place);
  });
  const close = () => {
    map.current?.remove();
    map.current = null;
  };
  useEffect(() => close, []);
  useEffect(() => {
    // What closed the map, or the map itself, had the focus.
    if (state !== 'open' && document.activeElement === document.body && wasOpen.current) opener.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);
  if (tiles === null) return null;

  const open = async () => {
    setState('loading');
    const failed = () => {
      close();
      setState('failed');
    };
    try {
      const { drawPicker } = await import('./draw-picker');
      if (box.current === null) return;
      setState('open');
      const onPick = (picked: Place) => latest.current.onPick(picked);
      map.current = drawPicker(box.current, { tiles, place: placeOf(latest.current), onPick, onFailed: failed });
    } catch {
      failed();
    }
  };
  const isOpen = state === 'open';
  return (
    <div className={styles.picker}>
      <div className={styles.buttons}>
        {!isOpen && (
          <Button ref={opener} look="secondary" busy={state === 'loading'} onClick={() => void open()}>
            <FiMap aria-hidden="true" /> {state === 'failed' ? 'Try the map again' : 'Pick on a map'}
          </Button>
        )}
        {isOpen && (
          <>
            <Button look="secondary" onClick={() => map.current && props.onPick(map.current.middle())}>
              <FiCrosshair aria-hidden="true" /> Take the middle of the map
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                close();
                setState('closed');
              }}
            >
              <FiX aria-hidden="true" /> Close the map
            </Button>
          </>
        )}
      </div>
      <p role="status" className={styles.note}>
        {isOpen && 'Tap the place, or move the map with the arrow keys and take its middle.'}
        {state === 'failed' && 'The map cannot be reached at the moment. Latitude and longitude can be typed.'}
      </p>
      <div className={styles.frame} hidden={!isOpen && state !== 'loading'}>
        <div
          ref={box}
          className={styles.map}
          {...(isOpen ? { role: 'region', 'aria-label': 'Map to pick the place' } : {})}
        />
        {isOpen && <FiCrosshair aria-hidden="true" className={styles.cross} />}
      </div>
    </div>
  );
}
