import { useEffect, useRef, useState } from 'react';
import { FiMap } from 'react-icons/fi';
import type { MapTiles } from '@apoti/contract';
import { useHydrated } from '../../shared/lib/use-hydrated';
import { Button, buttonClass } from '../../shared/ui/Button';
import { MapArt } from './MapArt';
import type { MapPlace } from './map-places';
import styles from './PlacesMap.module.css';

const LABEL = 'Map of offices and stations';

type PlacesMapProps = {
  /** None: there is no map either. */
  places: readonly MapPlace[];
  /** Null: there is no map. */
  tiles: MapTiles | null;
};

/** The map, which comes on a tap: it costs data. While none can load, the placeholder says so (P11). */
export function PlacesMap({ places, tiles }: PlacesMapProps) {
  const box = useRef<HTMLDivElement | null>(null);
  const remove = useRef<(() => void) | null>(null);
  const [state, setState] = useState<'waiting' | 'loading' | 'shown' | 'failed' | 'lost'>('waiting');
  const canDraw = useHydrated() && tiles !== null && places.length > 0;
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
    const file = await import('./draw-map').catch(() => null);
    // Most browsers never ask again for a file that failed once.
    if (file === null) return setState('lost');
    if (box.current === null) return;
    try {
      setState('shown');
      remove.current = file.drawMap(box.current, { tiles, places, onFailed: failed });
    } catch {
      failed();
    }
  };

  const isShown = state === 'shown';
  const isMissing = state === 'failed' || state === 'lost';
  return (
    <div className={styles.frame}>
      {/* Has its size before the map is drawn into it. */}
      <div ref={box} className={styles.map} {...(isShown ? { role: 'region', 'aria-label': LABEL } : {})} />
      {!isShown && (
        <div className={styles.placeholder}>
          <MapArt />
          {(!canDraw || isMissing) && <p>Interactive map would be displayed here</p>}
          {state === 'lost' && (
            <a href="" target="_self" className={buttonClass()}>
              Load the page again
            </a>
          )}
          {canDraw && state !== 'lost' && (
            <Button busy={state === 'loading'} onClick={() => void show()}>
              <FiMap aria-hidden="true" /> {state === 'failed' ? 'Try the map again' : 'Show the map'}
            </Button>
          )}
          <p role="status" className={styles.note}>
            {isMissing && 'The map cannot be reached at the moment. All addresses stand beside it.'}
            {!isMissing && canDraw && 'Loads pictures from a map service, so it waits for you.'}
          </p>
        </div>
      )}
    </div>
  );
}
