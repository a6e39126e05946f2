import { ABOVE_COUNT, isAboveCount } from '@apoti/contract';
import { lockerSizes, type LockerSizeName } from '@apoti/contract/constants/locker-sizes';
import { EditedText } from '../form/EditedText';
import styles from '../form/EntryForm.module.css';
import type { PartProps } from './form-props';
import { locationLabel, sections } from './location-labels';
import own from './LocationForm.module.css';
import { draftTotals } from './location-sums';
import { NumberField } from '../form/NumberField';
import { readCount } from '../form/typed-number';

/** Lockers by size, and their sums. */
export function LockerConfiguration(props: PartProps) {
  const { count, available } = draftTotals(props.location);
  return (
    <section className={styles.part} aria-labelledby="location-lockers">
      <h2 id="location-lockers">{sections.lockers}</h2>
      <div className={own.sizes}>
        {lockerSizes.map(({ key, name }) => (
          <Size key={key} {...props} size={key} name={name} />
        ))}
      </div>
      <dl className={own.totals}>
        <div>
          <dt>Total lockers</dt>
          <dd>{count.toLocaleString('en')}</dd>
        </div>
        <div>
          <dt>Available lockers</dt>
          <dd>{available.toLocaleString('en')}</dd>
        </div>
      </dl>
    </section>
  );
}

type SizeProps = PartProps & { size: LockerSizeName; name: string };

function Size({ location, onEdit, errorOf, size, name }: SizeProps) {
  const { count, available, dimensions } = location.lockerSizes[size];
  const change = (fields: Partial<typeof location.lockerSizes.small>) =>
    onEdit(({ lockerSizes: now }) => ({ lockerSizes: { ...now, [size]: { ...now[size], ...fields } } }));
  const tooMany = typeof count === 'number' && typeof available === 'number' && isAboveCount({ count, available });
  const label = locationLabel(`lockerSizes.${size}.available`);
  return (
    <fieldset className={own.size}>
      <legend>{name}</legend>
      <NumberField
        name={`lockerSizes.${size}.count`}
        label="Lockers"
        value={count}
        read={readCount}
        error={errorOf(`lockerSizes.${size}.count`)}
        onChange={(next) => change({ count: next })}
      />
      <NumberField
        name={`lockerSizes.${size}.available`}
        label="Available"
        value={available}
        read={readCount}
        error={errorOf(`lockerSizes.${size}.available`) ?? (tooMany ? `${label} ${ABOVE_COUNT}` : undefined)}
        onChange={(next) => change({ available: next })}
      />
      <EditedText
        name={`lockerSizes.${size}.dimensions`}
        label="Dimensions"
        value={dimensions}
        error={errorOf(`lockerSizes.${size}.dimensions`)}
        onChange={(next) => change({ dimensions: next })}
      />
    </fieldset>
  );
}
