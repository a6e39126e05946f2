import { z } from 'zod';
import { wireId } from '../../lib/identity';
import { link } from '../../lib/link';
import { line, requiredLine, text } from '../../lib/text';

/** The twelve icons a slide may carry (back-office §3). */
export const heroIcons = [
  'FiLock',
  'FiClock',
  'FiMapPin',
  'FiShield',
  'FiPackage',
  'FiTruck',
  'FiSmartphone',
  'FiUsers',
  'FiStar',
  'FiTarget',
  'FiHome',
  'FiGlobe',
] as const;
export type HeroIcon = (typeof heroIcons)[number];

/** One slide of the home page's hero. Its place in the list is its order. */
export const heroSlideSchema = z.object({
  id: wireId,
  title: requiredLine('Title', 120),
  subtitle: line(160),
  description: text(600),
  ctaText: line(60),
  secondaryCtaText: line(60),
  backgroundImage: link(),
  icon: z.enum(heroIcons, 'must be one of the twelve icons'),
  active: z.boolean(),
});
export type HeroSlide = z.infer<typeof heroSlideSchema>;
