import { changeText, changeType, percentText } from '@apoti/contract/resources/analytics/figure-text';
import { FiArrowDownRight, FiArrowUpRight, FiMinus } from 'react-icons/fi';
import styles from './Change.module.css';

const icons = { increase: FiArrowUpRight, decrease: FiArrowDownRight };

/** What is better of a figure: more of it, less of it, or neither. */
export type Better = 'more' | 'less' | 'neither';

type ChangeProps = {
  change: number | null;
  better?: Better;
  /** Where there is no room for words, as in a table: only those who do not see the arrow are told them. */
  brief?: boolean;
};

function toneOf(change: number | null, better: Better): 'good' | 'bad' | 'plain' | 'none' {
  const type = changeType(change);
  if (type === null) return 'none';
  if (better === 'neither') return 'plain';
  return (type === 'increase') === (better === 'more') ? 'good' : 'bad';
}

/** How a figure went since the period before: in words, with an arrow, in the colour of good or bad where it is one of them. */
export function Change({ change, better = 'more', brief = false }: ChangeProps) {
  const type = changeType(change);
  const Icon = type === null ? FiMinus : icons[type];
  const tone = toneOf(change, better);
  return (
    <span className={`${styles.change} ${styles[tone]}`} data-tone={tone}>
      <Icon aria-hidden="true" />
      {brief ? <Brief change={change} /> : changeText(change)}
    </span>
  );
}

function Brief({ change }: { change: number | null }) {
  return (
    <>
      {changeType(change) !== null && <span aria-hidden="true">{percentText(Math.abs(change ?? 0))}</span>}
      <span className="visually-hidden">{changeText(change)}</span>
    </>
  );
}
