import { z } from 'zod';
import { MAX_LINK } from '../../lib/link';
import { typesOnly } from '../../lib/types-only';
import { contentSchema } from '../content/content';
import { eventSchema } from '../events/event';
import { postDraftSchema } from '../posts/post';
import { stationSchema } from '../stations/station';
import { teamSchema } from '../team/team';

/** Where a preview is asked for. */
export const PREVIEW_PATH = '/api/preview';

/**
 * Body of POST preview (A6): the page, and what is being edited of it in place of what is stored. Working copies: whole and
 * of the right types, but a title may still be blank, an address half typed.
 */
export const previewSchema = z.object({
  path: z.string().startsWith('/').max(MAX_LINK),
  content: typesOnly(contentSchema).optional(),
  team: typesOnly(teamSchema).optional(),
  /** One post as it is being written, in place of the one with its id; 0 stands for a new one that has no id yet. */
  post: typesOnly(postDraftSchema).optional(),
  /** One event, in the same way. */
  event: typesOnly(eventSchema).optional(),
  /** One locker station, in the same way. */
  station: typesOnly(stationSchema).optional(),
  /** All events. */
  events: typesOnly(z.array(eventSchema)).optional(),
});
export type PreviewRequest = z.infer<typeof previewSchema>;

/** What is being edited, in place of what is stored. */
export type PreviewParts = Omit<PreviewRequest, 'path'>;
