import { FiChevronDown, FiMenu } from 'react-icons/fi';
import { Link, NavLink } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/Button';
import { Mark } from '../../shared/ui/Mark';
import { useSiteData } from '../../shared/site-data/site-data';
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

function Menu({ label, items }: { label: string; items: Item[] }) {
  return (
    <details className={styles.menu} name="menu">
      <summary>
        {label} <FiChevronDown aria-hidden="true" />
      </summary>
      <ul>
        {items.map(({ label: text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
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
        <NavLink to="/" end reloadDocument className={styles.entry ?? ''}>
          Home
        </NavLink>
      </li>
      <li>
        <Menu label="About" items={about} />
      </li>
      <li>
        <a className={styles.entry} href="/services">
          Services
        </a>
      </li>
      <li>
        <a className={styles.entry} href="/contact">
          Contact
        </a>
      </li>
      <li>
        <Menu label="Resources" items={resources} />
      </li>
      <li className={styles.login}>
        <a className={buttonClass('primary')} href={site.loginUrl === '' ? '/login' : site.loginUrl}>
          Login
        </a>
      </li>
    </ul>
  );
}

/** The top navigation (P2). Pages are plain links: each is a finished document, and unbuilt ones answer 404. */
export function Navigation() {
  const { site } = useSiteData();
  const ref = useMenus<HTMLElement>();
  return (
    <header className={styles.bar} ref={ref}>
      <div className={styles.inner}>
        <Link to="/" reloadDocument className={styles.brand}>
          <Mark /> <span>{site.siteName}</span>
        </Link>
        <nav aria-label="Main" className={styles.wide}>
          <Entries />
        </nav>
        <nav aria-label="Main, small screen" className={styles.narrow}>
          <details>
            <summary className={styles.burger}>
              <FiMenu aria-hidden="true" /> Menu
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
