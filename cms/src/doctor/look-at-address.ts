import { ownOrigin } from '../content-health/own-origin';
import { readState } from '../states/state-watch';
import type { Strapi } from '../store/strapi';
import type { Finding } from './finding';
import { judgeAddress } from './judge-address';

/** Whether the site tells the address outside that it answers at. */
export async function lookAtAddress(strapi: Strapi): Promise<Finding[]> {
  const { canonicalUrl } = await readState(strapi, 'seo');
  return judgeAddress(String(canonicalUrl ?? ''), ownOrigin());
}
