import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { defaultFaq } from '../content/default-faq';
import { defaultPosts } from '../content/default-posts';
import { defaultStations } from '../content/default-stations';
import { defaultTeam } from '../content/default-team';
import { defaultTestimonials } from '../content/default-testimonials';
import { faqItemSchema } from './content/faq';
import { testimonialSchema } from './content/testimonial';
import { postSchema } from './posts/post';
import { stationSchema } from './stations/station';
import { memberSchema } from './team/member';

type Form = { form: string; schema: z.ZodType; example: object | undefined; required: string[] };

/** What the back-office specification marks as required, and leaves there (§5). The forms, the proxy and the CMS ask these schemas. */
const forms: Form[] = [
  {
    form: 'Blog',
    schema: postSchema,
    example: defaultPosts[0],
    required: ['title', 'excerpt', 'content', 'author', 'category'],
  },
  {
    form: 'Testimonial',
    schema: testimonialSchema,
    example: defaultTestimonials[0],
    required: ['name', 'position', 'quote'],
  },
  {
    form: 'Team',
    schema: memberSchema,
    example: defaultTeam[0],
    required: ['name', 'position', 'department', 'bio'],
  },
  { form: 'FAQ', schema: faqItemSchema, example: defaultFaq.faqs[0], required: ['question', 'answer'] },
  {
    form: 'Location',
    schema: stationSchema,
    example: defaultStations[0],
    required: ['name', 'address', 'area', 'state'],
  },
];
const fields = forms.flatMap(({ required, ...form }) => required.map((field) => ({ ...form, field })));

const pathsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('what is marked required', () => {
  it.each(fields)('R2: $form: $field may not be empty, blank or left out', ({ schema, example, field }) => {
    expect(pathsOf(schema, example)).toEqual([]);
    for (const value of ['', ' \n\t ', undefined]) {
      expect(new Set(pathsOf(schema, { ...example, [field]: value }))).toEqual(new Set([field]));
    }
  });

  it.each([0, 6, 4.5, '5'])('R2: a rating of %j is none: whole numbers from 1 to 5 are', (rating) => {
    expect(pathsOf(testimonialSchema, { ...defaultTestimonials[0], rating })).toEqual(['rating']);
  });

  it.each([
    ['a count below nothing', { count: -1, available: 0 }],
    ['half a locker', { count: 1.5, available: 1 }],
    ['more free ones than there are', { count: 3, available: 4 }],
  ])('R2: lockers cannot be %s', (_, size) => {
    const [station] = defaultStations;
    const small = { ...station?.lockerSizes.small, ...size };
    const wrong = pathsOf(stationSchema, { ...station, lockerSizes: { ...station?.lockerSizes, small } });
    expect(wrong[0]).toMatch(/^lockerSizes\.small\./);
  });

  it.each(['6.5', 91, Number.NaN])('R2: a latitude of %j is none', (lat) => {
    const [station] = defaultStations;
    const wrong = pathsOf(stationSchema, { ...station, coordinates: { ...station?.coordinates, lat } });
    expect(wrong).toEqual(['coordinates.lat']);
  });
});
