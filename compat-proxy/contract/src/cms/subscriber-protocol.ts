import { z } from 'zod';
import { MAX_ROW_ID } from '../lib/identity';
import { subscriberSchema } from '../resources/newsletter/subscriber';
import { unsubscribeTokenSchema } from '../resources/newsletter/unsubscribe';
import { text } from '../lib/text';
import { exactMomentSchema } from './exact-moment';

/** Subscribers that the CMS hands out at a time for an export. */
export const EXPORTED_AT_ONCE = 1_000;
/** Ids that one call of an export names: they stand in its address. */
export const NAMED_AT_ONCE = 500;

/** What the proxy and the CMS say to each other of subscribers (A16). */
export const cmsSubscriberPaths = {
  page: '/api/wire/subscribers/page',
  rows: '/api/wire/subscribers/rows',
  delete: '/api/wire/subscribers/delete',
  linked: '/api/wire/subscribers/linked',
  unsubscribe: '/api/wire/subscribers/unsubscribe',
} as const;

/** Query of GET subscribers/rows: the named ones, or the next that match below an id, the newest first. */
export const cmsSubscriberRowsQuerySchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(',').map(Number))
    .pipe(z.array(z.number().int().min(1).max(MAX_ROW_ID)).max(NAMED_AT_ONCE))
    .optional(),
  search: text(200).default(''),
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_ROW_ID + 1)
    .optional(),
});
export type CmsSubscriberRowsQuery = z.infer<typeof cmsSubscriberRowsQuerySchema>;

/** A part of an export; `next` is the id below which the next one begins, null after the last. */
export const cmsSubscriberRowsSchema = z.object({
  rows: z.array(subscriberSchema.extend({ token: unsubscribeTokenSchema })),
  next: z.number().nullable(),
});
export type CmsSubscriberRows = z.infer<typeof cmsSubscriberRowsSchema>;

/** POST subscribers/linked and subscribers/unsubscribe: whose link it is. In the body, since addresses are logged. */
export const cmsTokenSchema = z.object({ token: unsubscribeTokenSchema });
/** The address behind a link, masked; null where there is none (any more). */
export const cmsLinkedSchema = z.object({ address: z.string().nullable() });
/** `deleted` is false where nobody was subscribed by that link (any more). */
export const cmsUnsubscribedSchema = z.object({ deleted: z.boolean() });

/** Subscribers that the CMS hands out at a time for the list of newsletter.php (C13), which the wire gives as a whole. */
export const LISTED_AT_ONCE = 5_000;

/** The last subscriber of a part of the list: when they came, and their id. */
const listedUntil = z.object({
  at: exactMomentSchema,
  id: z.coerce.number().int().min(1).max(MAX_ROW_ID),
});
/** Query of GET subscribers: the part after that one; the first without. */
export const cmsSubscribersQuerySchema = z.union([listedUntil, z.strictObject({})]);
export type CmsSubscribersQuery = z.infer<typeof cmsSubscribersQuerySchema>;
/** GET subscribers: a part of the list, the newest first, and where the next one begins; null after the last. */
export const cmsSubscribersSchema = z.object({ subscribers: z.array(subscriberSchema), next: listedUntil.nullable() });
export type CmsSubscribers = z.infer<typeof cmsSubscribersSchema>;
