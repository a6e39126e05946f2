import { useId } from 'react';
import { Switch } from '../../../shared/ui/Switch';
import { setField, type Group } from '../../form/group';
import { settingsLabel } from '../../settings-editing/settings-labels';
import styles from './SettingSwitch.module.css';

type SettingSwitchProps<Key extends string, T extends Record<Key, boolean>> = {
  group: Group<T>;
  field: Key;
  label?: string;
  /** What it does, in plain words. */
  about: string;
  /** What holds whatever is set; then it cannot be switched here, and `about` says why. */
  held?: boolean | undefined;
  disabled?: boolean;
  /** What a press does instead of switching it, such as asking first. */
  onSwitch?: (isOn: boolean) => void;
};

/** Something that is on or off, and what it does. */
export function SettingSwitch<Key extends string, T extends Record<Key, boolean>>({
  group,
  field,
  label = settingsLabel(field),
  about,
  held,
  disabled = false,
  onSwitch = (isOn) => setField<Key, boolean, T>(group, field, isOn),
}: SettingSwitchProps<Key, T>) {
  const id = useId();
  const error = group.issue([field], label);
  return (
    <div className={styles.setting}>
      <Switch
        label={label}
        name={field}
        checked={held ?? group.value[field]}
        disabled={disabled || held !== undefined}
        aria-describedby={id}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <p id={id} className={styles.about}>
        {error ?? about}
      </p>
    </div>
  );
}
