import { useMemo, useState } from 'react';
import type { FormOutcome } from '@apoti/contract';
import { isBelowMinimum } from '@apoti/contract/constants/franchise';
import { franchiseInvestments, type FranchiseType } from '@apoti/contract/constants/lead-choices';
import { franchiseTexts } from '@apoti/contract/constants/lead-texts';
import { naira } from '@apoti/contract/lib/naira';
import { LeadForm } from '../../shared/lead-form/LeadForm';
import { franchiseFields } from './franchise-fields';

type FranchiseFormProps = {
  form: FormOutcome | null;
  /** What 'Apply Now' chose (P12). */
  type: FranchiseType | null;
  /** Counts the choices, so that the same one made again is taken over again. */
  times?: number;
  /** The address says that a plain post was stored. */
  sent?: boolean;
  /** An investor's, in naira: said where less is chosen, never a reason to refuse. */
  minimum: number;
};

const starts = (minimum: number) => `A locker investor starts at ${naira(minimum)}.`;
const below = (minimum: number) =>
  `This is below the minimum of ${naira(minimum)} for a locker investor. You can still apply: tell us what you have in mind.`;

/** Whether the investment that is chosen does not reach the minimum of an investor (P12). */
function isTooLittle({ investment, franchiseType }: Readonly<Record<string, unknown>>, minimum: number): boolean {
  const option = franchiseInvestments.find((each) => each === investment);
  return option !== undefined && franchiseType !== 'location-partner' && isBelowMinimum(option, minimum);
}

/** The franchise form (P21). */
export function FranchiseForm({ form, type, times = 0, sent = false, minimum }: FranchiseFormProps) {
  const outcome = form?.form === 'franchise' ? form : null;
  const [tooLittle, setTooLittle] = useState(isTooLittle(outcome?.values ?? {}, minimum));
  const hints = useMemo(() => ({ investment: (tooLittle ? below : starts)(minimum) }), [tooLittle, minimum]);
  // `times` is not read, but a new choice is a new object.
  const preset = useMemo(() => ({ franchiseType: type ?? '', times: String(times) }), [type, times]);
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
      hints={hints}
      onFilled={(element) => setTooLittle(isTooLittle(Object.fromEntries(new FormData(element)), minimum))}
    />
  );
}
