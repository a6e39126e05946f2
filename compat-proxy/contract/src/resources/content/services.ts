import { z } from 'zod';
import { itemKey } from '../../lib/identity';
import { link } from '../../lib/link';
import { line, requiredLine, text, textList } from '../../lib/text';

/** One service. `key` is its identity in the list. */
export const serviceSchema = z.object({
  key: itemKey,
  name: requiredLine('Name', 120),
  description: text(),
  image: link(),
  features: textList(),
});
export type Service = z.infer<typeof serviceSchema>;

/** A block with a picture, a list and a call to action: e-commerce partnership, API documentation. */
export const serviceBlockSchema = z.object({
  title: requiredLine('Title'),
  subtitle: line(),
  description: text(),
  image: link(),
  features: textList(),
  ctaText: line(60),
  ctaLink: link(),
});
export type ServiceBlock = z.infer<typeof serviceBlockSchema>;

/** The Services page's texts. */
export const servicesSchema = z.object({
  title: requiredLine('Title'),
  subtitle: line(),
  description: text(),
  services: z.array(serviceSchema).max(50),
  ecommercePartnership: serviceBlockSchema,
  apiDocumentation: serviceBlockSchema,
});
export type Services = z.infer<typeof servicesSchema>;
