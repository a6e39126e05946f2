import type { SiteMeasuring } from '@apoti/contract';

type More = Pick<SiteMeasuring, 'journeys' | 'funnel' | 'cohorts' | 'own'>;

/** What is counted by the switches of Advanced Tracking, in the visitor's words. `events`: forms that are begun are told already. */
export function moreCounted({ journeys, funnel, cohorts, own }: More, events: boolean): string[] {
  return [
    ...(journeys ? ['From which page of the site you went to which.'] : []),
    ...(funnel && !events ? ['Whether you begin a form.'] : []),
    ...(own.length > 0 ? ['Whether you follow some of the links in our articles.'] : []),
    ...(cohorts ? ['In which week you were here first, if you have agreed to analytics.'] : []),
  ];
}
