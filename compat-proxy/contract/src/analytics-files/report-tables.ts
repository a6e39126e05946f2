import { SAMPLE_LABEL, type AnalyticsPayload } from '../resources/analytics/export';
import { dayText, figureText, NO_FIGURE, spanText } from '../resources/analytics/figure-text';
import { keywordNote } from '../resources/analytics/keyword-note';
import { deviceNames, FUNNEL_NOTE, inWords, trafficSourceNames } from '../resources/analytics/names';

/** A cell: a number that is reckoned with, or a text. */
export type TableCell = string | number | null;
/** One part of a report as a table. */
export type ReportTable = {
  title: string;
  /** What has to be known to read it. */
  note?: string | null;
  heads: readonly string[];
  rows: readonly (readonly TableCell[])[];
};

/** A report's parts in the order of the specification (back-office §2), its figures first. */
export function reportTables(payload: AnalyticsPayload): readonly ReportTable[] {
  const { metrics, topPages, trafficSources, deviceBreakdown, topKeywords, conversionFunnel } = payload;
  return [
    {
      title: 'Metrics',
      heads: ['Metric', 'Value', 'Before', 'Change in %'],
      rows: metrics.map(({ title, value, previous, unit, change }) => [
        title,
        unit === 'count' ? value : figureText(value, unit),
        unit === 'count' ? previous : figureText(previous, unit),
        change,
      ]),
    },
    {
      title: 'Top Pages',
      heads: ['Page', 'Views', 'Change in %'],
      rows: topPages.map(({ page, views, change }) => [page, views, change]),
    },
    {
      title: 'Traffic Sources',
      heads: ['Source', 'Visitors', 'Share in %'],
      rows: trafficSources.map(({ source, visitors, percentage }) => [
        trafficSourceNames[source],
        visitors,
        percentage,
      ]),
    },
    {
      title: 'Device Breakdown',
      heads: ['Device', 'Sessions', 'Share in %'],
      rows: deviceBreakdown.map(({ device, sessions, percentage }) => [deviceNames[device], sessions, percentage]),
    },
    {
      title: 'Top Search Keywords',
      note: payload.figures === SAMPLE_LABEL ? null : keywordNote(topKeywords),
      heads: ['Keyword', 'Position', 'Clicks', 'Impressions', 'Searches here'],
      rows: topKeywords.map(({ keyword, position, clicks, impressions, searches }) => [
        keyword,
        position ?? NO_FIGURE,
        clicks ?? NO_FIGURE,
        impressions ?? NO_FIGURE,
        searches ?? NO_FIGURE,
      ]),
    },
    {
      title: 'Conversion Funnel',
      note: FUNNEL_NOTE,
      heads: ['Step', 'Visitors', 'Share in %'],
      rows: conversionFunnel.map(({ step, visitors, percentage }) => [step, visitors, percentage]),
    },
    {
      title: 'Goal Completions',
      heads: ['Goal', 'Completions', 'Rate in %', 'Change in %'],
      rows: payload.goalCompletions.map(({ goal, completions, rate, change }) => [goal, completions, rate, change]),
    },
    {
      title: 'Top Events',
      heads: ['Event', 'Count', 'Category'],
      rows: payload.topEvents.map(({ event, count, category }) => [inWords(event), count, inWords(category)]),
    },
  ];
}

/** What the changes are against, in the words that head each file. */
export function comparedText({ comparedWith, measuredSince }: AnalyticsPayload): string {
  if (comparedWith !== null) return spanText(Date.parse(comparedWith.from), Date.parse(comparedWith.to));
  const since = measuredSince === null ? '' : `, measured since ${dayText(Date.parse(measuredSince))}`;
  return `Nothing yet${since}`;
}

/** What the figures are of, in the words that head each file. */
export function filterText({ filters: { trafficSource, deviceType, userType } }: AnalyticsPayload): string {
  const parts = [
    trafficSource === 'all' ? '' : `Source: ${trafficSourceNames[trafficSource]}`,
    deviceType === 'all' ? '' : `Device: ${deviceNames[deviceType]}`,
    userType === 'all' ? '' : `Visitors: ${userType}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'All visits' : parts.join(', ');
}
