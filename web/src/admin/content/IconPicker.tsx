import { heroIcons, type HeroIcon as IconName } from '@apoti/contract';
import { useId } from 'react';
import { HeroIcon } from '../../shared/ui/HeroIcon';
import { iconLabels } from '../content-editing/labels';
import styles from './IconPicker.module.css';

type IconPickerProps = {
  legend: string;
  error: string | undefined;
  value: IconName;
  onChoose: (icon: IconName) => void;
};

/** The twelve icons as a radio group: arrows move, the name stands in the tooltip and for screen readers. */
export function IconPicker({ legend, error, value, onChoose }: IconPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.picker}>
      <legend>
        {legend}: <span>{iconLabels[value]}</span>
      </legend>
      <div className={styles.icons}>
        {heroIcons.map((icon) => (
          <label key={icon} title={iconLabels[icon]}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              aria-label={iconLabels[icon]}
              onChange={() => onChoose(icon)}
            />
            <HeroIcon name={icon} />
          </label>
        ))}
      </div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
