import { useMemo } from 'react';
import type { FormOutcome } from '@apoti/contract';
import type { FranchiseType } from '@apoti/contract/constants/lead-choices';
import { franchiseTexts } from '@apoti/contract/constants/lead-texts';
import { LeadForm } from '../../shared/lead-form/LeadForm';
import { franchiseFields } from './franchise-fields';

type FranchiseFormProps = {
  form: FormOutcome | null;
  /** What 'Apply Now' chose (P12). */
  type: FranchiseType | null;
  /** The address says that a plain post was stored. */
  sent?: boolean;
};

/** The franchise form (P21). */
export function FranchiseForm({ form, type, sent = false }: FranchiseFormProps) {
  const outcome = form?.form === 'franchise' ? form : null;
  const preset = useMemo(() => ({ franchiseType: type ?? '' }), [type]);
  return (
    <LeadForm
      kind="franchise"
      action="/franchise"
      fields={franchiseFields}
      texts={franchiseTexts}
      submitText="Submit application"
      outcome={outcome}
      sent={sent}
      preset={preset}
    />
  );
}
