import { z } from 'zod';
import { franchiseInvestments, franchiseLocationValues, franchiseTypes } from '../../constants/lead-choices';
import { leadLimits } from '../../constants/lead-form';
import { line, requiredLine, text } from '../../lib/text';
import { emailAddress } from '../newsletter/email-address';

/** The franchise form (P21). */
export const franchiseApplicationSchema = z.object({
  name: requiredLine('Name', leadLimits.name),
  email: emailAddress,
  phone: requiredLine('Phone', leadLimits.phone),
  company: line(leadLimits.company),
  franchiseType: z.enum(franchiseTypes, 'Please choose a franchise type'),
  location: z.enum(franchiseLocationValues, 'Please choose a location'),
  investment: z.union([z.enum(franchiseInvestments), z.literal('')], 'Please choose one of the investments, or none'),
  message: text(leadLimits.message),
});
export type FranchiseApplication = z.infer<typeof franchiseApplicationSchema>;
