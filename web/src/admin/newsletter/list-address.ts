import { subscriberQuerySchema, type SubscriberQuery } from '@apoti/contract';
import { z } from 'zod';

const { shape } = subscriberQuerySchema;

/** The parameters of the screen's address; what is no such thing counts as left out. */
const addressSchema = z.object({
  search: shape.search.catch(''),
  sort: shape.sort.catch('-date'),
  page: shape.page.catch(1),
});

/** What the list shows at an address, such as `?search=ada&page=2`. */
export function listQuery(search: string): SubscriberQuery {
  return subscriberQuerySchema.parse(addressSchema.parse(Object.fromEntries(new URLSearchParams(search))));
}
