import { z } from 'zod';
import * as contract from '@apoti/contract';

type Named = { id: string; description?: string; [more: string]: unknown };

/** The body of every refusal, as it is always sent. */
export const wireErrorSchema = contract.errorBodySchema
  .required({ success: true, code: true, requestId: true })
  .extend({ retryAfter: z.number().optional() });

/** Schemas that have a name of their own in the OpenAPI document. */
export const named = z.registry<Named>();

const names: Record<string, z.ZodType> = {
  User: contract.userSchema,
  Session: contract.sessionReplySchema,
  SignedIn: contract.loginReplySchema,
  Done: contract.doneSchema,
  Content: contract.contentSchema,
  HeroSlide: contract.heroSlideSchema,
  Testimonial: contract.testimonialSchema,
  About: contract.aboutSchema,
  Services: contract.servicesSchema,
  Service: contract.serviceSchema,
  ServiceBlock: contract.serviceBlockSchema,
  Pricing: contract.pricingSchema,
  Plan: contract.planSchema,
  PayAsYouGoSize: contract.payAsYouGoSizeSchema,
  ContactInfo: contract.contactInfoSchema,
  Office: contract.officeSchema,
  SocialLinks: contract.socialLinksSchema,
  Faq: contract.faqSchema,
  FaqCategory: contract.faqCategorySchema,
  FaqItem: contract.faqItemSchema,
  Footer: contract.footerSchema,
  FooterLink: contract.footerLinkSchema,
  Home: contract.homeSchema,
  Feature: contract.featureSchema,
  Step: contract.stepSchema,
  NetworkPlace: contract.networkPlaceSchema,
  Partner: contract.partnerSchema,
  Site: contract.siteSchema,
  ContentSaved: contract.contentSavedSchema,
  Member: contract.memberSchema,
  TeamSaved: contract.teamSavedSchema,
  PostSaved: contract.postSavedSchema,
  Subscriber: contract.subscriberSchema,
  Subscription: contract.subscriptionSchema,
  MediaItem: contract.mediaItemSchema,
  FieldIssue: contract.fieldIssueSchema,
};
for (const [id, schema] of Object.entries(names)) named.add(schema, { id });

const described: readonly (readonly [z.ZodType, Named])[] = [
  [contract.contentReplySchema, { id: 'ContentReply', description: 'The content as GET content.php answers it.' }],
  [
    contract.contentReplySchema.shape.heroSlides.element,
    { id: 'ListedHeroSlide', description: 'A slide with its place in the list, from 1.' },
  ],
  [contract.teamReplySchema.element, { id: 'ListedMember', description: 'A member as GET team.php answers it.' }],
  [contract.postReplySchema, { id: 'Post', description: 'A post as the wire shows it.' }],
  [
    contract.conflictSchema,
    {
      id: 'Conflict',
      description:
        'A field that two people changed. The path has names of members, `#<identity>` for an item of a list and `@order` for the order of a list. An absent value: the item was not there.',
    },
  ],
  [contract.aliasSchema, { id: 'Alias', description: 'A new item whose sent id was taken.' }],
  [
    contract.revisionText,
    {
      id: 'Revision',
      description: 'What an answer was read from; a visitor’s ends in `-public`.',
      pattern: '^[A-Za-z0-9]{1,32}\\.\\d{1,15}(-public)?$',
    },
  ],
  [contract.loginSchema, { id: 'Login', anyOf: [{ required: ['email'] }, { required: ['username'] }] }],
  [wireErrorSchema, { id: 'Error', description: 'Body of every refusal.' }],
];
for (const [schema, meta] of described) named.add(schema, meta);

/** What a save may leave out, beside the whole of which it is a part. */
export const patches: readonly { id: string; patch: z.ZodType; whole: z.ZodType }[] = [
  { id: 'ContentPatch', patch: contract.contentPatchSchema, whole: contract.contentSchema },
  ...partsOf(contract.contentPatchSchema, contract.contentSchema),
  { id: 'MemberPatch', patch: contract.teamPatchSchema.element, whole: contract.memberSchema },
  { id: 'PostPatch', patch: contract.postPatchSchema, whole: contract.postSchema },
];
for (const { id, patch } of patches) named.add(patch, { id });

function inside(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional) return inside(schema.unwrap());
  return schema instanceof z.ZodArray ? inside(schema.element) : schema;
}

/** The named members of an object, as a save may send them. */
function partsOf(patch: z.ZodType, whole: z.ZodObject): { id: string; patch: z.ZodType; whole: z.ZodType }[] {
  if (!(patch instanceof z.ZodObject)) return [];
  return Object.entries(whole.shape).flatMap(([name, member]) => {
    const full = inside(member);
    const part = inside(patch.shape[name]);
    const id = full instanceof z.ZodType ? named.get(full)?.id : undefined;
    return id !== undefined && full instanceof z.ZodType && part instanceof z.ZodType
      ? [{ id: `${id}Patch`, patch: part, whole: full }]
      : [];
  });
}
