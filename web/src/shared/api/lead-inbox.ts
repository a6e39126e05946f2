import useSWR, { mutate, type SWRConfiguration } from 'swr';
import {
  IDEMPOTENCY_HEADER,
  leadBulkReplySchema,
  leadCountSchema,
  leadPageSchema,
  leadQuerySchema,
  leadSavedSchema,
  leadShownSchema,
  type ApiError,
  type LeadBulk,
  type LeadBulkResult,
  type LeadConditions,
  type LeadDetail,
  type LeadMove,
  type LeadPage,
  type LeadQuery,
  type NewLeadReply,
} from '@apoti/contract';
import { request } from './client';
import { requestTable } from './request-file';
import { steadyRetry } from './steady-retry';
import { MANY_MS } from './transport';

const PATH = '/api/leads';
const COUNT = `${PATH}/count`;
const addressOf = (id: string) => `${PATH}/${id}`;

/** A page of the list, and the query that it answers. */
export type LeadListSeen = { query: LeadQuery; page: LeadPage };

/** The call's address, without what holds by itself: the same question always has the same one. */
function listAddress(query: LeadQuery): string {
  const usual: Record<string, unknown> = leadQuerySchema.parse({});
  const asked = Object.entries(query).filter(([name, value]) => value !== usual[name]);
  const params = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return asked.length === 0 ? PATH : `${PATH}?${params.toString()}`;
}

/**
 * A page of the inbox (P20, P21), which says how many are new as well. The one before stays while the next is on its way, and
 * when it fails.
 */
export function useLeads(query: LeadQuery, options: SWRConfiguration<LeadListSeen, ApiError> = {}) {
  const path = listAddress(query);
  const load = async () => {
    const page = await request(leadPageSchema, { path });
    if (countsAll(query)) await mutate(COUNT, page.counts.new, { revalidate: false });
    return { query, page };
  };
  return useSWR<LeadListSeen, ApiError>(path, load, { keepPreviousData: true, ...options });
}

/** One lead with all that is known of it. */
export function useLead(id: string, options: SWRConfiguration<LeadDetail, ApiError> = {}) {
  const load = async (path: string) => (await request(leadShownSchema, { path })).lead;
  return useSWR<LeadDetail, ApiError>(addressOf(id), load, options);
}

/** Whether nothing narrows what the list counts: it says then how many are new of all. */
function countsAll({ kind, search }: LeadQuery): boolean {
  return kind === '' && search === '';
}

/**
 * How many leads are new; undefined while that is not known. Asked again every `refreshInterval` ms while the page is seen. A
 * server that does not answer is not asked any sooner for that.
 */
export function useNewLeads(isWanted: boolean, refreshInterval: number): number | undefined {
  const { data } = useSWR<number, ApiError>(
    isWanted ? COUNT : null,
    async (path: string) => (await request(leadCountSchema, { path })).new,
    {
      refreshInterval,
      // After a failure it polls no more: this goes on at the same pace, and says nothing.
      onErrorRetry: steadyRetry(refreshInterval),
    },
  );
  return data;
}

/** Asks for the list, the number of new ones and the lead that is open again, after a change. */
export async function refreshLeads(): Promise<void> {
  await mutate(
    (key) => typeof key === 'string' && (key === PATH || key.startsWith(`${PATH}?`) || key.startsWith(`${PATH}/`)),
  );
}

/** What the server knows of a lead now, such as after a conflict. */
export async function showLead(lead: LeadDetail): Promise<void> {
  await mutate(addressOf(lead.id), lead, { revalidate: false });
  void refreshLeads();
}

/** The lead that a refusal brought along: somebody else has changed it; null where it brought none. */
export function leadOf(error: ApiError): LeadDetail | null {
  return leadShownSchema.safeParse(error.details).data?.lead ?? null;
}

async function change(id: string, what: string, body: object, key?: string): Promise<LeadDetail> {
  const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
  const path = `${addressOf(id)}/${what}`;
  const { lead } = await request(leadSavedSchema, { method: 'POST', path, body, headers });
  await showLead(lead);
  return lead;
}

/** Puts a lead into another state. Throws ApiError; see {@link leadOf}. */
export function moveLead(id: string, move: LeadMove): Promise<LeadDetail> {
  return change(id, 'state', move);
}

/** Adds a note, once under its key. Throws ApiError. */
export function addLeadNote(id: string, text: string, key: string): Promise<LeadDetail> {
  return change(id, 'notes', { text }, key);
}

/** Sends an answer by mail, once under its key. Throws ApiError; see {@link leadOf}. */
export function replyToLead(id: string, reply: NewLeadReply, key: string): Promise<LeadDetail> {
  return change(id, 'reply', reply, key);
}

/** Sends an answer that has failed for good once more. Throws ApiError. */
export function resendLeadReply(id: string, key: string): Promise<LeadDetail> {
  return change(id, 'resend', { key });
}

/** Puts leads into a state or deletes them. Throws ApiError. */
export function bulkLeads(bulk: LeadBulk): Promise<LeadBulkResult> {
  const call = { method: 'POST', path: `${PATH}/bulk`, body: bulk, patienceMs: MANY_MS } as const;
  return request(leadBulkReplySchema, call);
}

/** What the conditions find, as a CSV file. Throws ApiError. */
export function exportLeads(conditions: LeadConditions): Promise<Blob> {
  const asked = Object.entries(conditions).filter(([, value]) => value !== '');
  return requestTable({ path: `${PATH}/export?${new URLSearchParams(asked).toString()}` });
}
