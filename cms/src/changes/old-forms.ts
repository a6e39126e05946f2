import { siteEventNames, type Change, type Json } from '@apoti/contract';

/** Facebook's custom events were a list of names once: names of events of the site, under which Facebook was told of them. */
const FACEBOOK_EVENTS = ['socialAnalytics', 'facebookPixel', 'customEvents'];

/** A change of the log as it would be written today: what was logged before its field had its present form can be restored. */
export function inPresentForm(change: Change): Change {
  const { path, old, new: next } = change;
  if (!path.every((segment, place) => segment === FACEBOOK_EVENTS[place])) return change;
  const below = FACEBOOK_EVENTS.slice(path.length);
  return {
    path,
    ...(old === undefined ? {} : { old: renewed(old, below) }),
    ...(next === undefined ? {} : { new: renewed(next, below) }),
  };
}

function renewed(value: Json, below: readonly string[]): Json {
  const [field, ...rest] = below;
  if (field === undefined) return Array.isArray(value) ? value.flatMap(eventOf) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const inner = value[field];
  return inner === undefined ? value : { ...value, [field]: renewed(inner, rest) };
}

/** Names of other events had no effect: there is nothing to bring back of them. */
function eventOf(entry: Json): Json[] {
  if (typeof entry !== 'string') return [entry];
  return siteEventNames.some((name) => name === entry) ? [{ key: entry, event: entry, name: entry }] : [];
}
