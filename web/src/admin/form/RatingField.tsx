import { MAX_RATING, ratings } from '@apoti/contract/constants/business';
import { useId } from 'react';
import { FiStar } from 'react-icons/fi';
import styles from './RatingField.module.css';

type RatingFieldProps = { label: string; value: number; onChange: (rating: number) => void };

/** Stars, from one on, as a radio group: the arrow keys give and take one. */
export function RatingField({ label, value, onChange }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.rating}>
      <legend>
        {label}:{' '}
        <span>
          {value} of {MAX_RATING}
        </span>
      </legend>
      <div className={styles.stars}>
        {ratings.map((rating) => (
          <label
            key={rating}
            title={rating === 1 ? '1 star' : `${rating} stars`}
            data-full={rating <= value || undefined}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={rating === value}
              aria-label={rating === 1 ? '1 star' : `${rating} stars`}
              onChange={() => onChange(rating)}
            />
            <FiStar aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
