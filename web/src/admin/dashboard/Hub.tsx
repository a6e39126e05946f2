import { Link } from 'react-router-dom';
import styles from './Hub.module.css';
import { Panel } from './Panel';
import { tiles } from './tiles';

/** The way to what is edited (A3). */
export function Hub() {
  return (
    <Panel title="Content Management Hub">
      <ul className={styles.tiles}>
        {tiles.map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <Icon aria-hidden="true" className={styles.icon} />
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
