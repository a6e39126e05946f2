import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { FiChevronDown } from 'react-icons/fi';
import { buttonClass, type ButtonLook } from './Button';
import styles from './Dropdown.module.css';

/** What a menu offers: something to do, or with `href` somewhere to go. */
export type DropdownItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
} & ({ onChoose: () => void; href?: never } | { href: string; onChoose?: never });

type DropdownProps = {
  label: string;
  items: readonly DropdownItem[];
  look?: ButtonLook;
  /** In place of the label, which is then read out. */
  icon?: ReactNode;
};

function Entry({ item }: { item: DropdownItem }) {
  const className = `${styles.item} ${item.danger === true ? styles.danger : ''}`.trim();
  const inner = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Menu.LinkItem href={item.href} className={className} closeOnClick>
        {inner}
      </Menu.LinkItem>
    );
  }
  return (
    <Menu.Item className={className} disabled={item.disabled ?? false} onClick={item.onChoose}>
      {inner}
    </Menu.Item>
  );
}

/**
 * A button with a menu of actions (back-office). Arrows, letters, Escape and outside clicks are the library's. Public pages
 * open their menus with `details`, which need no script.
 */
export function Dropdown({ label, items, look = 'secondary', icon }: DropdownProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={buttonClass(look)} aria-label={icon === undefined ? undefined : label}>
        {icon ?? label} <FiChevronDown aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className={styles.place ?? ''}>
          <Menu.Popup className={styles.menu ?? ''}>
            {items.map((item) => (
              <Entry key={item.id} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
