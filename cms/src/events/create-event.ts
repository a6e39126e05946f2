import {
  eventSchema,
  formatRevision,
  newEvent,
  toFieldIssues,
  toJson,
  type CmsEventSave,
  type CmsEventSaved,
} from '@apoti/contract';
import { requireAdmin, type PersonClaim } from '../accounts/require-admin';
import type { Author } from '../changes/author';
import { findRepeated } from '../changes/change-row';
import { lockCounters, toRevisions } from '../changes/counters';
import { invalid } from '../changes/refuse';
import { withChange, type Outcome } from '../changes/with-change';
import { entryWatch } from '../entries/entry-watch';
import { nextWireId } from '../identity/next-number';
import { documentsOf } from '../store/documents';
import type { Strapi } from '../store/strapi';
import { EVENT_UID, eventKind, findEvent, presentEvent } from './find-event';
import { eventData, parseEventPatch } from './save-event';

type Made = { documentId: string };

/**
 * Makes a new event. The same key again answers with the event that it made.
 * @throws ApiError `invalid`, `unauthenticated`
 */
export async function createEvent(strapi: Strapi, person: PersonClaim, request: CmsEventSave): Promise<CmsEventSaved> {
  return strapi.db.transaction(async ({ trx }) => {
    // First of all: two who send the same key at once come one after the other, and the second finds the first one's event.
    await lockCounters(strapi, trx);
    const admin = await requireAdmin(strapi, person);
    const author = { id: `person:${admin.id}`, name: admin.username };
    const { idempotencyKey, session, conflicts } = request;
    const known = await findMade(strapi, author, idempotencyKey);
    let before = 0;
    const make = async (): Promise<Outcome<Made>> => {
      const result = await documentsOf(strapi, EVENT_UID).create({ data: await newData(strapi, request) });
      // An empty overlay tells the log that the sender is none that is asked.
      return { result, note: { session, idempotencyKey, overlay: conflicts === 'silent' ? [] : null } };
    };
    const done = await withChange(strapi, author, entryWatch<Made>(strapi, eventKind, known), ({ counters }) => {
      before = counters.last.events;
      return known === undefined ? make() : Promise.resolve({ result: { documentId: known } });
    });
    const { counters, changed, state } = done;
    const revision = formatRevision({ epoch: counters.epoch, number: counters.last.events, view: 'full' });
    return { event: presentEvent(state), revisions: toRevisions(counters), revision, changed, aliases: [], before };
  });
}

async function newData(strapi: Strapi, request: CmsEventSave): Promise<Record<string, unknown>> {
  const { revision: _revision, id: _id, ...sent } = parseEventPatch(request);
  const id = await nextWireId(strapi, EVENT_UID, 'highest');
  const event = eventSchema.safeParse(toJson({ ...newEvent(Date.now()), ...sent, id }));
  if (!event.success) throw invalid(toFieldIssues(event.error));
  return eventData(strapi, undefined, toJson(event.data));
}

/** The document of the event that this person made under this key; undefined when they made none. @throws ApiError `not_found` */
async function findMade(strapi: Strapi, author: Author, key: string | undefined): Promise<string | undefined> {
  if (key === undefined) return undefined;
  const made = await findRepeated(strapi, { author, key, kind: 'events' });
  return made === null ? undefined : findEvent(strapi, Number(made.subject));
}
