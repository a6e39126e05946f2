import { useEffect, useRef, useState } from 'react';
import { FiMap } from 'react-icons/fi';
import type { MapTiles } from '@apoti/contract';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Button } from '../../shared/ui/Button';
import type { PlaceStation } from './contact-data';
import { MapArt } from './MapArt';
import { mapPlaces } from './map-places';
import styles from './PlacesMap.module.css';

const LABEL = 'Map of offices and stations';

type PlacesMapProps = {
  stations: readonly PlaceStation[];
  /** Null: there is no map. */
  tiles: MapTiles | null;
};

/** The map, which comes on a tap: it costs data. While none can load, the placeholder says so (P11). */
export function PlacesMap({ stations, tiles }: PlacesMapProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const remove = useRef<(() => void) | null>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');
  const canDraw = useHydrated() && tiles !== null;
  const takeAway = () => {
    remove.current?.();
    remove.current = null;
  };
  useEffect(() => takeAway, []);

  const show = async () => {
    if (tiles === null) return;
    setState('loading');
    const failed = () => {
      takeAway();
      setState('failed');
    };
    try {
      const { drawMap } = await import('./draw-map');
      if (box.current === null) return;
      setState('shown');
      remove.current = drawMap(box.current, { tiles, places: mapPlaces(stations), onFailed: failed });
    } catch {
      failed();
    }
  };

  const isShown = state === 'shown';
  return (
    <div className={styles.frame}>
      {/* Has its size before the map is drawn into it. */}
      <div ref={box} className={styles.map} {...(isShown ? { role: 'region', 'aria-label': LABEL } : {})} />
      {!isShown && (
        <div className={styles.placeholder}>
          <MapArt />
          {(!canDraw || state === 'failed') && <p>Interactive map would be displayed here</p>}
          {canDraw && (
            <Button busy={state === 'loading'} onClick={() => void show()}>
              <FiMap aria-hidden="true" /> {state === 'failed' ? 'Try the map again' : 'Show the map'}
            </Button>
          )}
          <p role="status" className={styles.note}>
            {state === 'failed' && 'The map cannot be reached at the moment. All addresses stand beside it.'}
            {state !== 'failed' && canDraw && 'Loads pictures from a map service, so it waits for you.'}
          </p>
        </div>
      )}
    </div>
  );
}
