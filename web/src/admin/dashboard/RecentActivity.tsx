import type { Activity, Dashboard } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { useNow } from '../../shared/lib/use-now';
import { TimeAgo } from '../../shared/ui/TimeAgo';
import { activityText, whoText } from '../history/activity-texts';
import { activityPlace } from './activity-place';
import { dashboardTexts } from './dashboard-texts';
import { NotKnown, Panel } from './Panel';
import styles from './rows.module.css';

/** What was done last, and by whom (A3). */
export function RecentActivity({ activity }: Pick<Dashboard, 'activity'>) {
  const now = useNow();
  return (
    <Panel title="Recent Activity" aside={<Link to="/admin/people?tab=activity">All activity</Link>}>
      {!activity.known && <NotKnown reason={activity.reason} />}
      {activity.known && activity.value.length === 0 && <p>{dashboardTexts.nothingDone}</p>}
      {activity.known && activity.value.length > 0 && (
        <ol className={styles.rows} aria-label="Recent Activity">
          {activity.value.map((entry) => (
            <li key={entry.key} className={styles.row}>
              <p className={styles.words}>
                <strong>{whoText(entry)}</strong> <What entry={entry} />
              </p>
              <TimeAgo at={entry.last} now={now} className={styles.when} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** What was done, with the way to where it was. */
function What({ entry }: { entry: Activity }) {
  const place = activityPlace(entry);
  if (place === null) return <span className={styles.text}>{activityText(entry)}</span>;
  return <Link to={place}>{activityText(entry)}</Link>;
}
