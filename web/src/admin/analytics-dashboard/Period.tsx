import { comparisonOf, comparisonText } from '@apoti/contract/resources/analytics/comparison';
import { SAMPLE_LABEL } from '@apoti/contract/resources/analytics/export';
import { periodText } from '@apoti/contract/resources/analytics/figure-text';
import { Badge } from '../../shared/ui/Badge';
import styles from './Period.module.css';
import type { Shown } from './use-figures';

type PeriodProps = Pick<Shown, 'report' | 'isSample'> & { compare: boolean };

/** Of when the figures are and what they are compared with, or, once for all of them, why with nothing. */
export function Period({ report, isSample, compare }: PeriodProps) {
  const { now, before } = periodText(report.period);
  const none = comparisonText(report);
  const compares = compare && comparisonOf(report) === 'compared';
  return (
    <div className={styles.period}>
      <p>
        {now}
        {isSample && <Badge tone="marked">{SAMPLE_LABEL}</Badge>}
      </p>
      {compares && <p>Compared with {before}</p>}
      {none !== null && <p>{none}</p>}
    </div>
  );
}
