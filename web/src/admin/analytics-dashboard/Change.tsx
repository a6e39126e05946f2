import { changeText, changeType, percentText } from '@apoti/contract/resources/analytics/figure-text';
import { FiArrowDownRight, FiArrowUpRight, FiMinus } from 'react-icons/fi';
import styles from './Change.module.css';

const icons = { increase: FiArrowUpRight, decrease: FiArrowDownRight };

type ChangeProps = {
  change: number | null;
  /** For some figures less is better. */
  lessIsBetter?: boolean;
  /** Where there is no room for words, as in a table: only those who do not see the arrow are told them. */
  brief?: boolean;
};

/** How a figure went since the period before: in words, with an arrow, in the colour of good or bad. */
export function Change({ change, lessIsBetter = false, brief = false }: ChangeProps) {
  const type = changeType(change);
  const Icon = type === null ? FiMinus : icons[type];
  const tone = type === null ? 'none' : (type === 'increase') !== lessIsBetter ? 'good' : 'bad';
  return (
    <span className={`${styles.change} ${styles[tone]}`}>
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
