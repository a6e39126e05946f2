import { changeText, changeType } from '@apoti/contract/resources/analytics/figure-text';
import { FiArrowDownRight, FiArrowUpRight, FiMinus } from 'react-icons/fi';
import styles from './Change.module.css';

const icons = { increase: FiArrowUpRight, decrease: FiArrowDownRight };

type ChangeProps = {
  change: number | null;
  /** For some figures less is better. */
  lessIsBetter?: boolean;
};

/** How a figure went since the period before: in words, with an arrow, in the colour of good or bad. */
export function Change({ change, lessIsBetter = false }: ChangeProps) {
  const type = changeType(change);
  const Icon = type === null ? FiMinus : icons[type];
  const tone = type === null ? 'none' : (type === 'increase') !== lessIsBetter ? 'good' : 'bad';
  return (
    <span className={`${styles.change} ${styles[tone]}`}>
      <Icon aria-hidden="true" />
      {changeText(change)}
    </span>
  );
}
