import { z } from 'zod';

/** What can be wrong with the content. */
export const findingKinds = ['alt', 'draft', 'empty', 'link', 'claim'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** Findings of one kind that are told one by one; the others are counted. */
export const MAX_FINDINGS = 10;

/** Something that is to be mended. */
export const findingSchema = z.object({
  /** Where, for people: `Hero slide “Smart lockers”`. */
  place: z.string(),
  /** What is wrong. */
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
