import type { LeadState, LeadSummary } from '@apoti/contract';
import { useRef } from 'react';
import { bulkLeads, refreshLeads } from '../../shared/api/lead-inbox';
import { createKept } from '../lists/kept';
import { idleBulk, useBulk, type Bulk, type BulkState } from '../lists/use-bulk';
import { LEADS_PATH } from './lead-path';
import { leadWords, movedError, type LeadAction } from './lead-texts';

/** Leads that one call takes. */
const LEADS_AT_ONCE = 20;

/** A lead as it was when it was selected, or as the person has seen it since. */
export type Chosen = Pick<LeadSummary, 'id' | 'name' | 'state' | 'lastAnswer'>;

/** Puts leads into a state or deletes them. */
export type LeadsBulk = Bulk<LeadAction, Chosen>;

/** One for the tab: it goes on, and its report stays, while leads and other screens are open. */
const kept = createKept<BulkState<LeadAction, Chosen>>(idleBulk, { to: LEADS_PATH, label: 'Back to Leads' });

/** What is done to many leads, as far as it is. What somebody else has moved is told, not changed. */
export function useLeadBulk(): LeadsBulk {
  const told = useRef(new Map<string, LeadState>());
  const bulk = useBulk<LeadAction, Chosen>({
    words: leadWords,
    atOnce: LEADS_AT_ONCE,
    call: async (action, leads) => {
      const seen = Object.fromEntries(leads.map(({ id, state }) => [id, state]));
      for (const { id } of leads) told.current.delete(id);
      const { failed } = await bulkLeads({ action, ids: leads.map(({ id }) => id), seen });
      for (const { id, state } of failed) if (state !== undefined) told.current.set(id, state);
      return failed.map(({ state, ...failure }) => ({ ...failure, error: movedError(failure.error, state) }));
    },
    refresh: refreshLeads,
    kept,
  });
  return {
    ...bulk,
    run: (action, items, onEnd) =>
      // Who has been told of a state has seen it.
      bulk.run(action, items, (left, report) =>
        onEnd(
          left.map((lead) => ({ ...lead, state: told.current.get(lead.id) ?? lead.state })),
          report,
        ),
      ),
  };
}
