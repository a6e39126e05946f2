import { useId } from 'react';
import { FiStar } from 'react-icons/fi';
import styles from './RatingField.module.css';

const ratings = [1, 2, 3, 4, 5] as const;

type RatingFieldProps = { label: string; value: number; onChange: (rating: number) => void };

/** 1 to 5 stars as a radio group: the arrow keys give and take one. */
export function RatingField({ label, value, onChange }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.rating}>
      <legend>
        {label}: <span>{value} of 5</span>
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
