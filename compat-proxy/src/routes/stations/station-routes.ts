import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  cmsPaths,
  cmsStationDeletedSchema,
  cmsStationSavedSchema,
  stationDeleteSchema,
  stationPatchSchema,
  type CmsStationSave,
  type ShownStation,
  type Station,
  type StationsReply,
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

/** Where a station is saved and what is sent: with an id an update from a revision, without one a new station. */
function saveRequest(request: FastifyRequest): { path: string; body: CmsStationSave } {
  const { id, revision, ...station } = parseBody(stationPatchSchema, request.body);
  const body = { ...senderOf(request), station: asSent(station) };
  if (id === undefined || id === null) return { path: cmsPaths.stations, body };
  return { path: cmsPaths.station(id), body: { ...body, revision: baseOf(request, revision) } };
}

/** A station as it is edited: when it was changed last is for visitors. */
export function editedStation({ updatedAt: _updatedAt, ...station }: ShownStation): Station {
  return station;
}

/** /api/stations: the stations as the back-office edits them (A14). Visitors see a part of them on their pages. */
export function stationRoutes(app: FastifyInstance, parts: Parts): void {
  const { people } = parts;
  const { stations } = parts.sources;

  app.get('/stations', async (request, reply): Promise<StationsReply | FastifyReply> => {
    await people.require(request, reply);
    markList(reply, parts.sources, stations);
    if (isKnownList(request, reply)) return reply.code(304).send();
    return { stations: stations.state.data.map(editedStation), ...withRevision(stations, 'full') };
  });

  app.post('/stations', async (request, reply) => {
    const { station, revision, ...saved } = await callForPerson(parts, request, reply, () => ({
      schema: cmsStationSavedSchema,
      method: 'POST',
      ...saveRequest(request),
      members: ['issues', 'conflicts', 'station', 'revision'],
    }));
    await stations.acceptPart(saved, (all) => {
      const place = all.findIndex(({ id }) => id === station.id);
      return place === -1 ? [...all, station] : all.with(place, station);
    });
    return { success: true, station: editedStation(station), revision };
  });

  app.delete('/stations', async (request, reply) => {
    let id = 0;
    const deleted = await callForPerson(parts, request, reply, () => {
      ({ id } = parseBody(stationDeleteSchema, request.body));
      return { schema: cmsStationDeletedSchema, method: 'POST', path: cmsPaths.deleteStation(id), body: {} };
    });
    await stations.acceptPart(deleted, (all) => all.filter((station) => station.id !== id));
    return { success: true };
  });
}
