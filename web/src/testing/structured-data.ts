import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
/** A day, or a time with its distance to UTC. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
const one = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).min(1)]);
/** Pictures that search engines read: never a drawing. */
const picture = url.refine((value) => !/\.svg($|[?#])/i.test(value), 'must be a raster picture');

const address = z.looseObject({ '@type': z.literal('PostalAddress'), streetAddress: text, addressCountry: text });
const place = z.looseObject({ '@type': z.literal('Place'), name: text, address: z.union([text, address]) });
const online = z.looseObject({ '@type': z.literal('VirtualLocation'), url });
const organization = z.looseObject({ name: text, url, logo: picture });
const author = z.looseObject({ '@type': z.enum(['Person', 'Organization']), name: text });

/** What each type must have, as Google documents its results; and no `{product}` may be left anywhere. */
const types: Record<string, z.ZodType> = {
  Organization: organization,
  Corporation: organization,
  WebSite: z.looseObject({ name: text, url }),
  AboutPage: z.looseObject({ name: text, url, mainEntity: organization }),
  Service: z.looseObject({ name: text, url, provider: organization }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: text, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'must be counted from 1'),
  }),
  NewsArticle: z.looseObject({
    headline: text.max(110),
    datePublished: moment,
    author: one(author),
    image: one(picture),
    publisher: organization,
    mainEntityOfPage: url,
  }),
  Event: z.looseObject({
    name: text,
    startDate: moment,
    endDate: moment,
    location: z.union([place, online]),
    eventStatus: url,
    eventAttendanceMode: url,
    organizer: organization,
  }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  LocalBusiness: z.looseObject({ name: text, url, image: one(picture), address }),
  OfferCatalog: z.looseObject({
    name: text,
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('Offer'), name: text, price: text, priceCurrency: z.literal('NGN') }))
      .min(1),
  }),
};

const fact = z.looseObject({ '@type': z.string() });
const block = z.union([
  z.looseObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(fact).min(1) }),
  z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() }),
]);

/** What a document says of itself in JSON-LD, by type; throws where something that search engines need is missing. */
export function structuredData(head: ParentNode): { type: string; fact: Record<string, unknown> }[] {
  const scripts = [...head.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => {
    const source = script.textContent ?? '';
    if (source.includes('{product}')) throw new Error(`The brand is missing in ${source.slice(0, 200)}`);
    const parsed = block.parse(JSON.parse(source));
    return z
      .array(fact)
      .parse(parsed['@graph'] ?? [parsed])
      .map((each) => {
        const type = each['@type'];
        const schema = types[type];
        if (schema === undefined) throw new Error(`Nobody has said what a ${type} must have`);
        schema.parse(each);
        return { type, fact: each };
      });
  });
}
