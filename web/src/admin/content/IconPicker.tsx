import { heroIcons, type HeroIcon as Name } from '@apoti/contract';
import { HeroIcon } from '../../shared/ui/HeroIcon';
import styles from './content.module.css';

type IconPickerProps = { name: string; value: Name; onChange: (icon: Name) => void };

/** One of the twelve icons (back-office §3), as pictures. */
export function IconPicker({ name, value, onChange }: IconPickerProps) {
  return (
    <fieldset className={styles.icons}>
      <legend>Icon</legend>
      <div>
        {heroIcons.map((icon) => (
          <label key={icon} title={icon.slice(2)}>
            <input
              type="radio"
              name={name}
              value={icon}
              checked={icon === value}
              onChange={() => onChange(icon)}
              aria-label={icon.slice(2)}
            />
            <HeroIcon name={icon} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
