const ALWAYS = /^(open )?(24\/7|24 hours)( access| a day)?$/i;
const HOURS =
  /^(?:(mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:\s*[-–]\s*(mon|tue|wed|thu|fri|sat|sun)[a-z]*)?:?\s+)?(1[0-2]|0?[1-9])(:[0-5]\d)?\s*([ap])m\s*[-–]\s*(1[0-2]|0?[1-9])(:[0-5]\d)?\s*([ap])m$/i;

const dayOf = (name: string) => name.charAt(0).toUpperCase() + name.charAt(1).toLowerCase();

function timeOf(hour = '', minutes = ':00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}${minutes}`;
}

/**
 * Opening hours as search engines read them (schema.org), such as `Mo-Fr 08:00-18:00`; of times without days each day is meant.
 * Null for what says more than one span of time or cannot be read: nothing wrong shall be told.
 */
export function openingHoursOf(text: string): string | null {
  const written = text.trim();
  if (ALWAYS.test(written)) return 'Mo-Su 00:00-23:59';
  const found = HOURS.exec(written);
  if (found === null) return null;
  const [, first, last, opens, opensAt, opensHalf, closes, closesAt, closesHalf] = found;
  const days = first === undefined ? 'Mo-Su' : [first, ...(last === undefined ? [] : [last])].map(dayOf).join('-');
  return `${days} ${timeOf(opens, opensAt, opensHalf)}-${timeOf(closes, closesAt, closesHalf)}`;
}
