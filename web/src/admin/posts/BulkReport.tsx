import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { withQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import styles from './BulkReport.module.css';
import { failedText, postTexts, reasonText, stoppedText, unsureText } from './post-texts';
import type { Bulk, Report } from './use-bulk';

/** What could not be done, post by post, with the reason and the way to mend it. Stays until it is dismissed. */
export function BulkReport({ bulk: { report, dismiss } }: { bulk: Bulk }) {
  return report && <Told report={report} onDismiss={dismiss} />;
}

function Told({ report: { action, failed, unsure, stopped }, onDismiss }: { report: Report; onDismiss: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [failed]);
  return (
    <div ref={place}>
      <Notice tone="bad" urgent {...(failed.length > 0 ? { title: failedText(action, failed.length) } : {})}>
        {failed.length > 0 && (
          <ul className={styles.failed}>
            {failed.map(({ post, failure }) => (
              <li key={post.id}>
                <Link to={{ search: withQuery(window.location.search, { edit: String(post.id) }) }}>{post.title}</Link>
                {': '}
                {reasonText(failure)}
              </li>
            ))}
          </ul>
        )}
        {unsure && (
          <p>
            {unsureText(action, unsure.posts.length)} {unsure.why}
          </p>
        )}
        {stopped.length > 0 && <p>{stoppedText(action, stopped.length)}</p>}
        <div>
          <Button look="secondary" onClick={onDismiss}>
            {postTexts.dismiss}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
