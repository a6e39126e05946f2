import { naira } from '@apoti/contract/lib/naira';
import styles from './Price.module.css';

type PriceProps = {
  /** In naira. */
  amount: number;
  /** What it is for, such as `per month`. */
  per?: string;
};

/** A price as it is written everywhere: ₦2,500 per month. */
export function Price({ amount, per = '' }: PriceProps) {
  return (
    <p className={styles.price}>
      <strong>{naira(amount)}</strong>
      {per !== '' && <span> {per}</span>}
    </p>
  );
}
