import { z } from 'zod';
import type { WireClient } from '../../support/wire-client';
import { until } from '../saves/look/until';

/** What a call answers: a server that is busy may say so, and is asked again. Throws when it stays so, or answers no JSON. */
export function ask(client: WireClient, path: string) {
  return until(async () => {
    const { status, json } = await client.get(path);
    return status === 503 ? null : z.json().parse(json);
  }, path);
}
