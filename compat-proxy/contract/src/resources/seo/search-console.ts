import { z } from 'zod';
import { verificationMethods } from '../../constants/seo';

const figures = { impressions: z.number(), clicks: z.number() };

/** What Search Console says of a search or a page. */
export const searchRowSchema = z.object({ name: z.string(), ...figures, position: z.number() });
export type SearchRow = z.infer<typeof searchRowSchema>;

/** The last 28 days; `ctr` is a share from 0 to 1. */
export const searchReportSchema = z.object({
  lastSync: z.iso.datetime(),
  metrics: z.object({ ...figures, averagePosition: z.number(), ctr: z.number() }),
  topQueries: z.array(searchRowSchema),
  topPages: z.array(searchRowSchema),
});
export type SearchReport = z.infer<typeof searchReportSchema>;

/** GET seo/search-console. */
export const searchConsoleReplySchema = z.object({
  /** Whether the code that is stored now was found on the site. */
  isConnected: z.boolean(),
  /** When it was found. */
  verifiedAt: z.iso.datetime().nullable(),
  /** Why the figures cannot be asked for; null: they can. */
  cannotSync: z.string().nullable(),
  /** What Google said last. */
  report: searchReportSchema.nullable(),
});
export type SearchConsoleReply = z.infer<typeof searchConsoleReplySchema>;

/** What a check looked at, and what it found there. */
export const verificationSchema = z.object({
  verified: z.boolean(),
  method: z.enum(verificationMethods),
  /** Address that was asked. */
  checked: z.string(),
  /** What was found there, in a sentence. */
  found: z.string(),
});
export type Verification = z.infer<typeof verificationSchema>;

/** 200 of POST seo/verify. */
export const verifyReplySchema = verificationSchema.extend({ success: z.literal(true) });
/** 200 of POST seo/sitemap. */
export const sitemapReplySchema = z.object({ success: z.literal(true), pages: z.number(), address: z.string() });
export type SitemapReply = z.infer<typeof sitemapReplySchema>;
/** 200 of POST seo/search-console. */
export const syncReplySchema = searchConsoleReplySchema.extend({ success: z.literal(true) });
