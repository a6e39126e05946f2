/** From when to when on a day in Lagos, in minutes after midnight. */
export type EventHours = { from: number; to: number };

const HOURS =
  /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?\s*(?:-|\u2013|\u2014|to|until)\s*(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?\s*$/i;

function minutesOf(hour: string, minute: string, half: string): number | null {
  const hours = Number(hour);
  const minutes = Number(minute);
  if (hours < 1 || hours > 12 || minutes > 59) return null;
  return ((hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minutes;
}

/** The hours that an event's time text names, such as `10:00 AM - 2:00 PM`; null when it says anything else. */
export function eventHoursOf(time: string): EventHours | null {
  const match = HOURS.exec(time);
  if (match === null) return null;
  const [, fromHour = '', fromMinute = '0', fromHalf = '', toHour = '', toMinute = '0', toHalf = ''] = match;
  const from = minutesOf(fromHour, fromMinute, fromHalf);
  const to = minutesOf(toHour, toMinute, toHalf);
  return from === null || to === null || to <= from ? null : { from, to };
}

/** Minutes after midnight as a person reads them, such as `2:30 PM`. */
function clockText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Hours as an event's time text, which {@link eventHoursOf} reads again. */
export function eventHoursText({ from, to }: EventHours): string {
  return `${clockText(from)} - ${clockText(to)}`;
}
