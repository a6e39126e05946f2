import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  cmsEventDeletedSchema,
  cmsEventSavedSchema,
  cmsPaths,
  eventDeleteSchema,
  eventPatchSchema,
  type CmsEventSave,
  type EventsReply,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { asSent, baseOf, senderOf } from '../../http/save-request';
import type { People } from '../../sessions/person';
import type { Sources } from '../../sources/sources';
import { isKnownList, markList } from '../mark-list';
import { withRevision } from '../shown';

type Parts = { cms: CmsClient; sources: Sources; people: People };

/** Where an event is saved and what is sent: with an id an update from a revision, without one a new event. */
function saveRequest(request: FastifyRequest): { path: string; body: CmsEventSave } {
  const { id, revision, ...event } = parseBody(eventPatchSchema, request.body);
  const body = { ...senderOf(request), event: asSent(event) };
  if (id === undefined || id === null) return { path: cmsPaths.events, body };
  return { path: cmsPaths.event(id), body: { ...body, revision: baseOf(request, revision) } };
}

/** /api/events: the events as the back-office edits them (P15). Visitors see them on their page. */
export function eventRoutes(app: FastifyInstance, parts: Parts): void {
  const { sources, people } = parts;

  app.get('/events', async (request, reply): Promise<EventsReply | FastifyReply> => {
    await people.require(request, reply);
    markList(reply, sources, sources.events);
    if (isKnownList(request, reply)) return reply.code(304).send();
    return { events: sources.events.state.data, ...withRevision(sources.events, 'full') };
  });

  app.post('/events', async (request, reply) => {
    const { event, revision, ...saved } = await callForPerson(parts, request, reply, () => ({
      schema: cmsEventSavedSchema,
      method: 'POST',
      ...saveRequest(request),
      members: ['issues', 'conflicts', 'event', 'revision'],
    }));
    await sources.events.acceptPart(saved, (events) => {
      const place = events.findIndex(({ id }) => id === event.id);
      return place === -1 ? [...events, event] : events.with(place, event);
    });
    return { success: true, event, revision };
  });

  app.delete('/events', async (request, reply) => {
    let id = 0;
    const deleted = await callForPerson(parts, request, reply, () => {
      ({ id } = parseBody(eventDeleteSchema, request.body));
      return { schema: cmsEventDeletedSchema, method: 'POST', path: cmsPaths.deleteEvent(id), body: {} };
    });
    await sources.events.acceptPart(deleted, (events) => events.filter((event) => event.id !== id));
    return { success: true };
  });
}
