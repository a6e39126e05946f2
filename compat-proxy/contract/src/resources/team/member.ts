import { z } from 'zod';
import { calendarDayOrNone } from '../../lib/calendar-day';
import { countedWireId } from '../../lib/identity';
import { link, profileLink } from '../../lib/link';
import { line, requiredLine, requiredText, textList } from '../../lib/text';

/** Longest list that a save may hold. */
export const MAX_MEMBERS = 1_000;

/** The nine departments (A12). */
export const departments = [
  'Executive',
  'Technology',
  'Strategy',
  'Operations',
  'Marketing',
  'Sales',
  'Customer Success',
  'Finance',
  'Human Resources',
] as const;

/** A person of the team. `joinDate` is a calendar day or empty; the place in the list is the order. */
export const memberSchema = z.object({
  id: countedWireId,
  name: requiredLine('Name', 120),
  position: requiredLine('Position', 120),
  department: z.enum(departments),
  image: link(),
  bio: requiredText('Bio', 4_000),
  email: line(200),
  phone: line(60),
  linkedin: profileLink('https://www.linkedin.com/in/…'),
  twitter: profileLink('https://x.com/…'),
  joinDate: calendarDayOrNone,
  isActive: z.boolean(),
  featured: z.boolean(),
  skills: textList(),
});
export type Member = z.infer<typeof memberSchema>;
