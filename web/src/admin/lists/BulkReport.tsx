import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/Button';
import { Notice } from '../../shared/ui/Notice';
import { failedText, stoppedText, unsureText } from './bulk-texts';
import styles from './BulkReport.module.css';
import { useWatching } from './kept';
import type { Bulk, Report } from './use-bulk';

type BulkReportProps<Action extends string, T extends { id: number | string }> = {
  bulk: Pick<Bulk<Action, T>, 'words' | 'report' | 'dismiss' | 'watch'>;
  /** An item that was not done, with the way to it, and why. */
  tell: (failed: Report<Action, T>['failed'][number]) => ReactNode;
};

/** What could not be done, item by item, with the reason and the way to mend it. Stays until it is dismissed. */
export function BulkReport<Action extends string, T extends { id: number | string }>(
  props: BulkReportProps<Action, T>,
) {
  const { report } = props.bulk;
  useWatching(props.bulk);
  return report && <Told {...props} report={report} />;
}

function Told<Action extends string, T extends { id: number | string }>(
  props: BulkReportProps<Action, T> & { report: Report<Action, T> },
) {
  const { bulk, report, tell } = props;
  const { action, failed, unsure, stopped } = report;
  const said = { did: bulk.words.did[action], noun: bulk.words.noun };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [failed]);
  return (
    <div ref={place}>
      <Notice tone="bad" urgent {...(failed.length > 0 ? { title: failedText(failed.length, said) } : {})}>
        {failed.length > 0 && (
          <ul className={styles.failed}>
            {failed.map((each) => (
              <li key={each.item.id}>{tell(each)}</li>
            ))}
          </ul>
        )}
        {unsure && <p>{unsureText(unsure, said)}</p>}
        {stopped.length > 0 && <p>{stoppedText(stopped.length, said)}</p>}
        <div>
          <Button look="secondary" onClick={bulk.dismiss}>
            Dismiss
          </Button>
        </div>
      </Notice>
    </div>
  );
}
