import { cmsFiguresPath, cmsFiguresSchema, type CmsFigures } from '@apoti/contract';
import type { CmsClient } from '../cms/cms-client';
import { metric, single } from './catalogue';
import type { Metric } from './metric';

/** How long whoever looks waits for the CMS's part, in ms. */
const TIMEOUT_MS = 2_000;

/** What the CMS says of itself; null while it says nothing: then its figures are absent, and `apoti_cms_up` says why. */
export async function askCms(cms: CmsClient): Promise<CmsFigures | null> {
  const call = { method: 'GET', path: cmsFiguresPath, as: 'proxy', requestId: null } as const;
  const answer = await cms.call(cmsFiguresSchema, { ...call, timeoutMs: TIMEOUT_MS, lane: 'aside' }).catch(() => null);
  return answer?.ok === true ? answer.data : null;
}

/** The CMS's own figures. */
export function cmsMetrics({ databaseSeconds, mails, jobs, lastBackup }: CmsFigures): Metric[] {
  return [
    single('apoti_database_seconds', databaseSeconds),
    single('apoti_mails_waiting', mails.waiting),
    single('apoti_mails_oldest_seconds', mails.oldestSeconds),
    single('apoti_mails_unaddressed', mails.unaddressed),
    single('apoti_mails_failed', mails.failed),
    metric(
      'apoti_job_failing',
      jobs.map(({ name: job, failing }) => ({ labels: { job }, value: failing ? 1 : 0 })),
    ),
    metric(
      'apoti_job_late',
      jobs.map(({ name: job, late }) => ({ labels: { job }, value: late ? 1 : 0 })),
    ),
    metric('apoti_last_backup_seconds', lastBackup === null ? [] : [{ value: lastBackup }]),
  ];
}

/** How calls of the CMS went, by lane. */
export function laneMetrics(cms: Pick<CmsClient, 'standing'>): Metric[] {
  const lanes = cms.standing();
  return [
    metric(
      'apoti_cms_circuit_open',
      lanes.map(({ lane, isOpen }) => ({ labels: { lane }, value: isOpen ? 1 : 0 })),
    ),
    metric(
      'apoti_cms_calls_total',
      lanes.flatMap(({ lane, outcomes }) =>
        Object.entries(outcomes).map(([outcome, value]) => ({ labels: { lane, outcome }, value })),
      ),
    ),
  ];
}
