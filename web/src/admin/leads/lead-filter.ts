import { leadConditionsSchema, leadKinds, leadStates, type LeadConditions } from '@apoti/contract';
import type { ListFilter } from '../form/use-list-query';

/** What the list is filtered by, as the address has it. */
export type LeadFilter = ListFilter<'search' | 'kind' | 'state'>;

export const noFilter: LeadFilter = { search: '', kind: '', state: '' };
export const choices = { kind: leadKinds, state: leadStates };

/** The filter as the server is asked: a text that is too long is cut. */
export function conditionsOf(filter: LeadFilter): LeadConditions {
  return leadConditionsSchema.parse({
    ...filter,
    search: filter.search.slice(0, 100).toWellFormed().replaceAll('\0', ''),
  });
}
