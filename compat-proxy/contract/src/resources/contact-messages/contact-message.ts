import { z } from 'zod';
import { line, requiredLine, requiredText } from '../../lib/text';
import { emailAddress } from '../newsletter/email-address';

export const contactSubjects = ['general', 'support', 'billing', 'partnership', 'feedback'] as const;

/** The contact form (P20). */
export const contactMessageSchema = z.object({
  name: requiredLine('Name', 120),
  email: emailAddress,
  phone: line(60),
  subject: z.enum(contactSubjects),
  message: requiredText('Message', 4_000),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
