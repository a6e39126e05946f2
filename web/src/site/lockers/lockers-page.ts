import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { lockersDataOf } from './locker-data';
import { facetValues } from './locker-filter';
import { lockersDescription, lockersTitle, stationFacts } from './lockers-head';

/** The locker finder (P9). A station has an address of its own, so that people can send it. */
export const lockersPage = definePage({
  kinds: ['content', 'stations'],
  params: {
    state: { filter: ({ stations }) => facetValues(stations).state },
    area: { filter: ({ stations }) => facetValues(stations).area },
    size: { filter: ({ stations }) => facetValues(stations).size },
    feature: { filter: ({ stations }) => facetValues(stations).feature },
    station: ({ stations }) => stations.map(({ id }) => String(id)),
  },
  page: ({ data }) => lockersDataOf(data.stations, data.content.pricing.payAsYouGo),
  head: ({ stations }, { data, origin, query }) => {
    const station = stations.find(({ id }) => String(id) === query['station']);
    const there = stations.filter(({ status }) => status === 'active' || status === 'maintenance');
    const marked = station === undefined ? there : there.filter(({ id }) => id === station.id);
    const { phone } = data.content.contact;
    return {
      title: lockersTitle(station),
      description: lockersDescription(stations, station),
      canonicalParams: ['station'],
      structured: [
        breadcrumbs(origin, [
          ['Locker stations', '/lockers'],
          ...(station ? [[station.name, `/lockers?station=${station.id}`] as const] : []),
        ]),
        ...(marked.length === 0
          ? []
          : [
              {
                '@context': 'https://schema.org',
                '@graph': marked.map((each) => stationFacts(each, { origin, phone })),
              },
            ]),
      ],
    };
  },
});
