import { compartmentTotals, stationTexts, toggledStatus, type Station } from '@apoti/contract';
import { useState } from 'react';
import { FiExternalLink, FiToggleLeft, FiToggleRight, FiTrash2 } from 'react-icons/fi';
import { Link, useLocation } from 'react-router-dom';
import { refreshStations, saveStation } from '../../shared/api/stations';
import { newUuid } from '../../shared/lib/uuid';
import { Badge, type BadgeTone } from '../../shared/ui/Badge';
import { IconButton, iconButtonClass } from '../../shared/ui/Button';
import { Marked } from '../../shared/ui/Marked';
import { adminToast } from '../../shared/ui/toast';
import { LOCATIONS_PATH } from './location-entries';
import { locationName, screenTexts, statusNames } from './location-labels';
import { locationNaira } from './location-sums';
import styles from './LocationRow.module.css';

type LocationRowProps = {
  station: Station;
  /** Of the list; undefined while nothing may be saved. */
  revision: string | undefined;
  search: string;
  onDelete: () => void;
};

const tones: Record<Station['status'], BadgeTone> = {
  active: 'good',
  maintenance: 'warn',
  inactive: 'bad',
  planned: 'plain',
};

/** A location in the list: its name and place, how it does, and what can be done with it. */
export function LocationRow({ station, revision, search, onDelete }: LocationRowProps) {
  const name = locationName(station);
  const { search: listed } = useLocation();
  const { count, available } = compartmentTotals(station);
  const { id, area, state, address, status } = station;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>
          <Link to={`${LOCATIONS_PATH}/${id}`} state={{ listed }} id={`location-${id}`}>
            <Marked text={name} search={search} />
          </Link>
        </h2>
        <p>{[area, state].filter((text) => text !== '').join(', ')}</p>
        <p className={styles.address}>{address}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Available</dt>
          <dd>
            {available.toLocaleString('en')} <span>of {count.toLocaleString('en')}</span>
          </dd>
        </div>
        <div>
          <dt>Revenue</dt>
          <dd>{locationNaira(station.monthlyRevenue)}</dd>
        </div>
        <div>
          <dt>Rating</dt>
          <dd>{station.customerRating === 0 ? '–' : station.customerRating.toLocaleString('en')}</dd>
        </div>
      </dl>
      <div className={styles.foot}>
        <Badge tone={tones[status]}>{statusNames[status]}</Badge>
        <RowActions {...{ station, name, revision, onDelete }} />
      </div>
    </li>
  );
}

type RowActionsProps = Pick<LocationRowProps, 'station' | 'revision' | 'onDelete'> & { name: string };

function RowActions({ station: { id, status }, name, revision, onDelete }: RowActionsProps) {
  const [busy, setBusy] = useState(false);
  const isActive = status === 'active';
  const toggle = async () => {
    if (revision === undefined || busy) return;
    setBusy(true);
    try {
      await saveStation({ station: { id, status: toggledStatus(status) }, revision, idempotencyKey: newUuid() });
      adminToast.success(stationTexts.updated);
    } catch (error) {
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.failed);
    }
    await refreshStations();
    setBusy(false);
  };
  return (
    <div className={styles.actions}>
      <IconButton
        label={`Active: ${name}`}
        icon={isActive ? <FiToggleRight aria-hidden="true" /> : <FiToggleLeft aria-hidden="true" />}
        aria-pressed={isActive}
        aria-busy={busy || undefined}
        disabled={revision === undefined}
        onClick={() => void toggle()}
      />
      <a
        className={iconButtonClass()}
        href={`/lockers?station=${id}#station-${id}`}
        target="_blank"
        rel="noopener"
        aria-label={`On the site (opens in a new tab): ${name}`}
        title="On the site"
      >
        <FiExternalLink aria-hidden="true" />
      </a>
      <IconButton
        label={`Delete: ${name}`}
        icon={<FiTrash2 aria-hidden="true" />}
        disabled={revision === undefined}
        onClick={onDelete}
      />
    </div>
  );
}
