import type { Connection } from '@apoti/contract';
import type { ServiceCheck } from './service-checks';

/** How long a service may take, in ms. */
const TIMEOUT_MS = 8_000;

type Found = Omit<Connection, 'success'>;

/**
 * Asks a service for what a visitor's browser would load from it (A18): a fixed host and the id that is saved, never an address
 * that somebody typed. No redirect is followed. `standIn`: an address that is asked in place of all of them, for tests.
 */
export async function testConnection({ name, id, host, path, knowsId }: ServiceCheck, standIn: string): Promise<Found> {
  if (id === '')
    return { name, connected: false, found: 'There is no id yet: enter the one that the service gave you' };
  const address = standIn === '' ? `https://${host}${path}` : `${standIn}/${host}${path}`;
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    if (answer.status === 200) return { name, connected: true, found: whenThere(host, id, knowsId) };
    const isUnknown = knowsId && answer.status >= 400 && answer.status < 500;
    const found = isUnknown ? `${host} does not know the id ${id}` : `${host} answers with status ${answer.status}`;
    return { name, connected: false, found };
  } catch {
    return { name, connected: false, found: `${host} cannot be reached from this server` };
  }
}

function whenThere(host: string, id: string, knowsId: boolean): string {
  return knowsId
    ? `${host} knows the id ${id}`
    : `${host} is there; whether it knows the id ${id}, only its own reports tell`;
}
