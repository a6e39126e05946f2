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
    ['Time range', 'Last 7 days'],
    ['Period', '5 Mar 2026 – 11 Mar 2026'],
    ['Compared with', '26 Feb 2026 – 4 Mar 2026'],
    ['Visits', 'Device: Mobile'],
    ['Figures', 'Sample figures'],
    ['Exported at', '2026-03-10T23:30:00.000Z'],
    ['Export format', 'xlsx'],
    ['Conversion Funnel', 'Visitors who did each of these, in any order; shares are of all visitors of the period.'],
  ]);
  expect((await sheet('Metrics')).slice(0, 2)).toEqual([
    ['Metric', 'Value', 'Before', 'Change in %'],
    ['Total Visitors', 12_847, 10_000, 28.5],
  ]);
  expect(await sheet('Top Search Keywords')).toEqual([
    ['Keyword', 'Position', 'Clicks', 'Impressions', 'Searches here'],
    ['=cmd|calc!A0 ọjà ₦500 寄存', '–', '–', '–', 4],
  ]);
  const panels = {
    'Top Pages': [['Page', 'Views', 'Change in %'], report.topPages],
    'Traffic Sources': [['Source', 'Visitors', 'Share in %'], report.trafficSources],
    'Device Breakdown': [['Device', 'Sessions', 'Share in %'], report.deviceBreakdown],
    'Conversion Funnel': [['Step', 'Visitors', 'Share in %'], report.conversionFunnel],
    'Goal Completions': [['Goal', 'Completions', 'Rate in %', 'Change in %'], report.goalCompletions],
    'Top Events': [['Event', 'Count', 'Category'], report.topEvents],
  } as const;
  for (const [name, [heads, entries]] of Object.entries(panels)) {
    const [first, ...rows] = await sheet(name);
    expect(first).toEqual(heads);
    expect(rows.map((row) => row[1])).toEqual(entries.map((entry) => Object.values(entry).find(Number.isInteger)));
  }
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
    '=cmd|calc!A0 ọjà ₦500 ??',
    'Compared with: 26 Feb 2026 – 4 Mar 2026',
    'Last 7 days: 5 Mar 2026',
    'Exported on 11 Mar 2026, 00:30, as pdf',
    ...['Top Pages', 'Traffic Sources', 'Device Breakdown', 'Top Search Keywords', 'Conversion Funnel'],
    ...['Goal Completions', 'Top Events', 'Organic search', 'Mobile', 'Leads Generated', 'Newsletter Signup'],
    ...report.topPages.map(({ page }) => page),
    `Page ${totalPages} of ${totalPages}`,
  ])
    expect(text).toContain(words);
  const real = await getDocumentProxy(new Uint8Array(await (await fileOf('pdf')).content.arrayBuffer()));
  expect((await extractText(real, { mergePages: true })).text).not.toContain('Sample');
});

it('A20: no file tells a change against a time that was not wholly measured; each says since when it was', async () => {
  const measuredSince = '2026-03-06T09:00:00.000Z';
  const made = (format: AnalyticsExportFormat) =>
    reportFile({ ...report, measuredSince }, { query, format, isSample: false, now: NOW });
  const rows: unknown = parse(await (await made('csv')).content.text());
  expect(rows).toContainEqual(['Total Visitors', '12847', '']);
  expect(JSON.parse(await (await made('json')).content.text())).toMatchObject({
    comparedWith: null,
    measuredSince,
    metrics: expect.arrayContaining([expect.objectContaining({ previous: null, change: null, changeType: null })]),
  });
  expect(await readSheet((await made('xlsx')).content, 'Report')).toContainEqual([
    'Compared with',
    'Nothing yet, measured since 6 Mar 2026',
  ]);
  const document = await getDocumentProxy(new Uint8Array(await (await made('pdf')).content.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toContain('Compared with: Nothing yet, measured since 6 Mar 2026');
  expect(text).not.toMatch(/% (in|de)crease|Nothing before/);
});

it('A20: a file says of when Google’s words are', async () => {
  const words = [{ keyword: 'ṣọ́ọ̀bù', position: 2.5, clicks: 3, impressions: 40, searches: null }];
  const own = { ...report, measuredSince: '2026-01-01T00:00:00.000Z', topKeywords: words };
  const made = (format: AnalyticsExportFormat) => reportFile(own, { query, format, isSample: false, now: NOW });
  const note = expect.stringContaining('of the last 28 days');
  expect(await readSheet((await made('xlsx')).content, 'Report')).toContainEqual(['Top Search Keywords', note]);
  expect((await readSheet((await made('xlsx')).content, 'Top Search Keywords'))[1]?.[0]).toBe('ṣọ́ọ̀bù');
  const document = await getDocumentProxy(new Uint8Array(await (await made('pdf')).content.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  expect(text).toContain('of the last 28 days');
  expect(text).toContain('ṣọ́ọ̀bù');
});

it('A20: names in Yoruba, Igbo and Hausa stand in a document letter by letter; without any it is as small as before', async () => {
  const words = ['Ẹ kú àbọ̀, ẹ̀yin ọ̀rẹ́', 'ṣọ́ọ̀bù', 'Ụlọ ahịa', 'ɓaure, ƙauye, Ɗan’uwa', 'ńǹḿm̀n̄ – ₦1,500 “café”'];
  const pdfOf = async (names: readonly string[]) => {
    const topPages = names.map((page) => ({ page, views: 3, change: null }));
    const made = await reportFile({ ...sample, topPages }, { query, format: 'pdf', isSample: false, now: NOW });
    return new Uint8Array(await made.content.arrayBuffer());
  };
  const bytes = await pdfOf(words);
  expect(bytes.length).toBeLessThan(60_000);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  for (const word of words) expect(text.normalize('NFC')).toContain(word.normalize('NFC'));
  // Each letter has a drawing of its own: what stands over it is not drawn for another one.
  const { letters, widths } = await import('./document-letters-data');
  expect(letters.match(/\P{M}\p{M}*/gu)).toHaveLength(widths.length);
  expect((await pdfOf(['/café'])).length).toBeLessThan(20_000);
});
