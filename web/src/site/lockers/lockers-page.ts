import { definePage } from '../../shared/site-data/page-definition';
import { breadcrumbs } from '../../shared/site-data/structured';
import { lockersDataOf } from './locker-data';
import { byDistance, facetValues, filterStations, readFilter } from './locker-filter';
import { lockersDescription, lockersTitle, stationFacts } from './lockers-head';
import { firstStations, showChoices, wantedCount } from './shown-stations';
import { unpackStations } from './station-pack';

/** The locker finder (P9). A station has an address of its own, so that people can send it. */
export const lockersPage = definePage({
  kinds: ['content', 'stations'],
  params: {
    state: { filter: ({ stations }) => facetValues(stations).state },
    area: { filter: ({ stations }) => facetValues(stations).area },
    size: { filter: ({ stations }) => facetValues(stations).size },
    feature: { filter: ({ stations }) => facetValues(stations).feature },
    show: ({ stations }) => showChoices(stations.length),
    station: ({ stations }) => stations.map(({ id }) => String(id)),
  },
  page: ({ data }) => lockersDataOf(data.stations, data.content.pricing.payAsYouGo),
  head: ({ stations: packed }, { data, origin, query }) => {
    const stations = unpackStations(packed);
    const station = stations.find(({ id }) => String(id) === query['station']);
    const found = byDistance(filterStations(stations, readFilter(query, stations)), null);
    const listed = firstStations(found, { count: wantedCount(query), marked: station });
    const marked = (station === undefined ? listed.map((each) => each.station) : [station]).filter(
      ({ status }) => status === 'active' || status === 'maintenance',
    );
    const { phone } = data.content.contact;
    return {
      title: lockersTitle(station),
      description: lockersDescription(stations, station),
      canonicalQuery: station ? { station: String(station.id) } : {},
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
