import { z } from 'zod';
import { text } from '../../lib/text';
import { postCategories, postDraftSchema, postStatuses } from './post';

/** Posts on a page of the back-office's list unless it asks for another number, and the most it may ask for. */
export const POSTS_PER_PAGE = 20;
export const MAX_POSTS_PER_PAGE = 100;
/** How the list may be sorted; `-` is the other way round: the newest first, and Z to A. */
export const postSorts = ['-date', 'date', 'title', '-title'] as const;
/** Where a post stands, as the list is filtered: only a draft, on the site now, waiting for its day, or edited since it was published. */
export const postStandings = ['draft', 'published', 'scheduled', 'changed'] as const;

const wholeNumber = z.coerce.number().int().min(1);

/** Query of GET /api/posts (A10). An empty text is no condition. */
export const postQuerySchema = z.object({
  /** In title, excerpt and tags, whatever the case. */
  search: text(100).default(''),
  status: z.enum(['', ...postStandings]).default(''),
  category: z.enum(['', ...postCategories]).default(''),
  author: text(120).default(''),
  sort: z.enum(postSorts).default('-date'),
  page: wholeNumber.max(1_000_000).default(1),
  size: wholeNumber.max(MAX_POSTS_PER_PAGE).default(POSTS_PER_PAGE),
});
export type PostQuery = z.infer<typeof postQuerySchema>;

/** A row of the back-office's list: the post as it is being edited, and where it stands. */
export const postSummarySchema = z.object({
  ...postDraftSchema.pick({
    id: true,
    title: true,
    slug: true,
    category: true,
    author: true,
    publishDate: true,
    featured: true,
  }).shape,
  /** As on the wire: published if there is a published version. */
  status: z.enum(postStatuses),
  /** Whether publishing would change what visitors see. */
  hasUnpublishedChanges: z.boolean(),
  /** Published, and its day has not come in Lagos. */
  scheduled: z.boolean(),
  /** The day from which visitors see it, which the draft's may differ from; null for what is only a draft. */
  publicFrom: z.string().nullable(),
  /** ISO time of the last edit. */
  updatedAt: z.string(),
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** GET /api/posts (A10). */
export const postPageSchema = z.object({
  posts: z.array(postSummarySchema),
  /** How many match, on how many pages (at least one), and which of these this is: never one behind the last. */
  total: z.number(),
  pages: z.number(),
  page: z.number(),
  /** Everybody who is the author of a post, in the alphabet's order. */
  authors: z.array(z.string()),
});
export type PostPage = z.infer<typeof postPageSchema>;
