import { judgeClaims, lagosDay, MAX_FINDINGS, type ContentHealth, type Finding, type Kind } from '@apoti/contract';
import { readCounters } from '../changes/counters';
import type { Strapi } from '../store/strapi';
import { emptyFields } from './empty-fields';
import { overdueDrafts, picturesWithoutAlt, type Counted } from './library-findings';
import { linkChecks } from './link-checks';
import { judgeForeign, type ForeignLink } from './foreign-links';
import { foreignAddress, linksIn } from './links-in';
import { knownTargets, ownLinkFault } from './own-links';
import { ownOrigin } from './own-origin';
import { publicPlaces, textsIn, type Place } from './places';
import { unreachable } from './unreachable';

/** Kinds whose visible changes may mend or break something: a draft that is saved every few seconds changes nothing here. */
const SEEN: readonly Kind[] = ['content', 'team', 'posts', 'events', 'stations', 'franchise', 'seo'];
/** Of files all changes count: links name also those that are placed nowhere, which are no visible change of the library. */
const WHOLE: readonly Kind[] = ['media'];
/** What customers said, and what was true on a post's day, is not judged by the claims of today. */
const NOT_OURS = new Set<Place['kind']>(['testimonials', 'post']);

/** What of the content itself can be read once and stays true until something is changed. */
type Judged = { empty: Finding[]; claims: Finding[]; own: Finding[]; foreign: ForeignLink[] };
const known = new WeakMap<Strapi, { version: string; judged: Promise<Judged> }>();

async function judge(strapi: Strapi): Promise<Judged> {
  const targets = await knownTargets(strapi);
  const own = ownOrigin();
  const judged: Judged = { empty: [], claims: [], own: [], foreign: [] };
  for await (const place of publicPlaces(strapi)) {
    judged.empty.push(...emptyFields(place));
    judged.own.push(...unreachable(place));
    if (!NOT_OURS.has(place.kind)) judged.claims.push(...contradictions(place));
    for (const link of linksIn(place)) {
      const fault = ownLinkFault(link.address, targets, own);
      const { label, href } = link.place;
      if (fault !== null) judged.own.push({ place: label, address: null, text: `${link.address} ${fault}`, href });
      const foreign = foreignAddress(link.address, own);
      if (foreign !== null) judged.foreign.push({ ...link, address: foreign });
    }
  }
  return judged;
}

function contradictions({ label, href, value }: Place): Finding[] {
  const said = textsIn(value).flatMap(({ text }) => judgeClaims(text));
  return said.map(({ says, registry }) => ({
    place: label,
    address: null,
    text: `says “${says}”; everywhere else it is ${registry}`,
    href,
  }));
}

async function judgedNow(strapi: Strapi): Promise<Judged> {
  const { epoch, last, visible } = await readCounters(strapi);
  const numbers = [...SEEN.map((kind) => visible[kind]), ...WHOLE.map((kind) => last[kind])];
  const version = [epoch, lagosDay(Date.now()), ...numbers].join('.');
  const kept = known.get(strapi);
  if (kept?.version === version) return kept.judged;
  const judged = judge(strapi);
  known.set(strapi, { version, judged });
  judged.catch(() => known.delete(strapi));
  return judged;
}

const counted = (findings: Finding[]): Counted => ({
  total: findings.length,
  findings: findings.slice(0, MAX_FINDINGS),
});

/**
 * What is to be mended in the content, as it is now: what was mended is gone at once. Only what other sites answer was found out
 * by the last night's work.
 */
export async function readContentHealth(strapi: Strapi, now: number): Promise<ContentHealth> {
  const { empty, claims, own, foreign } = await judgedNow(strapi);
  const tried = await linkChecks(strapi);
  const checks = new Map(tried.map((check) => [check.address, check]));
  const { dead, unchecked } = judgeForeign(foreign, checks);
  const times = tried.map(({ triedAt }) => triedAt);
  return {
    kinds: [
      { kind: 'link', ...counted([...own, ...dead]) },
      { kind: 'unchecked', ...counted(unchecked) },
      { kind: 'claim', ...counted(claims) },
      { kind: 'draft', ...(await overdueDrafts(strapi, lagosDay(now))) },
      { kind: 'empty', ...counted(empty) },
      { kind: 'alt', ...(await picturesWithoutAlt(strapi)) },
    ],
    linksTried: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  };
}
