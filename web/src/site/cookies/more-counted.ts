import type { SiteMeasuring } from '@apoti/contract';

type More = Pick<SiteMeasuring, 'journeys' | 'cohorts' | 'own'>;

/** What is counted by the switches of Advanced Tracking, in the visitor's words. */
export function moreCounted({ journeys, cohorts, own }: More): string[] {
  return [
    ...(journeys ? ['From which page of the site you went to which.'] : []),
    ...(own.length > 0 ? ['Whether you follow some of the links in our articles.'] : []),
    ...(cohorts ? ['In which week you were here first, if you have agreed to analytics.'] : []),
  ];
}
