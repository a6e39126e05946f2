import type { LockerStation } from './locker-data';

/** A station's status in a word. */
export const statusNames: Record<LockerStation['status'], string> = {
  active: 'Active',
  maintenance: 'Maintenance',
  inactive: 'Inactive',
  planned: 'Planned',
};

/** Why nothing can be reserved at a station now (P9). */
export function closedReason({ status }: Pick<LockerStation, 'status'>): string {
  switch (status) {
    case 'active':
      return 'Full right now.';
    case 'maintenance':
      return 'Being looked after: no reservations until it is back.';
    case 'inactive':
      return 'Out of service: it cannot be reserved.';
    case 'planned':
      return 'Coming soon: it cannot be reserved yet.';
  }
}

/** The address of a station, which points it out and goes to it, without script too. */
export function stationPath(id: number): string {
  return `/lockers?station=${id}#station-${id}`;
}
