import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

/** A sheet of paper on the ground. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`${styles.card} ${className}`.trim()} />;
}
