import type { Content, Placed } from '@apoti/contract';
import type { FrameData } from './site-data';

/** The content's part that every page shows around itself. */
export function frameDataOf({ site, footer, contact }: Content, { logo, favicon }: Placed = {}): FrameData {
  const { phone, whatsapp, email, supportEmail } = contact;
  const placed = { ...(logo ? { logo } : {}), ...(favicon ? { favicon } : {}) };
  return { site, footer, contact: { phone, whatsapp, email, supportEmail }, placed };
}
