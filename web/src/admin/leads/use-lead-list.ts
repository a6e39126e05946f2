import { leadQuerySchema } from '@apoti/contract';
import { useLeads } from '../../shared/api/lead-inbox';
import type { ListQuery } from '../form/use-list-query';
import { conditionsOf, type LeadFilter } from './lead-filter';

/** How often the server is asked for what came in while the screen is looked at, in ms. */
const REFRESH_MS = 60_000;
const LAST_PAGE = 1_000_000;

/** The page of the list that the address names. */
export function useLeadList({ filter, page }: ListQuery<keyof LeadFilter>) {
  const asked = leadQuerySchema.parse({ ...conditionsOf(filter), page: Math.min(page, LAST_PAGE) });
  return useLeads(asked, { refreshInterval: REFRESH_MS });
}
