import { lockerSizes, type LockerSizeName } from '@apoti/contract/constants/locker-sizes';

/** Units of the drawing: the inner height of a column, its width, and the gap between doors. */
export const BANK = { height: 60, width: 22, gap: 2 } as const;
/** Doors of a full column, by size. */
const PER_COLUMN: Record<LockerSizeName, number> = { small: 6, medium: 4, large: 3 };

type Counts = { count: number; available: number };
export type Rooms = Readonly<Record<LockerSizeName, Counts>>;
export type Door = { x: number; y: number; height: number; size: LockerSizeName; free: boolean };

/** As many doors as can be drawn: with more of them, each stands for several. What is there at all is never drawn as none. */
function drawn({ count, available }: Counts, share: number): Counts {
  if (count === 0) return { count: 0, available: 0 };
  const doors = Math.max(1, Math.round(count * share));
  const free = Math.round((available / count) * doors);
  return { count: doors, available: Math.min(Math.max(free, available > 0 ? 1 : 0), doors) };
}

/** The doors of one size, free ones spread evenly among them, column by column. */
function columnsOf(size: LockerSizeName, { count, available }: Counts) {
  const perColumn = PER_COLUMN[size];
  const height = BANK.height / perColumn;
  const isFree = (index: number) =>
    Math.floor(((index + 1) * available) / count) > Math.floor((index * available) / count);
  const columns = Array.from({ length: Math.ceil(count / perColumn) }, (_, column) => {
    const first = column * perColumn;
    const here = Math.min(perColumn, count - first);
    // Doors stand on the ground: what is missing is missing at the top.
    const doors = Array.from({ length: here }, (_, row) => ({
      y: (perColumn - here + row) * height,
      height: height - BANK.gap,
      size,
      free: isFree(first + row),
    }));
    return doors;
  });
  return columns.map((doors, index) => ({ doors, place: (index + 0.5) / columns.length }));
}

/**
 * The doors of a locker bank from the front, true to its counts (P9). `mixed` spreads the sizes over the bank, otherwise they
 * stand side by side; with more than `most` doors, each stands for several.
 */
export function bankDoors(rooms: Rooms, { most, mixed }: { most: number; mixed: boolean }) {
  const total = lockerSizes.reduce((sum, { key }) => sum + rooms[key].count, 0);
  const share = Math.min(1, most / Math.max(1, total));
  const bySize = lockerSizes.flatMap(({ key }) => columnsOf(key, drawn(rooms[key], share)));
  const columns = mixed ? bySize.sort((one, other) => one.place - other.place) : bySize;
  const doors: Door[] = columns.flatMap((column, index) =>
    column.doors.map((door) => ({ ...door, x: index * (BANK.width + BANK.gap) })),
  );
  return { doors, columns: columns.length };
}
