import type { FormOutcome, FranchiseType } from '@apoti/contract';

/** . */
export function FranchiseForm(_: { form: FormOutcome | null; type: FranchiseType | null }) {
  return <form method="post" />;
}
