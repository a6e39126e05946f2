import { z } from 'zod';
import { line, requiredLine, text } from '../../lib/text';
import { emailAddress } from '../newsletter/email-address';
import { franchiseTypes } from './franchise-model';

/** Where a partner may want to be, by group (public-site §5). */
export const franchiseLocations = {
  Lagos: ['lagos-vi', 'lagos-ikoyi', 'lagos-lekki', 'lagos-ikeja', 'lagos-surulere', 'lagos-other'],
  Abuja: ['abuja-cbd', 'abuja-wuse', 'abuja-garki', 'abuja-gwarinpa', 'abuja-other'],
  'Future Expansion': ['port-harcourt', 'kano', 'ibadan', 'other-city'],
} as const;
export const franchiseLocationValues = [
  ...franchiseLocations.Lagos,
  ...franchiseLocations.Abuja,
  ...franchiseLocations['Future Expansion'],
] as const;
export const franchiseInvestments = ['5m-10m', '10m-15m', '15m-25m', '25m+', 'location-only'] as const;

/** The franchise form (P21). */
export const franchiseApplicationSchema = z.object({
  name: requiredLine('Name', 120),
  email: emailAddress,
  phone: requiredLine('Phone', 60),
  company: line(120),
  franchiseType: z.enum(franchiseTypes),
  location: z.enum(franchiseLocationValues),
  investment: z.union([z.enum(franchiseInvestments), z.literal('')]),
  message: text(4_000),
});
export type FranchiseApplication = z.infer<typeof franchiseApplicationSchema>;
