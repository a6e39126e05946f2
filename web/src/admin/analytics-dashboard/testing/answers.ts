import { figureText } from '@apoti/contract/resources/analytics/figure-text';
import { analyticsQuerySchema, type AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { sampleReport } from '@apoti/contract/resources/analytics/sample-report';

/** When the tests of the screen are. */
export const NOW = Date.parse('2026-03-10T12:00:00Z');

/** What is asked of the server in a test, what it answers, and of what files were made. */
export const server = {
  calls: [] as string[],
  files: [] as unknown[],
  answer: (path: string): unknown => answerTo(path),
};

/** Begins anew. */
export function resetServer(): void {
  server.calls.length = 0;
  server.files.length = 0;
  server.answer = (path) => answerTo(path);
}

/** Figures that follow from what is asked for, and from nothing else. */
export function measured(search = '', changes: Partial<AnalyticsReport> = {}): AnalyticsReport {
  const query = analyticsQuerySchema.parse(Object.fromEntries(new URLSearchParams(search)));
  return {
    ...sampleReport(query, 1, NOW),
    measuredSince: '2025-01-01T00:00:00.000Z',
    topPages: [{ page: '/measured', views: 3, change: null }],
    ...changes,
  };
}

/** What the card of page views shows for a question. */
export function viewsOf(search: string): string {
  const views = measured(search).metrics.find(({ id }) => id === 'pageViews');
  return figureText(views?.value ?? null, 'count');
}

/** The server's answer, with some of it changed. */
export function answerTo(path: string, changes: Partial<AnalyticsReport> = {}): unknown {
  if (path.endsWith('/now')) return { activeUsers: 2, pageViews: 7, sessions: 4, bounceRate: null };
  return measured(path.split('?')[1], changes);
}

/** In place of the client. */
export async function answerCall(_schema: unknown, { path }: { path: string }): Promise<unknown> {
  server.calls.push(path);
  return server.answer(path);
}

/** In place of what makes a file. */
export async function makeFile(report: AnalyticsReport, of: object) {
  server.files.push({ report, ...of });
  return { name: 'report.csv', type: 'text/csv', content: new Blob(['']) };
}
