import { subscriberSchema, type Subscriber } from '@apoti/contract';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

/** Everybody who subscribed, the newest first (C13). */
export async function listSubscribers(strapi: Strapi): Promise<Subscriber[]> {
  const rows: unknown = await strapi.db.query('api::subscriber.subscriber').findMany({
    select: ['id', 'name', 'email', 'createdAt'],
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return (Array.isArray(rows) ? rows : [])
    .filter(isRecord)
    .map(({ id, name, email, createdAt }) =>
      subscriberSchema.parse({ id, name, email, subscribed_at: new Date(String(createdAt)).toISOString() }),
    );
}
