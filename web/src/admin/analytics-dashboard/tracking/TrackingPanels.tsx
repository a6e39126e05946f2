import { percentText } from '@apoti/contract/resources/analytics/figure-text';
import type { AnalyticsReport } from '@apoti/contract/resources/analytics/report';
import { COHORT_COLUMNS } from '@apoti/contract/resources/analytics/tracking';
import { FigureTable } from '../panels/FigureTable';
import { Panel } from '../panels/Panel';

const told = (count: number) => count.toLocaleString('en');
const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** What Settings, Advanced Tracking adds (A18): only what is switched on there. */
export function TrackingPanels({ report: { journeys, funnelEnds, cohorts } }: { report: AnalyticsReport }) {
  return (
    <>
      {journeys && <Journeys journeys={journeys} />}
      {funnelEnds && <FunnelEnds ends={funnelEnds} />}
      {cohorts && <Cohorts cohorts={cohorts} />}
    </>
  );
}

function Journeys({ journeys }: { journeys: NonNullable<AnalyticsReport['journeys']> }) {
  const most = Math.max(1, ...journeys.map(({ views }) => views));
  return (
    <Panel
      title="User Journey"
      note="From which page to which visitors go next"
      isEmpty={journeys.length === 0}
      table={
        <FigureTable
          caption="The most used ways from a page to the next"
          heads={['From, to', 'Times']}
          rows={journeys.map(({ from, to, views }) => ({
            key: `${from} ${to}`,
            cells: [`${from} → ${to}`, told(views)],
          }))}
          parts={journeys.map(({ views }) => views / most)}
        />
      }
    />
  );
}

function FunnelEnds({ ends }: { ends: NonNullable<AnalyticsReport['funnelEnds']> }) {
  return (
    <Panel
      title="Where Visits Leave the Funnel"
      note="The last step that a visit came to"
      isEmpty={ends.every(({ visits }) => visits === 0)}
      table={
        <FigureTable
          caption="Visits by the last step of the funnel that they came to"
          heads={['Last step', 'Visits', 'Share']}
          rows={ends.map(({ step, visits, percentage }) => ({
            key: step,
            cells: [step, told(visits), percentText(percentage)],
          }))}
          parts={ends.map(({ percentage }) => percentage / 100)}
        />
      }
    />
  );
}

function Cohorts({ cohorts }: { cohorts: NonNullable<AnalyticsReport['cohorts']> }) {
  return (
    <Panel
      title="Cohorts"
      note="Visits by the week of the first one, of visitors who agreed to Analytics"
      wide
      isEmpty={cohorts.length === 0}
      table={
        <FigureTable
          caption="Visits by the week of the first visit, and how many weeks later they were"
          heads={['First visit in the week of', ...COHORT_COLUMNS]}
          rows={cohorts.map(({ week, visits }) => ({
            key: week,
            cells: [day.format(new Date(week)), ...visits.map(told)],
          }))}
        />
      }
    />
  );
}
