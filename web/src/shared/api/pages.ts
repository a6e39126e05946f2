import { transport } from './transport';

/**
 * What the page at an address shows. The reply is the same build's own rendering data, which its `buildId` proves; it is not
 * parsed again, since the parser would cost a visitor more than the page. `document`: only a document can show what is there, since
 * the site has been closed for maintenance (A18) or the settings lead on from the address (A17). Throws `API returned {status}` (P31).
 * @param patienceMs longest wait for it, where it is another than for other answers
 */
export async function readPage<Reply extends { buildId: string }>(
  address: string,
  patienceMs?: number,
): Promise<Reply | 'document'> {
  const { status, data } = await transport.get<(Reply & { code?: string }) | null>('/api/pages', {
    params: { address },
    // What this build renders is on the page's own origin, wherever the API is (C19).
    baseURL: '',
    validateStatus: () => true,
    ...(patienceMs === undefined ? {} : { timeout: patienceMs }),
  });
  if (data?.code === 'maintenance' || data?.code === 'not_found') return 'document';
  // The page for addresses that are not there is a page too.
  if ((status !== 200 && status !== 404) || typeof data?.buildId !== 'string')
    throw new Error(`API returned ${status}`);
  return data;
}
