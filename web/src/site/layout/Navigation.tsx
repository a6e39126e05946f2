import { FiChevronDown, FiMenu, FiX } from 'react-icons/fi';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/Button';
import { useSiteData } from '../../shared/site-data/site-data';
import { Logo } from './Logo';
import styles from './Navigation.module.css';
import { useMenus } from './use-menus';

type Item = { label: string; path: string };

const about: Item[] = [
  { label: 'About Us', path: '/about' },
  { label: 'Franchise', path: '/franchise' },
  { label: 'Our Team', path: '/about#team' },
  { label: 'Locations', path: '/lockers' },
  { label: 'FAQs', path: '/faq' },
  { label: 'Pricing', path: '/pricing' },
];
const resources: Item[] = [
  { label: 'Press Releases', path: '/press-releases' },
  { label: 'Events & Exhibition', path: '/events' },
];

/** The address of the page that is shown; none for the page of unknown addresses, which is the same for all of them. */
function usePagePath(): string | null {
  const { pathname } = useLocation();
  return useSiteData().found ? pathname : null;
}

/** A link that says when it leads to the page that is shown. Anchors are places on a page, never a page of their own. */
function Entry({ label, path }: Item) {
  const page = usePagePath();
  return (
    <a className={styles.entry} href={path} aria-current={page === path ? 'page' : undefined}>
      {label}
    </a>
  );
}

function Menu({ label, items }: { label: string; items: Item[] }) {
  const page = usePagePath();
  const within = items.some(({ path }) => path === page);
  return (
    <details className={styles.menu} name="menu" data-within={within || undefined}>
      <summary className={styles.entry}>
        {label} <FiChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <Entry {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Entries() {
  const { site } = useSiteData();
  return (
    <ul className={styles.entries}>
      <li>
        <Entry label="Home" path="/" />
      </li>
      <li>
        <Menu label="About" items={about} />
      </li>
      <li>
        <Entry label="Services" path="/services" />
      </li>
      <li>
        <Entry label="Contact" path="/contact" />
      </li>
      <li>
        <Menu label="Resources" items={resources} />
      </li>
      {site.loginUrl && (
        <li className={styles.login}>
          <a className={buttonClass('primary')} href={site.loginUrl}>
            Login
          </a>
        </li>
      )}
    </ul>
  );
}

/** The top navigation (P2). Pages are plain links: each is a finished document, and unbuilt ones answer 404. */
export function Navigation() {
  const { site } = useSiteData();
  const ref = useMenus<HTMLElement>();
  return (
    <header className={styles.bar} ref={ref}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <div className={styles.inner}>
        <Link to="/" reloadDocument className={styles.brand}>
          <Logo /> <span>{site.siteName}</span>
        </Link>
        <nav aria-label="Main" className={styles.wide}>
          <Entries />
        </nav>
        <nav aria-label="Main, small screen" className={styles.narrow}>
          <details data-keeps-focus>
            <summary className={styles.burger}>
              <FiMenu aria-hidden="true" />
              <FiX aria-hidden="true" className={styles.shut} /> Menu
            </summary>
            <div className={styles.sheet}>
              <Entries />
            </div>
          </details>
        </nav>
      </div>
    </header>
  );
}
