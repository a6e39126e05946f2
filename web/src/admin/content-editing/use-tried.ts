import { toFieldIssues } from '@apoti/contract';
import { useState } from 'react';
import type { z } from 'zod';
import { issueText } from '../editor/save-status-text';

/**
 * Refuses to fold the form of an item that is not valid: from then on what is wrong stands beside its field, without waiting
 * for the quiet of the autosave.
 */
export function useTried<Field extends string>(
  schema: z.ZodType,
  item: unknown,
  labels: Readonly<Record<Field, string>>,
) {
  const [isTried, setTried] = useState(false);
  const faults = () => {
    const { error } = schema.safeParse(item);
    return error ? toFieldIssues(error) : [];
  };
  return {
    /** Whether it may not be folded. */
    isRefused: () => {
      const isFaulty = faults().length > 0;
      setTried(isFaulty);
      return isFaulty;
    },
    /** What is wrong with a field, since it was refused. */
    issue: (field: Field) => {
      const found = isTried ? faults().find(({ path }) => path[0] === field) : undefined;
      return found && issueText(labels[field], found.message);
    },
  };
}
