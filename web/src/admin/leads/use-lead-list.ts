import { equal, leadQuerySchema } from '@apoti/contract';
import { useLeads } from '../../shared/api/lead-inbox';
import type { ListQuery } from '../form/use-list-query';
import { conditionsOf, type LeadFilter } from './lead-filter';

/** How often the server is asked for what came in while the screen is looked at, in ms. */
const REFRESH_MS = 60_000;
const LAST_PAGE = 1_000_000;

/**
 * The page of the list that the address names. `isOther`: until it is there the one before is shown, which answers another question,
 * and is neither counted with nor selected.
 */
export function useLeadList({ filter, page }: ListQuery<keyof LeadFilter>) {
  const asked = leadQuerySchema.parse({ ...conditionsOf(filter), page: Math.min(page, LAST_PAGE) });
  const { data, error, isLoading, isValidating, mutate } = useLeads(asked, { refreshInterval: REFRESH_MS });
  const isOther = data !== undefined && !equal(data.query, asked);
  return { data, error, isLoading, isValidating, mutate, isOther };
}
