import type { Dashboard, Part } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { dashboardTexts } from './dashboard-texts';
import styles from './Hub.module.css';
import { NotKnown, Panel } from './Panel';
import { tiles, type Tile } from './tiles';
import type { Figure } from './tile-figures';

type HubProps = {
  /** Undefined: it is not there yet, or cannot be had. */
  dashboard: Dashboard | undefined;
  /** Whether it is still on its way: nothing is said of what is missing then. */
  loading: boolean;
};

/** The way to what is edited, with what there is of it (A3). */
export function Hub({ dashboard, loading }: HubProps) {
  const shown = tiles.map((tile) => ({ tile, figure: figureOf(tile, dashboard) }));
  const missing = dashboard ? notCounted(shown) : [];
  return (
    <Panel title="Content Management Hub">
      <ul className={styles.tiles}>
        {shown.map(({ tile: { to, title, text, icon: Icon }, figure }) => (
          <li key={to}>
            <Link to={to} className={styles.tile}>
              <Icon aria-hidden="true" className={styles.icon} />
              <span className={styles.title}>{title}</span> {loading ? null : <Counted figure={figure} />}{' '}
              <span className={styles.text}>{figure.known ? figure.value.note : text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {missing.map((text) => (
        <NotKnown key={text} reason={text} />
      ))}
    </Panel>
  );
}

function figureOf({ figure }: Tile, dashboard: Dashboard | undefined): Part<Figure> {
  return dashboard ? figure(dashboard) : { known: false, reason: dashboardTexts.failed };
}

/** Why figures are missing, and which ones: one sentence for each reason. */
function notCounted(shown: readonly { tile: Tile; figure: Part<Figure> }[]): string[] {
  const titles = new Map<string, string[]>();
  for (const { tile, figure } of shown) {
    if (!figure.known) titles.set(figure.reason, [...(titles.get(figure.reason) ?? []), tile.title]);
  }
  return [...titles].map(([reason, of]) => dashboardTexts.notCounted(of, reason));
}

/** The number; without it a dash, and why for who does not see it. */
function Counted({ figure }: { figure: Part<Figure> }) {
  if (!figure.known) {
    return (
      <span className={styles.figure} title={figure.reason}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">not known: {figure.reason}</span>
      </span>
    );
  }
  const { value, noun } = figure.value;
  return (
    <span className={styles.figure}>
      {value}
      {noun !== '' && <span className="visually-hidden"> {noun}:</span>}
    </span>
  );
}
