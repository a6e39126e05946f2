import { z } from 'zod';
import { itemKey } from '../../lib/identity';
import { requiredLine, line, text, textList } from '../../lib/text';
import { heroIcons } from './hero-slide';

/** A card of the features grid: `summary` always, `details` behind Learn More. */
export const featureSchema = z.object({
  key: itemKey,
  title: requiredLine('Title', 120),
  summary: text(600),
  details: text(2_000),
  icon: z.enum(heroIcons, 'must be one of the twelve icons'),
});
export type Feature = z.infer<typeof featureSchema>;

export const stepSchema = z.object({ key: itemKey, title: requiredLine('Title', 120), description: text(600) });
export type Step = z.infer<typeof stepSchema>;

/** A place of the network list of home and franchise (its own content: the stations of /lockers are separate). */
export const networkPlaceSchema = z.object({ key: itemKey, name: requiredLine('Name', 120), area: line(120) });
export type NetworkPlace = z.infer<typeof networkPlaceSchema>;

export const partnerSchema = z.object({ key: itemKey, name: requiredLine('Name', 120), kind: line(120) });
export type Partner = z.infer<typeof partnerSchema>;

/** The home page's sections below the hero (P5). */
export const homeSchema = z.object({
  partners: z.object({ title: line(), items: z.array(partnerSchema).max(30) }),
  smartLocker: z.object({ title: requiredLine('Title'), subtitle: line(), description: text(), points: textList() }),
  features: z.object({ title: requiredLine('Title'), subtitle: line(), items: z.array(featureSchema).max(24) }),
  howItWorks: z.object({ title: requiredLine('Title'), subtitle: line(), steps: z.array(stepSchema).max(10) }),
  testimonials: z.object({ title: requiredLine('Title'), subtitle: line() }),
  network: z.object({
    title: requiredLine('Title'),
    subtitle: line(),
    lagos: z.array(networkPlaceSchema).max(100),
    abuja: z.array(networkPlaceSchema).max(100),
    expansionTitle: line(),
    expansion: text(2_000),
  }),
  faq: z.object({ title: requiredLine('Title'), subtitle: line() }),
});
export type Home = z.infer<typeof homeSchema>;
