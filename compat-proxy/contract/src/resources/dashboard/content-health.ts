import { z } from 'zod';

/**
 * What is told of the content. All but `unchecked` are faults; those are links to other sites of which nobody knows whether they
 * lead somewhere: a person can look.
 */
export const findingKinds = ['alt', 'draft', 'empty', 'link', 'unchecked', 'claim'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Whether a finding of the kind is to be mended, not only to be looked at. */
export const isFault = (kind: FindingKind) => kind !== 'unchecked';

/** Findings of one kind that are told one by one, at most; the others are counted. */
export const MAX_FINDINGS = 100;

/** Something that is to be mended. */
export const findingSchema = z.object({
  /** Where, for people: `Hero slide “Smart lockers”`. */
  place: z.string(),
  /** The address of another site that it is about; null: it is about none. */
  address: z.url({ protocol: /^https?$/ }).nullable(),
  /** What is wrong, or not known; of the address, where there is one. */
  text: z.string(),
  /** Where it is mended. */
  href: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** Everything that is wrong with the content, kind by kind; a kind in which nothing is wrong has a total of 0. */
export const contentHealthSchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(findingKinds),
      total: z.number().int().min(0),
      findings: z.array(findingSchema).max(MAX_FINDINGS),
    }),
  ),
  /** When links to other sites were tried last; null: not yet. */
  linksTried: z.iso.datetime().nullable(),
});
export type ContentHealth = z.infer<typeof contentHealthSchema>;
