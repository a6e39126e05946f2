import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const stateSchema = z.object({ listed: z.string().startsWith('?') });

/** Where a form goes back to: the list as it was filtered when the form was opened from it. */
export function useListAddress(): string {
  const { data } = stateSchema.safeParse(useLocation().state);
  return `/admin/events${data?.listed ?? ''}`;
}
