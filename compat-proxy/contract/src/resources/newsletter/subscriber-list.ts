import { z } from 'zod';
import { grouped } from '../../lib/grouped';
import { text } from '../../lib/text';
import { MAX_ROW_ID } from '../../lib/identity';
import { subscriberSchema } from './subscriber';

/** Subscribers on a page of the back-office's list unless it asks for another number, and the most it may ask for. */
export const SUBSCRIBERS_PER_PAGE = 50;
export const MAX_SUBSCRIBERS_PER_PAGE = 100;
/** How many one step of a deletion takes: all of it is one transaction, which other saves wait for. */
export const MAX_DELETED_AT_ONCE = 500;
/** How many an export may name one by one; more are exported by what they have in common. */
export const MAX_NAMED_SUBSCRIBERS = 20_000;
/** The days that the two figures of new subscribers look back, the present one among them. */
export const SUBSCRIBER_DAYS = { long: 30, short: 7 } as const;
/** How the list may be sorted; `-` is the other way round: the newest first, and Z to A. */
export const subscriberSorts = ['-date', 'date', 'name', '-name', 'email', '-email'] as const;

/** The id of a subscriber's row. */
const rowId = z.number().int('must be a whole number').min(1).max(MAX_ROW_ID, 'There is no such subscriber');

const wholeNumber = z.coerce.number().int().min(1);
/** In name and e-mail, whatever the case. */
const search = text(200).default('');

/** Query of GET /api/subscribers (A16). An empty text is no condition. */
export const subscriberQuerySchema = z.object({
  search,
  sort: z.enum(subscriberSorts).default('-date'),
  page: wholeNumber.max(1_000_000).default(1),
  size: wholeNumber.max(MAX_SUBSCRIBERS_PER_PAGE).default(SUBSCRIBERS_PER_PAGE),
});
export type SubscriberQuery = z.infer<typeof subscriberQuerySchema>;

/** GET /api/subscribers (A16). */
export const subscriberPageSchema = z.object({
  subscribers: z.array(subscriberSchema),
  /** How many match, on how many pages (at least one), and which of these this is: never one behind the last. */
  total: z.number(),
  pages: z.number(),
  page: z.number(),
  /** Of all subscribers: how many, and how many came within the last days of {@link SUBSCRIBER_DAYS}, by Lagos's calendar. */
  counts: z.object({ all: z.number(), long: z.number(), short: z.number() }),
  /** The highest id there is: "all that match" means those up to it, and nobody who subscribes meanwhile. */
  newest: z.number(),
});
export type SubscriberPage = z.infer<typeof subscriberPageSchema>;

/** All that match a search and have an id below `before`: from the newest on. */
const matching = z.object({ search, before: wholeNumber.max(MAX_ROW_ID + 1) });

/** Body of POST /api/subscribers/delete (A16): the named ones, or the next few of all that match. */
export const subscriberDeletionSchema = z.union([
  z.strictObject({
    ids: z
      .array(rowId)
      .min(1, 'names no subscriber')
      .max(MAX_DELETED_AT_ONCE, `names more than ${MAX_DELETED_AT_ONCE} subscribers`),
  }),
  z.strictObject({ matching: matching.extend({ limit: wholeNumber.max(MAX_DELETED_AT_ONCE) }) }),
]);
export type SubscriberDeletion = z.infer<typeof subscriberDeletionSchema>;

/** What a step of a deletion did: how many it deleted, and below which id the next step goes on; null when none is left. */
export const subscribersDeletedSchema = z.object({ deleted: z.number(), next: z.number().nullable() });
export type SubscribersDeleted = z.infer<typeof subscribersDeletedSchema>;

/** Reply of POST /api/subscribers/delete. */
export const subscriberDeletionReplySchema = subscribersDeletedSchema.extend({ success: z.literal(true) });

/** Body of POST /api/subscribers/export (A16): the named ones, or all that match; nothing of it means everybody. */
export const subscriberExportSchema = z.object({
  ids: z
    .array(rowId)
    .min(1, 'names no subscriber')
    .max(MAX_NAMED_SUBSCRIBERS, `names more than ${grouped(MAX_NAMED_SUBSCRIBERS)} subscribers`)
    .optional(),
  search,
});
export type SubscriberExport = z.input<typeof subscriberExportSchema>;
