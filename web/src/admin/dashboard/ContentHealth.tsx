import { isFault, type ContentHealth as Health, type Dashboard, type Finding } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { momentText } from '../../shared/lib/moment-text';
import { numberText } from '../../shared/lib/number-text';
import { Badge } from '../../shared/ui/Badge';
import styles from './ContentHealth.module.css';
import { countText } from '../lists/list-texts';
import { dashboardTexts, findingNames } from './dashboard-texts';
import { NotKnown, Panel } from './Panel';

/** What is to be mended in the content, and what nobody could check, each with the way to it (A3). */
export function ContentHealth({ contentHealth }: Pick<Dashboard, 'contentHealth'>) {
  if (!contentHealth.known) {
    return (
      <Panel title="Content Health">
        <NotKnown reason={contentHealth.reason} />
      </Panel>
    );
  }
  const { kinds, linksTried } = contentHealth.value;
  const total = kinds.reduce((sum, { kind, total: found }) => sum + (isFault(kind) ? found : 0), 0);
  const tried =
    linksTried === null
      ? 'Links to other sites are tried at night.'
      : `Links to other sites were tried on ${momentText(Date.parse(linksTried))}.`;
  return (
    <Panel
      title="Content Health"
      aside={
        <p>{total === 0 ? dashboardTexts.allWell : `${countText(total, { one: 'thing', many: 'things' })} to mend`}</p>
      }
    >
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.kind} {...kind} />
        ))}
      </div>
      <p className={styles.note}>{tried}</p>
    </Panel>
  );
}

function Kind({ kind, total, findings }: Health['kinds'][number]) {
  const { title, about, none, all } = findingNames[kind];
  if (total === 0) {
    return (
      <p className={styles.well}>
        <span className={styles.title}>{title}</span>{' '}
        <Badge tone="good">{isFault(kind) ? 'Nothing to mend' : 'None'}</Badge>
        <span className={styles.note}>{none}</span>
      </p>
    );
  }
  const left = total - findings.length;
  return (
    <details className={styles.kind}>
      <summary>
        <span className={styles.title}>{title}</span>{' '}
        {isFault(kind) ? (
          <Badge tone="warn">{numberText(total)} to mend</Badge>
        ) : (
          <Badge>{numberText(total)} to look at</Badge>
        )}
      </summary>
      {about !== undefined && <p className={styles.note}>{about}</p>}
      <ul aria-label={title}>
        {findings.map((finding, index) => (
          // Two places may have the same name and fault; the list is only ever replaced as a whole.
          <li key={index}>
            <Found {...finding} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.note}>
          {all === undefined ? (
            `${numberText(left)} more, told when these are done`
          ) : (
            <Link to={all}>Show all {numberText(total)}</Link>
          )}
        </p>
      )}
    </details>
  );
}

/** Where it is used and mended, and the link itself, to be looked at. */
function Found({ place, address, text, href }: Finding) {
  return (
    <>
      <Link to={href}>{place}</Link>
      {address === null ? ' ' : ': '}
      {address !== null && (
        <>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {address}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>{' '}
        </>
      )}
      {text}
    </>
  );
}
