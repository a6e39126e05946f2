import type { Testimonial } from '@apoti/contract';
import styles from './Counts.module.css';

/** How many there are, are shown, are featured, and what they rate on average (A11). */
export function Counts({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const total = testimonials.length;
  const sum = testimonials.reduce((ratings, { rating }) => ratings + rating, 0);
  const counts = [
    ['Total', total],
    ['Active', testimonials.filter(({ active }) => active).length],
    ['Hidden', testimonials.filter(({ active }) => !active).length],
    ['Featured', testimonials.filter(({ featured }) => featured).length],
    ['Average rating', total === 0 ? '–' : (sum / total).toFixed(1)],
  ] as const;
  return (
    <dl className={styles.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
