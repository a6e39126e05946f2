import { z } from 'zod';
import { MAX_ROW_ID } from '../../lib/identity';
import { text } from '../../lib/text';
import { changeSchema } from '../../merge/change';
import { revisionText } from '../../revisions/revision';

/** What people edit, and whose history they may look at; what visitors send and accounts are not among it. */
export const historyKinds = ['content', 'team', 'posts', 'stations', 'events', 'franchise', 'seo', 'settings'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** How long a person may pause within one run of saves, in minutes (design: change log). */
export const RUN_IDLE_MINUTES = 10;
/** Most groups in one answer. */
export const HISTORY_GROUPS = 50;
/** Most changed places that one group tells; `more` counts the others. */
export const HISTORY_CHANGES = 200;
/** Longest value that is told, as JSON, in characters; and all values of one answer together. */
export const HISTORY_VALUE = 200_000;
export const HISTORY_TOTAL = 2_000_000;
/** How much of a text is told where the whole value would be too long, in characters. */
export const HISTORY_START = 200;
/** Most saves that one restore undoes together. */
export const MAX_RUN = 1_000;

/** What history and restoring answer when they cannot do what was asked. */
export const historyTexts = {
  gone: 'These changes are not in the history any more',
  missing: 'What was changed is not there any more: bring it back first',
  newer: 'Somebody else changed this since',
  closes: 'That closes the site to visitors',
} as const;

const itemText = text(120).min(1);
const step = text(200);
const path = z.array(step).max(12);
/** Below the last number that the databases can hold, so that one more can still be asked about. */
const changeNumber = z.coerce
  .number()
  .int()
  .positive()
  .max(MAX_ROW_ID - 1);

/** Query of GET history. */
export const historyQuerySchema = z.object({
  kind: z.enum(historyKinds),
  /** The entry’s id, for kinds that are kept entry by entry; of the team a member’s. */
  item: itemText.optional(),
  /** Only changes at, above or below this place: the steps of a change’s path with `/` between them. */
  path: text(400).optional(),
  /** Only what was deleted and is not back. */
  deleted: z.literal('true').optional(),
  /** Only what is older than this change: `next` of an earlier answer. */
  before: changeNumber.optional(),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;

/** Through which door something was changed: our back-office, another client of the wire, Strapi’s panel, a program of ours. */
export const doors = ['back-office', 'wire', 'panel', 'system'] as const;
export type Door = (typeof doors)[number];

/** One changed place, with what it held before and after the run. */
export const historyChangeSchema = changeSchema.extend({
  /** The values are too long to be told: only the beginnings of their texts are. */
  long: z.boolean().optional(),
  /** It was deleted, and is not back. */
  gone: z.boolean().optional(),
});
export type HistoryChange = z.infer<typeof historyChangeSchema>;

/** A person’s run of saves. */
export const historyGroupSchema = z.object({
  /** The log’s numbers of its first and its last change. */
  from: z.number(),
  change: z.number(),
  who: z.string(),
  door: z.enum(doors),
  /** ISO times of its first and its last save. */
  first: z.iso.datetime(),
  last: z.iso.datetime(),
  /** The entry’s id; empty for kinds that are kept as a whole. */
  item: z.string(),
  /** What the entry is called, or was when it was deleted; empty for kinds that are kept as a whole. */
  name: z.string(),
  changes: z.array(historyChangeSchema),
  more: z.number(),
});
export type HistoryGroup = z.infer<typeof historyGroupSchema>;

/** Reply of GET history: the newest first. `next` is `before` of the question for older ones; null at the end. */
export const historyReplySchema = z.object({ groups: z.array(historyGroupSchema), next: z.number().nullable() });
export type HistoryReply = z.infer<typeof historyReplySchema>;

/** Body of POST history/restore. */
export const historyRestoreSchema = z.object({
  kind: z.enum(historyKinds),
  /** The last change of a run and its first one (itself when absent), of one person through one door. */
  change: changeNumber,
  from: changeNumber.optional(),
  /** Which of its places; all of them when absent. */
  paths: z.array(path).min(1).max(HISTORY_CHANGES).optional(),
  /** The state before these changes, or the one after them. */
  side: z.enum(['before', 'after']).default('before'),
  /** Refuses (409 `conflict`) what would overwrite an edit that somebody else made later (`newer`), or close the site (`closes`). */
  ask: z.boolean().default(false),
});
export type HistoryRestore = z.infer<typeof historyRestoreSchema>;

/** Reply of POST history/restore; `changed` is false when everything was like that already. */
export const historyRestoredSchema = z.object({
  success: z.literal(true),
  revision: revisionText,
  changed: z.boolean(),
});

/** A place that somebody else changed after what is to be brought back; `at` is an ISO time. */
export const newerEditSchema = z.object({ path, who: z.string(), at: z.iso.datetime() });
export type NewerEdit = z.infer<typeof newerEditSchema>;

/** Extra members of a restore's 409. */
export const historyConflictSchema = z.object({
  newer: z.array(newerEditSchema),
  /** It would close the site to visitors, which is open now. */
  closes: z.literal(true).optional(),
});
export type HistoryConflict = z.infer<typeof historyConflictSchema>;
