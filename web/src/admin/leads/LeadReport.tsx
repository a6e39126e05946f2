import { Link } from 'react-router-dom';
import { BulkReport } from '../lists/BulkReport';
import { leadAddress } from './lead-path';
import type { LeadsBulk } from './use-lead-bulk';

/** What could not be done to leads: above list and lead, since a small screen shows only one of them. */
export function LeadReport({ bulk }: { bulk: LeadsBulk }) {
  return (
    <BulkReport
      bulk={bulk}
      tell={({ item, failure }) => (
        <>
          <Link to={leadAddress(item.id)}>{item.name}</Link>
          {`: ${failure.error}`}
        </>
      )}
    />
  );
}
