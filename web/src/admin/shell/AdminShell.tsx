import type { User } from '@apoti/contract';
import { Suspense, useEffect, useId, useState } from 'react';
import { FiExternalLink, FiHelpCircle } from 'react-icons/fi';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { takeFlash } from '../../shared/lib/flash';
import { buttonClass, IconButton } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import { Mark } from '../../shared/ui/Mark';
import { adminToast } from '../../shared/ui/toast';
import { Toaster } from '../../shared/ui/Toaster';
import { SaveState } from '../editor/SaveState';
import { StuckLink } from '../entry-editing/StuckLink';
import { useHasUploads } from '../library/uploads/any-uploads';
import { useContentEditor } from '../content-editing/ContentEditing';
import { lazyPart } from '../parts/lazy-part';
import { useShownPage } from '../preview/shown-page';
import styles from './AdminShell.module.css';
import { HelpSheet } from './HelpSheet';
import { Logout } from './Logout';
import { MenuButton } from './MenuButton';
import { NewLeads } from './NewLeads';
import { screenOf, screens } from './navigation';
import { Person } from './Person';
import { SignedOut } from './SignedOut';
import { useHeadHeight } from './use-head-height';
import { useNotificationSound } from './use-notification-sound';
import { useScreenStart } from './use-screen-start';
import { useScreenTitle } from './use-screen-title';
import { useShellKeys } from './use-shell-keys';

/** Loaded by the first upload. */
const UploadTray = lazyPart(async () => (await import('../library/uploads/UploadTray')).UploadTray);

/** What stands around every screen: who is signed in, what is saved, the way to the screens, to the site and out. */
export function AdminShell({ user, signedIn }: { user: User; signedIn: boolean }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const menu = useId();
  const { preferences, prefer, isHelpOpen, setHelpOpen } = useShellKeys();
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const shown = useShownPage() ?? screen?.shows ?? '/';
  const hasUploads = useHasUploads();
  const head = useHeadHeight();
  useFlash();
  useScreenStart(screen?.panes ? screen.path : pathname);
  useScreenTitle(screen?.label);
  useNotificationSound(preferences.sound);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#screen">
        Skip to the screen
      </a>
      <header ref={head} className={styles.header}>
        <MenuButton
          menu={menu}
          open={menuOpen}
          signedIn={signedIn}
          className={styles.menuButton ?? ''}
          onToggle={() => setMenuOpen(!menuOpen)}
        />
        <Brand />
        <div className={styles.saveState}>
          <SaveState />
          <StuckLink />
        </div>
        <Person user={user} signedIn={signedIn} />
        <IconButton
          label="Shortcuts and display"
          icon={<FiHelpCircle />}
          aria-keyshortcuts="?"
          onClick={() => setHelpOpen(true)}
        />
        <a className={buttonClass('quiet', styles.headerLink)} href={shown} target="_blank" rel="noopener">
          <span>{shown === '/' ? 'View site' : 'View page'}</span> <FiExternalLink aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
        <Logout />
      </header>
      <Sidebar id={menu} open={menuOpen} signedIn={signedIn} onNavigate={() => setMenuOpen(false)} />
      <main id="screen" className={styles.main} tabIndex={-1}>
        <Suspense fallback={<Spinner label="Loading the screen…" />}>
          <Outlet />
        </Suspense>
      </main>
      <HelpSheet open={isHelpOpen} onClose={() => setHelpOpen(false)} preferences={preferences} onPrefer={prefer} />
      <SignedOut person={user.id} signedIn={signedIn} />
      {hasUploads && (
        <Suspense>
          <UploadTray />
        </Suspense>
      )}
      <Toaster />
    </div>
  );
}

/** The brand by the content's own setting; by the document's until that is loaded. */
function Brand() {
  const { state } = useContentEditor();
  const siteName = state.work?.mine.site.siteName ?? document.body.dataset['siteName'] ?? '';
  return (
    <p className={styles.brand}>
      <Mark siteName={siteName} className={styles.mark} />
      <span>{siteName}</span>
    </p>
  );
}

type SidebarProps = { id: string; open: boolean; signedIn: boolean; onNavigate: () => void };

function Sidebar({ id, open, signedIn, onNavigate }: SidebarProps) {
  return (
    <nav id={id} aria-label="Back-office" className={styles.sidebar} data-open={open || undefined}>
      <ul>
        {screens.map(({ path, label, icon: Icon, counts }) => (
          <li key={path}>
            <NavLink to={path} end={path === '/admin'} className={styles.entry ?? ''} onClick={onNavigate}>
              <Icon aria-hidden="true" /> {label}
              {counts !== undefined && <NewLeads signedIn={signedIn} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says what the last document left to say ('Welcome to … Admin!'). */
function useFlash(): void {
  useEffect(() => {
    const flash = takeFlash();
    if (flash) adminToast[flash.kind](flash.text);
  }, []);
}
