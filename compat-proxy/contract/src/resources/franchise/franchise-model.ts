import { z } from 'zod';
import { franchiseTypes } from '../../constants/lead-choices';
import { line, requiredLine, requiredText, textList } from '../../lib/text';

/** A way of becoming a partner; `id` is the franchise type that 'Apply Now' sets in the form (P12). */
export const franchiseModelSchema = z.object({
  id: z.enum(franchiseTypes),
  title: requiredLine('Title'),
  description: requiredText('Description', 2_000),
  benefits: textList(),
  investment: line(),
  roi: line(),
});
export type FranchiseModel = z.infer<typeof franchiseModelSchema>;
