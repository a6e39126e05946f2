import { z } from 'zod';
import {
  businessTypes,
  OPENING_HOURS_EXAMPLE,
  ogTypes,
  priceRanges,
  twitterCards,
  verificationMethods,
} from '../../constants/seo';
import { calendarDayOrNone } from '../../lib/calendar-day';
import { isSafeLink, MAX_LINK, webLink } from '../../lib/link';
import { parseUrl } from '../../lib/parse-url';
import { line, text, textList } from '../../lib/text';
import { jsonLdFault } from './json-ld';
import { isPath, redirectKey, redirectsSchema } from './redirects';
import { robotsFault } from './robots';

/** A text with a check that says what is wrong. */
function checkedText(max: number, fault: (value: string) => string | null) {
  return text(max).superRefine((value, context) => {
    const message = fault(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
}

/** The address of a site, without a path; may be empty. */
const siteAddress = checkedText(MAX_LINK, (value) =>
  value === '' || (/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?\/?$/i.test(value) && parseUrl(value) !== null)
    ? null
    : 'must be an address without a path, such as https://www.example.com',
);

/** A code that a search engine gave: letters, digits and what stands between them. */
const code = checkedText(200, (value) =>
  /^[\w.=+/-]*$/.test(value) ? null : 'must be the code alone, without the tag around it',
);

const account = checkedText(60, (value) =>
  /^(@\w{1,50})?$/.test(value) ? null : 'must be an account such as @example',
);

/** `https://example.com/`, or a domain as Search Console names one. */
const property = checkedText(MAX_LINK, (value) =>
  value === '' || /^(https?:\/\/[^\s/]+\/\S*|sc-domain:[a-z0-9.-]+)$/i.test(value)
    ? null
    : 'must be an address such as https://www.example.com/, or sc-domain:example.com',
);

const noIndexPage = line().superRefine((value, context) => {
  if (!isPath(value)) context.addIssue({ code: 'custom', message: 'Each entry must be a page such as /login' });
  else if (redirectKey(value) === '/') {
    context.addIssue({ code: 'custom', message: 'The home page cannot be hidden from search engines' });
  }
});

const DAYS = 'Mo|Tu|We|Th|Fr|Sa|Su';
const hours = line(60).regex(
  new RegExp(`^(${DAYS})([-,](${DAYS}))* ([01]\\d|2[0-3]):[0-5]\\d-(([01]\\d|2[0-3]):[0-5]\\d|24:00)$`),
  `Each entry must be like ${OPENING_HOURS_EXAMPLE}`,
);

const profile = line(MAX_LINK).refine(
  (value) => /^https?:\/\/./.test(value) && isSafeLink(value),
  'Each entry must be an address that starts with https://',
);

/** An e-mail address, or nothing. */
const addressOrNone = line(200).superRefine((value, context) => {
  if (value !== '' && !z.email().safeParse(value.trim()).success)
    context.addIssue({ code: 'custom', message: 'must be an e-mail address' });
});

/** The company for search engines. What is empty comes from the content. */
export const organizationSchema = z.object({
  name: line(120),
  legalName: line(200),
  url: webLink(),
  logo: webLink(),
  foundingDate: calendarDayOrNone,
  founders: textList(),
  address: z.object({
    streetAddress: line(),
    addressLocality: line(120),
    addressRegion: line(120),
    postalCode: line(20),
    addressCountry: line(60),
  }),
  contactPoint: z.object({ telephone: line(60), contactType: line(60), email: addressOrNone }),
  sameAs: z.array(profile).max(50),
});
export type OrganizationFacts = z.infer<typeof organizationSchema>;

/** How the site's owner proves to Google that it is hers. */
export const searchConsoleSchema = z.object({
  property,
  verificationMethod: z.enum(verificationMethods),
  verificationCode: code,
});

/** What search engines and networks are told of the site (A17). Every field has an effect on what is served. */
export const seoSchema = z.object({
  siteTitle: line(120),
  tagline: line(160),
  metaDescription: text(1_000),
  metaKeywords: text(1_000),
  canonicalUrl: siteAddress,
  enableCanonicalUrls: z.boolean(),
  enableOpenGraph: z.boolean(),
  ogTitle: line(),
  ogDescription: text(1_000),
  ogImage: webLink(),
  ogType: z.enum(ogTypes),
  enableTwitterCards: z.boolean(),
  twitterCard: z.enum(twitterCards),
  twitterSite: account,
  twitterCreator: account,
  twitterTitle: line(),
  twitterDescription: text(1_000),
  twitterImage: webLink(),
  enableRobots: z.boolean(),
  robotsTxt: checkedText(20_000, robotsFault),
  enableSitemap: z.boolean(),
  noIndexPages: z.array(noIndexPage).max(200),
  redirects: redirectsSchema,
  googleSearchConsole: code,
  bingWebmaster: code,
  yandexWebmaster: code,
  searchConsole: searchConsoleSchema,
  enableStructuredData: z.boolean(),
  organizationSchema,
  additionalSchema: checkedText(20_000, jsonLdFault),
  businessType: z.enum(businessTypes),
  businessCategory: line(120),
  priceRange: z.enum(priceRanges),
  openingHours: z.array(hours).max(14),
});
export type Seo = z.infer<typeof seoSchema>;

/** The code in what a search engine gives to copy: a whole tag, the name of a file, or the code itself. */
export function verificationCodeIn(pasted: string): string {
  const tag = /content\s*=\s*["']([^"']*)["']/i.exec(pasted);
  return (tag?.[1] ?? pasted).trim();
}
