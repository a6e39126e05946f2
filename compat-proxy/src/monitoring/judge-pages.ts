import { createHash } from 'node:crypto';
import type { CmsAlert, Settings } from '@apoti/contract';

/** A longer path stands as its hash in the key of an alert, which is short. */
const LONGEST = 40;

/** How a page answered the server's own visit. `ms`: until all of it was there. */
export type PageVisit = { page: string; status: number | null; ms: number };

/** What is wrong with pages, by the settings: those that fail, and those that are slower than one of the two limits. */
export function judgePages(visits: readonly PageVisit[], settings: Settings): CmsAlert[] {
  const { alertThresholds } = settings.performanceMonitoring;
  const limit = Math.min(alertThresholds.pageLoadTime, settings.reporting.alerts.pageLoadSpeed);
  return visits.flatMap(({ page, status, ms }) => {
    if (status === null || status >= 400) {
      const text = status === null ? `${page} does not answer.` : `${page} answers with status ${status}.`;
      return [{ key: `fails ${shortName(page)}`, title: 'A page fails', text }];
    }
    if (ms <= limit) return [];
    const text = `${page} took ${Math.round(ms)} ms; the limit is ${limit} ms.`;
    return [{ key: `slow ${shortName(page)}`, title: 'A page is slow', text }];
  });
}

function shortName(page: string): string {
  return page.length <= LONGEST ? page : createHash('sha256').update(page).digest('hex').slice(0, LONGEST);
}
