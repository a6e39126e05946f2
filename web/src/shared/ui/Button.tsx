import { useEffect, useLayoutEffect, useRef, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook;
  /** Shows a spinner and disables the button. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** Classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', className = ''): string {
  return `${styles.button} ${styles[look]} ${className}`.trim();
}

/** A button that is disabled loses the focus: gives it back once it is not, unless it has gone elsewhere meanwhile. */
function useFocusThroughBusy(busy: boolean): void {
  const button = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (busy) button.current = focused instanceof HTMLButtonElement && focused.disabled ? focused : null;
  }, [busy]);
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return;
    button.current?.focus();
    button.current = null;
  }, [busy]);
}

/** A button. */
export function Button({ look = 'primary', busy = false, className, children, disabled, type, ...rest }: ButtonProps) {
  useFocusThroughBusy(busy);
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(look, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Classes of a square button with an icon alone, for links that look like one. */
export function iconButtonClass(className = ''): string {
  return `${styles.icon} ${className}`.trim();
}

/** A square button with an icon alone. */
export function IconButton({ label, icon, className = '', type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} aria-label={label} title={label} className={iconButtonClass(className)}>
      {icon}
    </button>
  );
}
