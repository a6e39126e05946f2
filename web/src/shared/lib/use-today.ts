import { lagosDay } from '@apoti/contract/lib/lagos-day';
import { useNow } from './use-now';

/** The present calendar day in Lagos, such as `2026-01-31`: a screen that is open over midnight knows. */
export function useToday(): string {
  return lagosDay(useNow() ?? 0);
}
