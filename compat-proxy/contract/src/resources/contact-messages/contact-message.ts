import { z } from 'zod';
import { contactSubjects } from '../../constants/lead-choices';
import { leadLimits } from '../../constants/lead-form';
import { line, requiredLine, requiredText } from '../../lib/text';
import { emailAddress } from '../newsletter/email-address';

/** The contact form (P20). */
export const contactMessageSchema = z.object({
  name: requiredLine('Name', leadLimits.name),
  email: emailAddress,
  phone: line(leadLimits.phone),
  subject: z.enum(contactSubjects, 'Please choose a subject'),
  message: requiredText('Message', leadLimits.message),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
