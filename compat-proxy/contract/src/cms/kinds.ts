import { z } from 'zod';

/** The kinds of state that the CMS counts and logs separately (design: freshness). */
export const kinds = [
  'content',
  'team',
  'posts',
  'stations',
  'events',
  'franchise',
  'media',
  'seo',
  'settings',
  'subscribers',
  'contact-messages',
  'franchise-applications',
  'accounts',
] as const;
export type Kind = (typeof kinds)[number];
export const kindSchema = z.enum(kinds);
