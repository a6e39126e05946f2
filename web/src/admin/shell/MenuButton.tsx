import { useEffect, useEffectEvent, useRef } from 'react';
import { FiMenu, FiX } from 'react-icons/fi';
import { useNewLeads } from '../../shared/api/lead-inbox';
import { IconButton } from '../../shared/ui/Button';
import styles from './MenuButton.module.css';
import { NEW_LEADS_REFRESH_MS } from './NewLeads';

type MenuButtonProps = { menu: string; open: boolean; signedIn: boolean; className: string; onToggle: () => void };

/** Opens the menu of a small screen, which Escape closes; while that is closed, it tells that there are new leads in it. */
export function MenuButton({ menu, open, signedIn, className, onToggle }: MenuButtonProps) {
  const count = useNewLeads(signedIn, NEW_LEADS_REFRESH_MS) ?? 0;
  const news = count === 1 ? '1 new lead' : `${count} new leads`;
  const button = useRef<HTMLButtonElement>(null);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    // What is open over the screen is closed first, by the same key.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    onToggle();
    button.current?.focus();
  });
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  const label = open ? 'Close menu' : count === 0 ? 'Menu' : `Menu, ${news}`;
  return (
    <IconButton
      ref={button}
      className={`${className} ${styles.button}`}
      label={label}
      icon={
        <>
          {open ? <FiX aria-hidden="true" /> : <FiMenu aria-hidden="true" />}
          {!open && count > 0 && <span className={styles.dot} />}
        </>
      }
      aria-expanded={open}
      aria-controls={menu}
      onClick={onToggle}
    />
  );
}
