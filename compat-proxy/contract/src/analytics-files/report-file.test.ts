import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/universal';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { AnalyticsExportFormat } from '../constants/analytics';
import { analyticsQuerySchema, type AnalyticsReport } from '../resources/analytics/report';
import { sampleReport } from '../resources/analytics/sample-report';
import { reportFile } from './report-file';

const NOW = Date.parse('2026-03-10T23:30:00Z');
const query = analyticsQuerySchema.parse({ deviceType: 'mobile' });
const sample = sampleReport(query, 7, NOW);

/** Words of visitors that a spreadsheet might run, and letters that a document's own fonts do not know. */
const report: AnalyticsReport = {
  ...sample,
  metrics: sample.metrics.map((metric, place) =>
    place === 0
      ? { ...metric, value: 12_847, previous: 10_000, change: 28.5 }
      : { ...metric, value: null, change: -3.1 },
  ),
  topKeywords: [
    { keyword: '=cmd|calc!A0 ọjà ₦500 寄存', position: null, clicks: null, impressions: null, searches: 4 },
  ],
};
const fileOf = (format: AnalyticsExportFormat, isSample = false) =>
  reportFile(report, { query, format, isSample, now: NOW });

it('A20: the CSV has the header and one row a figure; its name has the day in Lagos', async () => {
  const { name, type, content } = await fileOf('csv');
  expect(name).toBe('analytics-report-2026-03-11.csv');
  expect(type).toContain('text/csv');
  const rows: unknown = parse(await content.text());
  expect(rows).toEqual([
    ['Metric', 'Value', 'Change'],
    ['Total Visitors', '12847', '28.5'],
    ...['Page Views', 'Avg. Session Duration', 'Bounce Rate', 'Conversion Rate', 'Mobile Traffic'].map((title) => [
      title,
      '',
      '-3.1',
    ]),
  ]);
  expect(await (await fileOf('csv', true)).content.text()).toContain('Total Visitors (sample figures),12847,28.5\r\n');
});

it('A20: the JSON has the payload’s fields', async () => {
  const { name, content } = await fileOf('json', true);
  expect(name).toBe('analytics-report-2026-03-11.json');
  const payload: unknown = JSON.parse(await content.text());
  expect(payload).toMatchObject({
    timeRange: '7d',
    exportFormat: 'json',
    topPages: report.topPages,
    trafficSources: report.trafficSources,
    deviceBreakdown: report.deviceBreakdown,
    topKeywords: report.topKeywords,
    conversionFunnel: report.conversionFunnel,
    goalCompletions: report.goalCompletions,
    topEvents: report.topEvents,
    exportedAt: '2026-03-10T23:30:00.000Z',
    filters: { trafficSource: 'all', deviceType: 'mobile', userType: 'all' },
    figures: 'Sample figures',
  });
  expect(payload).toHaveProperty('metrics.0', {
    title: 'Total Visitors',
    value: 12_847,
    unit: 'count',
    previous: 10_000,
    change: 28.5,
    changeType: 'increase',
  });
});

it('A20: the workbook opens; a text that looks like a formula stays a text', async () => {
  const { content } = await fileOf('xlsx', true);
  const sheet = (name: string) => readSheet(content, name);
  expect(await sheet('Report')).toEqual([
    ['Analytics report', null],
    ['Period', '5 Mar 2026 – 11 Mar 2026'],
    ['Visits', 'Device: Mobile'],
    ['Figures', 'Sample figures'],
    ['Exported at', '2026-03-10T23:30:00.000Z'],
  ]);
  expect((await sheet('Metrics')).slice(0, 2)).toEqual([
    ['Metric', 'Value', 'Before', 'Change in %'],
    ['Total Visitors', 12_847, 10_000, 28.5],
  ]);
  expect(await sheet('Top Search Keywords')).toEqual([
    ['Keyword', 'Position', 'Clicks', 'Impressions', 'Searches here'],
    ['=cmd|calc!A0 ọjà ₦500 寄存', '–', '–', '–', 4],
  ]);
  expect(await sheet('Top Events')).toHaveLength(report.topEvents.length + 1);
});

it('A20: the document says what it is of and holds every panel; strange letters do not break it', async () => {
  const { content, type } = await fileOf('pdf', true);
  expect(type).toBe('application/pdf');
  const document = await getDocumentProxy(new Uint8Array(await content.arrayBuffer()));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  expect(totalPages).toBeGreaterThan(1);
  for (const words of [
    'Analytics report',
    'Sample figures',
    '5 Mar 2026 – 11 Mar 2026',
    '12,847',
    '28.5% increase',
    '=cmd|calc!A0 ojà ?500',
    'Conversion Funnel',
    'Leads Generated',
    'Top Events',
    `Page ${totalPages} of ${totalPages}`,
  ])
    expect(text).toContain(words);
  const real = await getDocumentProxy(new Uint8Array(await (await fileOf('pdf')).content.arrayBuffer()));
  expect((await extractText(real, { mergePages: true })).text).not.toContain('Sample');
});
