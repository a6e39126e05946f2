import { transport } from './transport';

/**
 * What the page at an address shows. The reply is the same build's own rendering data, which its `buildId` proves; it is not
 * parsed again, since the parser would cost a visitor more than the page. Throws `API returned {status}` (P31).
 */
export async function readPage<Reply extends { buildId: string }>(address: string): Promise<Reply> {
  const { status, data } = await transport.get<Reply | null>('/api/pages', {
    params: { address },
    validateStatus: () => true,
  });
  // The page for addresses that are not there is a page too.
  if ((status !== 200 && status !== 404) || typeof data?.buildId !== 'string')
    throw new Error(`API returned ${status}`);
  return data;
}
