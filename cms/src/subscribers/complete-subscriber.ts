import { randomBytes } from 'node:crypto';
import { toAddressKey } from '@apoti/contract';
import { foldedText } from '../store/folded-text';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

export const SUBSCRIBER_UID = 'api::subscriber.subscriber';

type Data = Record<string, unknown>;
type Written = { action: string; documentId: unknown };

/** A token that nobody guesses: 192 random bits. */
export function newToken(): string {
  return randomBytes(24).toString('hex');
}

/** Name and address as they are searched and sorted. */
export function searchTextOf(name: unknown, email: unknown): string {
  return `${foldedText(name)}\n${foldedText(email)}`;
}

/**
 * Gives a subscriber what people do not type: the address as it is compared, the text that is searched, and a token of their
 * own, which stays as long as they are subscribed. A copy gets another one.
 */
export async function completeSubscriber(strapi: Strapi, data: Data, { action, documentId }: Written): Promise<void> {
  if (typeof data['email'] === 'string') data['addressKey'] = toAddressKey(data['email']);
  if ('name' in data || 'email' in data) {
    const stored = documentId === undefined ? {} : await readStored(strapi, documentId);
    const { name, email } = { ...stored, ...data };
    data['searchText'] = searchTextOf(name, email);
  }
  delete data['unsubscribeToken'];
  if (action !== 'update') data['unsubscribeToken'] = newToken();
}

async function readStored(strapi: Strapi, documentId: unknown): Promise<Data> {
  const found: unknown = await strapi.db
    .query(SUBSCRIBER_UID)
    .findOne({ where: { documentId }, select: ['name', 'email'] });
  return isRecord(found) ? found : {};
}
