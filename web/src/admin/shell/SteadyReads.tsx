import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { steadyRetry } from '../../shared/api/steady-retry';

/** How long after a failure a screen asks again, in ms. */
export const AGAIN_MS = 10_000;

const steady = { onErrorRetry: steadyRetry(AGAIN_MS) };

/**
 * What a screen could not read is asked for again at a steady pace as long as it is looked at: SWR itself polls no more after a
 * failure, and its own tries are up to half an hour apart after a long outage.
 */
export function SteadyReads({ children }: { children: ReactNode }) {
  return <SWRConfig value={steady}>{children}</SWRConfig>;
}
