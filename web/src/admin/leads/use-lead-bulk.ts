import { bulkLeads, refreshLeads } from '../../shared/api/lead-inbox';
import { useBulk, type Bulk } from '../lists/use-bulk';
import { leadWords, type LeadAction } from './lead-texts';

/** Leads that one call takes. */
const LEADS_AT_ONCE = 20;

/** A lead as it was when it was selected. */
export type Chosen = { id: string; name: string };

/** Puts leads into a state or deletes them. */
export type LeadsBulk = Bulk<LeadAction, Chosen>;

/** One for the screen: its report stays while leads are opened and closed. */
export function useLeadBulk(): LeadsBulk {
  return useBulk<LeadAction, Chosen>({
    words: leadWords,
    atOnce: LEADS_AT_ONCE,
    call: async (action, leads) => (await bulkLeads({ action, ids: leads.map(({ id }) => id) })).failed,
    refresh: refreshLeads,
  });
}
