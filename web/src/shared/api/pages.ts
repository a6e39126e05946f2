import { transport } from './transport';

/**
 * What the page at an address shows. The reply is the same build's own rendering data, which its `buildId` proves; it is not
 * parsed again, since the parser would cost a visitor more than the page. `closed`: the site has been closed for maintenance
 * since the document was loaded (A18). Throws `API returned {status}` (P31).
 */
export async function readPage<Reply extends { buildId: string }>(address: string): Promise<Reply | 'closed'> {
  const { status, data } = await transport.get<(Reply & { code?: string }) | null>('/api/pages', {
    params: { address },
    validateStatus: () => true,
  });
  if (status === 503 && data?.code === 'maintenance') return 'closed';
  // The page for addresses that are not there is a page too.
  if ((status !== 200 && status !== 404) || typeof data?.buildId !== 'string')
    throw new Error(`API returned ${status}`);
  return data;
}
