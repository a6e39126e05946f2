import type { FastifyInstance } from 'fastify';
import {
  ApiError,
  cmsLeadExportSchema,
  cmsLeadPaths,
  leadConditionsSchema,
  type CmsLeadExport,
  type LeadConditions,
} from '@apoti/contract';
import type { CmsClient } from '../../cms/cms-client';
import { csvStream, type Cell } from '../../csv/csv';
import { callForPerson } from '../../http/call-for-person';
import { parseBody } from '../../http/parse-body';
import { personHeaders } from '../../http/save-request';
import type { People } from '../../sessions/person';
import { leadColumns, toRow } from './lead-csv';

type Part = (after: string) => Promise<CmsLeadExport>;

function pathOf(conditions: LeadConditions, after: string): string {
  return `${cmsLeadPaths.export}?${new URLSearchParams({ ...conditions, after }).toString()}`;
}

/** The rows part by part: no more of them are held than the reader has asked for. */
async function* rowsOf(first: CmsLeadExport, next: Part): AsyncGenerator<Record<string, Cell>> {
  for (let part = first; ; part = await next(part.next)) {
    for (const lead of part.leads) yield toRow(lead);
    if (part.next === null) return;
  }
}

/** GET leads/export: what the conditions find, as CSV. The first part is read before anything is answered, so that a refusal is one. */
export function exportRoute(app: FastifyInstance, parts: { cms: CmsClient; people: People }): void {
  app.get('/leads/export', async (request, reply) => {
    const person = await parts.people.require(request, reply);
    const conditions = parseBody(leadConditionsSchema, request.query);
    const first = await callForPerson(parts, request, reply, () => ({
      schema: cmsLeadExportSchema,
      method: 'GET',
      path: pathOf(conditions, ''),
    }));
    const next: Part = async (after) => {
      const [path, headers] = [pathOf(conditions, after), personHeaders(person)];
      const call = { method: 'GET', path, as: 'proxy', requestId: request.id, headers } as const;
      const result = await parts.cms.call(cmsLeadExportSchema, call);
      if (result.ok) return result.data;
      throw new ApiError('unavailable', 'The rest of the export could not be read');
    };
    const rows = csvStream(leadColumns, rowsOf(first, next));
    rows.on('error', (error) => request.log.warn({ err: error }, 'an export was broken off'));
    return reply
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .type('text/csv; charset=utf-8')
      .send(rows);
  });
}
