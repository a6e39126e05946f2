import type { Content, Placed, SiteTags } from '@apoti/contract';
import { withShortKeys } from './short-keys';
import type { FrameData } from './site-data';

/** The content's part that every page shows around itself. */
export function frameDataOf(
  { site, footer, contact }: Content,
  { logo, favicon }: Placed = {},
  tags: SiteTags | null = null,
): FrameData {
  const { phone, whatsapp, email, supportEmail } = contact;
  const placed = { ...(logo ? { logo } : {}), ...(favicon ? { favicon } : {}) };
  const links = {
    quickLinks: withShortKeys(footer.quickLinks),
    services: withShortKeys(footer.services),
    legalLinks: withShortKeys(footer.legalLinks),
  };
  const shown = { site, footer: { ...footer, ...links }, contact: { phone, whatsapp, email, supportEmail }, placed };
  return tags === null ? shown : { ...shown, tags };
}
