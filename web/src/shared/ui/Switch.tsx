import type { InputHTMLAttributes, Ref } from 'react';
import styles from './Switch.module.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string; ref?: Ref<HTMLInputElement> };

/** An on/off setting that holds at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input {...rest} type="checkbox" role="switch" />
      <span aria-hidden="true" />
      {label}
    </label>
  );
}
