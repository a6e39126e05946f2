import type { Content, Placed, SiteTags } from '@apoti/contract';
import type { FrameData } from './site-data';

/** The content's part that every page shows around itself. */
export function frameDataOf(
  { site, footer, contact }: Content,
  { logo, favicon }: Placed = {},
  tags: SiteTags | null = null,
): FrameData {
  const { phone, whatsapp, email, supportEmail } = contact;
  const placed = { ...(logo ? { logo } : {}), ...(favicon ? { favicon } : {}) };
  const shown = { site, footer, contact: { phone, whatsapp, email, supportEmail }, placed };
  return tags === null ? shown : { ...shown, tags };
}
