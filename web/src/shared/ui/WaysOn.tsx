import styles from './WaysOn.module.css';

export type WayOn = { label: string; note: string; href: string };

/** Where to go from a page that is not what a person came for: each way is a door. */
export function WaysOn({ title, ways }: { title: string; ways: readonly WayOn[] }) {
  return (
    <nav aria-label={title} className={styles.ways}>
      <ul>
        {ways.map(({ label, note, href }) => (
          <li key={href}>
            <a href={href}>
              <strong>{label}</strong>
              <span>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
