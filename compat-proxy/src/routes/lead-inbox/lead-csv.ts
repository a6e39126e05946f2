import {
  contactSubjectLabels,
  franchiseInvestmentLabels,
  franchiseLocationLabels,
  franchiseTypeLabels,
  leadKindNames,
  leadStateNames,
  type CmsLeadExport,
} from '@apoti/contract';
import type { Cell, Columns } from '../../csv/csv';

/** The columns of the export. Times are ISO, in UTC. */
export const leadColumns: Columns = [
  { key: 'receivedAt', header: 'Received' },
  { key: 'kind', header: 'Kind' },
  { key: 'state', header: 'State' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'E-mail' },
  { key: 'phone', header: 'Phone' },
  { key: 'company', header: 'Company' },
  { key: 'subject', header: 'Subject' },
  { key: 'franchiseType', header: 'Franchise type' },
  { key: 'location', header: 'Location' },
  { key: 'investment', header: 'Investment' },
  { key: 'message', header: 'Message' },
  { key: 'answeredAt', header: 'Answered' },
];

/** A choice in words; as it is where there are none. */
function inWords(labels: Record<string, string>, choice: string): string {
  return labels[choice] ?? choice;
}

/** A lead as a row of the export. */
export function toRow(lead: CmsLeadExport['leads'][number]): Record<string, Cell> {
  return {
    ...lead,
    kind: leadKindNames[lead.kind],
    state: leadStateNames[lead.state],
    subject: inWords(contactSubjectLabels, lead.subject),
    franchiseType: inWords(franchiseTypeLabels, lead.franchiseType),
    location: inWords(franchiseLocationLabels, lead.location),
    investment: inWords(franchiseInvestmentLabels, lead.investment),
  };
}
