import { expect, it } from 'vitest';
import { defaultSettings } from '../../content/default-settings';
import { analyticsQuerySchema } from './report';
import { sampleReport } from './sample-report';
import { withTracking } from './with-tracking';

const {
  journeys: _,
  funnelEnds: _ends,
  cohorts: _cohorts,
  ...plain
} = sampleReport(analyticsQuerySchema.parse({}), 1, 0);

const found = {
  ...plain,
  topEvents: [
    { event: 'price_list', count: 2, category: '' },
    { event: 'phone_called', count: 1, category: 'engagement' },
  ],
  journeys: [{ from: '/', to: '/pricing', views: 2 }],
  funnelEnds: [],
  cohorts: [],
};
const { advancedTracking } = defaultSettings;
const told = (changes: Partial<typeof advancedTracking>) =>
  withTracking(found, { ...defaultSettings, advancedTracking: { ...advancedTracking, ...changes } });

it('A18: the figures tell of journeys, ends in the funnel and cohorts only while Advanced Tracking wants each', () => {
  expect(Object.keys(told({})).sort()).toEqual(Object.keys(plain).sort());
  expect(told({ userJourney: true })).toMatchObject({ journeys: found.journeys });
  expect(told({ userJourney: true })).not.toHaveProperty('cohorts');
  expect(told({ conversionFunnels: true, cohortAnalysis: true })).toMatchObject({ funnelEnds: [], cohorts: [] });
  expect(told({ conversionFunnels: true })).not.toHaveProperty('journeys');
});

it('A18: an event of one’s own has the category that Settings gave it', () => {
  const customEvents = [{ key: 'a', name: 'price_list', category: 'lead_generation' as const }];
  expect(told({ customEvents }).topEvents.map(({ category }) => category)).toEqual(['lead_generation', 'engagement']);
});
