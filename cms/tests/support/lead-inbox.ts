import {
  leadDetailSchema,
  leadPageSchema,
  type LeadDetail,
  type LeadPage,
  type LeadQuery,
  type Person,
} from '@apoti/contract';
import type { Answer, Cms } from './cms';

/** The CMS's calls of the inbox, as an admin makes them. */
export function useInbox(cmsOf: () => Cms, personOf: () => Person | null) {
  const get = (path: string, who = personOf()) => cmsOf().getAs(`/api/wire/leads/${path}`, who);
  const post = (path: string, body: object) => cmsOf().postAs(`/api/wire/leads/${path}`, { ...body }, personOf());
  const list = async (query: Partial<Record<keyof LeadQuery, string>> = {}): Promise<LeadPage> =>
    leadPageSchema.parse((await get(`page?${new URLSearchParams(query).toString()}`)).body);
  return {
    get,
    post,
    list,
    names: async (query: Partial<Record<keyof LeadQuery, string>> = {}) =>
      (await list(query)).leads.map(({ name }) => name),
    leadOf: ({ body }: Answer): LeadDetail => leadDetailSchema.parse(body['lead']),
    first: async (): Promise<string> => (await list()).leads[0]?.id ?? '',
    move: (id: string, from: string, state: string) => post(`${id}/state`, { from, state }),
    reply: (id: string, key: string, fields: object = {}) =>
      post(`${id}/reply`, { key, subject: 'Re: Support', text: 'It opens now.', known: 0, ...fields }),
    newOnes: async () => (await get('count')).body['new'],
  };
}
