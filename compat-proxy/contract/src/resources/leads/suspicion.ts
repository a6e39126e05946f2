import type { Lead, LeadSigns } from './lead';

/** What is known of a lead when it is judged. */
export type LeadEvidence = LeadSigns & {
  lead: Lead;
  /** From how many other addresses the same text came lately. */
  sameTextFromOthers: number;
};

/** From so many points on, a lead is kept but not mailed. No single habit of a person reaches it. */
export const SUSPECTED_FROM = 3;
/** Nobody fills in a whole form in less, in ms. */
export const FASTEST_PERSON_MS = 2_000;

const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;
const countLinks = (text: string) => text.match(LINK)?.length ?? 0;

/** Points for links in the message: one is what people send. */
function linkPoints(count: number): number {
  if (count <= 1) return 0;
  return count === 2 ? 1 : 3;
}

/** The texts of a lead that hold one short thing each, where a link has no business. */
function shortTexts({ fields }: Lead): string[] {
  return [fields.name, fields.phone, 'company' in fields ? fields.company : ''];
}

/**
 * How much a lead looks like a program's, in points (P20, P21). Nobody is asked a puzzle, no third party is told, and nobody is
 * refused: whoever is suspected is stored with a mark.
 */
export function suspicionOf({ lead, honeypot, elapsed, sameTextFromOthers }: LeadEvidence): number {
  const points = [
    honeypot ? SUSPECTED_FROM : 0,
    elapsed === null ? 1 : elapsed < FASTEST_PERSON_MS ? 2 : 0,
    linkPoints(countLinks(lead.fields.message)),
    shortTexts(lead).some((text) => countLinks(text) > 0) ? SUSPECTED_FROM : 0,
    Math.min(sameTextFromOthers, SUSPECTED_FROM),
  ];
  return points.reduce((sum, one) => sum + one, 0);
}

/** Whether a lead is kept without being mailed. */
export function isSuspected(evidence: LeadEvidence): boolean {
  return suspicionOf(evidence) >= SUSPECTED_FROM;
}
