import { deviceTypes, trafficSources, userTypes, type AnalyticsQuery } from '@apoti/contract';

/** Part of the visits: a source, a device and new or returning, each by its place from 1 on; 0 means any. */
export type Segment = number;
/** What a visit is: none of the three is any. */
export type Traits = { source: number; device: number; type: number };

const DEVICES = deviceTypes.length + 1;
const TYPES = userTypes.length + 1;

/** The number under which figures of a part are kept. The lists are kept by place: a new choice comes last. */
export function segmentOf({ source, device, type }: Traits): Segment {
  return (source * DEVICES + device) * TYPES + type;
}

/** All visits. */
export const EVERY_SEGMENT: Segment = 0;

/** The part that the filters of a question choose. */
export function chosenTraits({ trafficSource, deviceType, userType }: AnalyticsQuery): Traits {
  return {
    source: placeIn(trafficSources, trafficSource),
    device: placeIn(deviceTypes, deviceType),
    type: placeIn(userTypes, userType),
  };
}

/** Its place from 1 on; 0 for `all`. */
export function placeIn<T extends string>(list: readonly T[], value: T | 'all'): number {
  return value === 'all' ? 0 : list.indexOf(value) + 1;
}

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, place) => place);
const all = upTo(trafficSources.length).flatMap((source) =>
  upTo(deviceTypes.length).flatMap((device) => upTo(userTypes.length).map((type) => ({ source, device, type }))),
);

const covers = (part: Traits, visit: Traits) =>
  (part.source === 0 || part.source === visit.source) &&
  (part.device === 0 || part.device === visit.device) &&
  (part.type === 0 || part.type === visit.type);

const visits = all.filter(({ source, device, type }) => source > 0 && device > 0 && type > 0);
const partsOf = new Map(
  visits.map((visit) => [segmentOf(visit), all.filter((part) => covers(part, visit)).map(segmentOf)]),
);
const visitsOf = new Map(
  all.map((part) => [segmentOf(part), visits.filter((visit) => covers(part, visit)).map(segmentOf)]),
);

/** The parts that there are, all visits among them. */
export const everySegment: readonly Segment[] = all.map(segmentOf);

/** Every part that visits of this kind belong to. */
export function segmentsWith(visit: Segment): readonly Segment[] {
  return partsOf.get(visit) ?? [];
}

/** The kinds of visits that a part consists of. */
export function visitSegments(part: Segment): readonly Segment[] {
  return visitsOf.get(part) ?? [];
}
