import type { FastifyInstance } from 'fastify';
import {
  cmsStatePath,
  cmsStateSavedSchema,
  stateFieldsSchema,
  stateSaveSchema,
  states,
  type JsonObject,
  type StateDefinition,
  type StateKind,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { asSent, baseOf, senderOf } from '../../http/save-request';
import type { People } from '../../sessions/person';
import type { KindSource } from '../../sources/kind-source';
import type { Sources } from '../../sources/sources';
import { markList } from '../mark-list';
import { withRevision } from '../shown';

type Parts<State> = { cms: CmsClient; sources: Sources; people: People; source: KindSource<State> };

/** /api/{kind}: settings that are one object, for signed-in people; a save is merged like the content's (A17, A18). */
export function stateRoutes<State extends JsonObject>(
  app: FastifyInstance,
  kind: StateKind,
  definition: StateDefinition<State>,
  parts: Parts<State>,
): void {
  const { sources, people, source } = parts;

  app.get(`/${kind}`, async (request, reply) => {
    await people.require(request, reply);
    markList(reply, sources, source);
    return { state: source.state.data, ...withRevision(source, 'full') };
  });

  app.post(`/${kind}`, async (request, reply) => {
    const saved = await callForPerson(parts, request, reply, () => {
      const { state: fields, revision } = parseBody(stateSaveSchema, request.body);
      const state: object = parseBody(stateFieldsSchema(definition), fields);
      return {
        schema: cmsStateSavedSchema(definition),
        method: 'POST',
        path: cmsStatePath(kind),
        body: { ...senderOf(request), revision: baseOf(request, revision), state: asSent(state) },
        members: ['issues', 'conflicts', 'state', 'revision'],
      };
    });
    const { state, revisions, revision, aliases, survivors } = saved;
    await source.accept({ data: state, revisions });
    return { success: true, state, revision, aliases, survivors };
  });
}

/** The settings of every kind. */
export function allStateRoutes(app: FastifyInstance, parts: Omit<Parts<never>, 'source'>): void {
  stateRoutes(app, 'seo', states.seo, { ...parts, source: parts.sources.seo });
  stateRoutes(app, 'settings', states.settings, { ...parts, source: parts.sources.settings });
}
