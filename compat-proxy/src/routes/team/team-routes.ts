import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cmsPaths, cmsTeamSavedSchema, oldestRevision, teamPatchSchema, type CmsTeamSave } from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { asSent, baseOf, conflictsIn, senderOf } from '../../http/save-request';
import { sendPrepared } from '../../http/send-prepared';
import type { People } from '../../sessions/person';
import type { PublicReplies } from '../../sources/public-replies';
import type { Sources } from '../../sources/sources';
import { markList } from '../mark-list';
import { withOrders, withRevision } from '../shown';

type Parts = { cms: CmsClient; sources: Sources; people: People; publicReplies: PublicReplies };

function saveRequest(request: FastifyRequest): CmsTeamSave {
  const members = parseBody(teamPatchSchema, request.body);
  const base = baseOf(request, oldestRevision(members.map(({ revision }) => revision)));
  return { ...senderOf(request), revision: base, members: members.map(asSent) };
}

/** team.php (C7, C8). */
export function teamRoutes(app: FastifyInstance, parts: Parts): void {
  const { sources, people, publicReplies } = parts;

  app.get('/team.php', async (request, reply) => {
    const person = await people.of(request, reply);
    if (person === null) return sendPrepared(request, reply, await publicReplies.team.get());
    markList(reply, sources, sources.team);
    return withOrders(sources.team.state.data, withRevision(sources.team, 'full'));
  });

  app.post('/team.php', async (request, reply) => {
    const saved = await callForPerson(parts, request, reply, () => ({
      schema: cmsTeamSavedSchema,
      method: 'POST',
      path: cmsPaths.team,
      body: saveRequest(request),
      members: ['issues', 'conflicts', 'members', 'revision'],
    }));
    const { revision, members, revisions, aliases, survivors } = saved;
    await sources.team.accept({ data: members, revisions });
    return { success: true, revision, ...(conflictsIn(request) === 'ask' ? { members, aliases, survivors } : {}) };
  });
}
