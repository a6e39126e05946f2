/** What a browser says of its line; most say nothing. */
type Line = { saveData?: boolean; type?: string; effectiveType?: string; downlink?: number; rtt?: number };

/** From here on a line is fast: Mbit/s, and ms there and back, as browsers round them. */
const FAST_MBITS = 5;
const FAST_MS = 100;

const ownLine = (): Line => Object(Reflect.get(navigator, 'connection'));

/** Whether a person saves data, or their line is so slow that what they have not asked for would be in the way of what they have. */
export function isSparing({ saveData = false, effectiveType = '4g' }: Line = ownLine()): boolean {
  return saveData || effectiveType !== '4g';
}

/** Whether the line is fast and costs nothing: what it says of itself, or a device with a mouse whose line is not known to be slow. */
export function isFreeLine(): boolean {
  const line = ownLine();
  const { type, downlink = FAST_MBITS, rtt = FAST_MS } = line;
  if (isSparing(line) || downlink < FAST_MBITS || rtt > FAST_MS) return false;
  return type === undefined ? matchMedia('(pointer: fine)').matches : /wifi|ethernet/.test(type);
}
