import type { Content } from '@apoti/contract';
import type { FrameData } from './site-data';

/** The content's part that every page shows around itself. */
export function frameDataOf({ site, footer, contact }: Content): FrameData {
  const { phone, whatsapp, email, supportEmail } = contact;
  return { site, footer, contact: { phone, whatsapp, email, supportEmail } };
}
