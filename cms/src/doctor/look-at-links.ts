import { linksIn } from '../content-health/links-in';
import { knownTargets, ownLinkFault } from '../content-health/own-links';
import { ownOrigin } from '../content-health/own-origin';
import { publicPlaces } from '../content-health/places';
import { readContent } from '../content/read-content';
import type { Strapi } from '../store/strapi';
import type { Finding } from './finding';

/** Links within the site, in everything that visitors see, that lead nowhere. */
export async function lookAtLinks(strapi: Strapi): Promise<Finding[]> {
  const content = await readContent(strapi);
  const targets = await knownTargets(strapi);
  const own = ownOrigin();
  const findings: Finding[] = [];
  for await (const place of publicPlaces(strapi, content)) {
    for (const { address } of linksIn(place)) {
      const fault = ownLinkFault(address, targets, own);
      if (fault === null) continue;
      const { label, href } = place;
      findings.push({
        ...{ check: 'links', what: `${label}: the link ${address} ${fault}.` },
        todo: `Change the link in ${href}.`,
      });
    }
  }
  return findings;
}
