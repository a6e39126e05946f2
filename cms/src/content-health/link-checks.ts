import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';
import type { Tried } from './try-link';

export const LINK_CHECK_UID = 'api::link-check.link-check';
/** Two attempts that are closer together, in ms, are of one night. */
const NIGHT_MS = 12 * 60 * 60_000;

/** What is known of a link to another site. */
export type LinkCheck = {
  id: number;
  address: string;
  /** What was wrong when it was tried last; empty where it led somewhere. */
  fault: string;
  /** Why nothing could be found out then; empty where something was. */
  doubt: string;
  /** When it first led nowhere, since it last led somewhere, in ms. */
  failingSince: number | null;
  triedAt: number;
};

/** Whether it leads nowhere: a site that is down for one night is not gone. */
export function isDead({ fault, failingSince, triedAt }: LinkCheck): boolean {
  return fault !== '' && failingSince !== null && triedAt - failingSince >= NIGHT_MS;
}

/** Keeps what became of a link. */
export async function keepCheck(strapi: Strapi, address: string, tried: Tried, now: number): Promise<void> {
  const query = strapi.db.query(LINK_CHECK_UID);
  const [known] = await checksWhere(strapi, { address });
  const begun = known === undefined || known.fault === '' ? null : known.failingSince;
  // A moment to come is of a clock that was wrong.
  const since = begun === null || begun > now ? now : begun;
  const data = {
    fault: tried.is === 'dead' ? tried.text : '',
    doubt: tried.is === 'unknown' ? tried.text : '',
    failingSince: tried.is === 'dead' ? new Date(since) : null,
    triedAt: new Date(now),
  };
  if (known === undefined) await query.create({ data: { address, ...data } });
  else await query.updateMany({ where: { address }, data });
}

/** What is known of links to other sites. */
export const linkChecks = (strapi: Strapi): Promise<LinkCheck[]> => checksWhere(strapi, {});

async function checksWhere(strapi: Strapi, where: object): Promise<LinkCheck[]> {
  const rows: unknown = await strapi.db.query(LINK_CHECK_UID).findMany({ where });
  return (Array.isArray(rows) ? rows : []).filter(isRecord).map((row) => ({
    id: Number(row['id']),
    address: String(row['address']),
    fault: String(row['fault'] ?? ''),
    doubt: String(row['doubt'] ?? ''),
    failingSince: momentIn(row['failingSince']),
    triedAt: momentIn(row['triedAt']) ?? 0,
  }));
}

function momentIn(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  return new Date(value instanceof Date ? value : String(value)).getTime();
}
