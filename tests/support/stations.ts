import { stationsReplySchema } from '@apoti/contract';
import type { WireClient } from './wire-client';

/** The locations as an admin's client reads them. */
export async function stationsOf(wire: WireClient) {
  return stationsReplySchema.parse((await wire.get('/api/stations')).json).stations;
}

/** The day in Lagos, so many days from now. */
export const lagosDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });

/** The revision of the list. */
export async function revisionOf(wire: WireClient): Promise<string> {
  return String((await wire.get('/api/stations')).headers['etag']);
}
