import { useLocation } from 'react-router-dom';
import { z } from 'zod';

const stateSchema = z.object({ listed: z.string().startsWith('?') });
const goneSchema = z.object({ gone: z.number() });

/** Where a form goes back to: the list as it was filtered when the form was opened from it. */
export function useListAddress(path: string): string {
  const { data } = stateSchema.safeParse(useLocation().state);
  return `${path}${data?.listed ?? ''}`;
}

/** What the list is told by the form of an entry that was deleted: the list may still hold it for a moment. */
export function goneState(id: number): z.infer<typeof goneSchema> {
  return { gone: id };
}

/** The entry that was deleted in the form that was come back from. */
export function useGone(): number | undefined {
  return goneSchema.safeParse(useLocation().state).data?.gone;
}
