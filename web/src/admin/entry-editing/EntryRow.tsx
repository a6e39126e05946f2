import { useState, type ReactNode } from 'react';
import { FiExternalLink, FiTrash2 } from 'react-icons/fi';
import { Link, useLocation } from 'react-router-dom';
import { IconButton, iconButtonClass } from '../../shared/ui/Button';
import { Marked } from '../../shared/ui/Marked';
import { adminToast } from '../../shared/ui/toast';
import { whyNot, type EntryScreen } from './entry-screen';
import { linkId } from './EntryListPage';
import styles from './EntryRow.module.css';

type EntryRowProps<T> = {
  screen: EntryScreen<T>;
  entry: T;
  className: string | undefined;
  search: string;
  /** Where it is on the site. */
  site: string;
  /** What stands before its name, below it, and beside it. */
  before?: ReactNode;
  children: ReactNode;
  beside?: ReactNode;
  badge: ReactNode;
  /** Further actions. */
  actions: ReactNode;
  canChange: boolean;
  onDelete: () => void;
};

/** An entry in its list: the way to its form, how it stands, and what can be done with it at once. */
export function EntryRow<T>(props: EntryRowProps<T>) {
  const { screen, entry, className, search, site, before, children, beside, badge, actions, canChange, onDelete } =
    props;
  const { entries } = screen;
  const { title, id } = entries.known(entry);
  const { search: listed } = useLocation();
  return (
    <li className={`${styles.row} ${className}`}>
      {before}
      <div className={styles.words}>
        <h2>
          <Link to={entries.addressOf(id)} state={{ listed }} id={linkId(entries.words.noun, id)}>
            <Marked text={title} search={search} />
          </Link>
        </h2>
        {children}
      </div>
      {beside}
      <div className={styles.foot}>
        {badge}
        <div className={styles.actions}>
          {actions}
          <a
            className={iconButtonClass()}
            href={site}
            target="_blank"
            rel="noopener"
            aria-label={`On the site (opens in a new tab): ${title}`}
            title="On the site"
          >
            <FiExternalLink aria-hidden="true" />
          </a>
          <IconButton
            label={`Delete: ${title}`}
            icon={<FiTrash2 aria-hidden="true" />}
            disabled={!canChange}
            onClick={onDelete}
          />
        </div>
      </div>
    </li>
  );
}

type RowSwitchProps<T> = {
  screen: EntryScreen<T>;
  label: string;
  icon: ReactNode;
  isOn: boolean;
  canChange: boolean;
  /** Saves the other state, and what is said then. */
  onSwitch: () => Promise<string>;
};

/** Switches one thing of an entry in its list, at once. */
export function RowSwitch<T>({ screen, label, icon, isOn, canChange, onSwitch }: RowSwitchProps<T>) {
  const [busy, setBusy] = useState(false);
  const switchOver = async () => {
    if (busy) return;
    setBusy(true);
    try {
      adminToast.success(await onSwitch());
    } catch (error) {
      adminToast.error(whyNot(error, screen.texts.failed));
    }
    await screen.refresh();
    setBusy(false);
  };
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-pressed={isOn}
      aria-busy={busy || undefined}
      disabled={!canChange}
      onClick={() => void switchOver()}
    />
  );
}
