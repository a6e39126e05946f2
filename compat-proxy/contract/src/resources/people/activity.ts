import { z } from 'zod';
import { kindSchema } from '../../cms/kinds';

/** Entries on a page, and the most that may be asked for. */
export const ACTIVITY_PER_PAGE = 50;
export const MAX_ACTIVITY_PER_PAGE = 100;
/** Wrong passwords for the same account within so many minutes are one entry, with their number. */
export const REFUSALS_TOGETHER_MINUTES = 60;

/** What can happen to an account (A19). */
export const accountActions = [
  'added',
  'invited',
  'invited-again',
  'withdrawn',
  'joined',
  'disabled',
  'enabled',
  'password-changed',
  'password-reset',
  'password-set',
  'renamed',
  'changed',
  'deleted',
] as const;
export type AccountAction = (typeof accountActions)[number];

/** What somebody did: saved something, made it, deleted it, signed in or was refused, or changed an account. */
export const activityActions = [
  'saved',
  'added-entry',
  'deleted-entry',
  'signed-in',
  'refused',
  ...accountActions,
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** One thing that somebody did. Saves of the same within an hour are one. */
export const activitySchema = z.object({
  key: z.string(),
  /** Names the account for the filter: `person:<id>`, `panel:<id>`, `operator`, `system`; empty where nobody is known. */
  who: z.string(),
  name: z.string(),
  action: z.enum(activityActions),
  /** What was saved, made or deleted; null for what is about accounts. */
  kind: kindSchema.nullable(),
  /** What it is called: an entry, or the account. Empty where it has no name (any more). */
  item: z.string(),
  times: z.number(),
  first: z.string(),
  last: z.string(),
});
export type Activity = z.infer<typeof activitySchema>;

const wholeNumber = z.coerce.number().int().min(1);

/** Query of GET activity. */
export const activityQuerySchema = z.object({
  /** Only what this one did: `who` of an entry. */
  who: z
    .string()
    .regex(/^([a-z]{1,20}(:\d{1,15})?)?$/)
    .default(''),
  page: wholeNumber.max(1_000_000).default(1),
  size: wholeNumber.max(MAX_ACTIVITY_PER_PAGE).default(ACTIVITY_PER_PAGE),
});
export type ActivityQuery = z.infer<typeof activityQuerySchema>;

/** GET activity: the newest first. */
export const activityPageSchema = z.object({
  entries: z.array(activitySchema),
  total: z.number(),
  pages: z.number(),
  page: z.number(),
  /** Everybody who did something, by name. */
  people: z.array(z.object({ who: z.string(), name: z.string() })),
});
export type ActivityPage = z.infer<typeof activityPageSchema>;
