import { lockerSizes } from '@apoti/contract/constants/locker-sizes';
import { BANK, bankDoors, type Door, type Rooms } from './bank-doors';
import styles from './LockerBank.module.css';

const WIDTH = BANK.width;
const path = (doors: readonly Door[]) =>
  doors.map(({ x, y, height }) => `M${x} ${y}h${WIDTH}v${height}h-${WIDTH}z`).join('');
const handles = (doors: readonly Door[]) =>
  doors.map(({ x, y, height }) => `M${x + WIDTH - 4} ${y + height / 2 - 2}v4`).join('');

type LockerBankProps = {
  rooms: Rooms;
  /** `dark`: nothing can be had; `planned`: nothing is there yet. */
  state?: 'open' | 'dark' | 'planned';
  most?: number;
  mixed?: boolean;
  className?: string | undefined;
};

/** A locker bank with its free compartments alight (P9). Ornament only: the numbers stand beside it. */
export function LockerBank({ rooms, state = 'open', most = 72, mixed = false, className = '' }: LockerBankProps) {
  const { doors, columns } = bankDoors(rooms, { most, mixed });
  const isLit = ({ free }: Door) => state === 'open' && free;
  const closed = doors.filter((door) => !isLit(door));
  const width = Math.max(1, columns) * (WIDTH + BANK.gap) - BANK.gap;
  return (
    <svg
      viewBox={`0 0 ${width} ${BANK.height - BANK.gap}`}
      preserveAspectRatio={mixed ? 'xMinYMid slice' : 'xMinYMid meet'}
      className={`${styles.bank} ${state === 'planned' ? styles.planned : ''} ${className}`}
      aria-hidden="true"
    >
      {!mixed && state !== 'planned' && <rect width={width} height={BANK.height - BANK.gap} className={styles.case} />}
      <path d={path(closed)} className={styles.closed} />
      {state !== 'planned' && <path d={handles(closed)} className={styles.handle} />}
      {lockerSizes.map(({ key }) => (
        <path key={key} d={path(doors.filter((door) => door.size === key && isLit(door)))} className={styles[key]} />
      ))}
    </svg>
  );
}
