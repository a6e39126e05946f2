import type { Content } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { expect, it } from 'vitest';
import { issueText } from '../editor/save-status-text';
import { contentDocument } from './content-document';
import { fieldLabel } from './labels';

const base = defaultContent;
const withContact = (fields: Partial<Content['contact']>, of = base) => ({
  ...of,
  contact: { ...of.contact, ...fields },
});
const withCompany = (fields: Partial<Content['footer']['companyInfo']>) => ({
  ...base,
  footer: { ...base.footer, companyInfo: { ...base.footer.companyInfo, ...fields } },
});
const said = (mine: Content, before = base) =>
  contentDocument
    .check(mine, before)
    .map(({ path, message }) => [path.join('.'), issueText(fieldLabel(String(path.at(-1))), message)]);

it('A4, A6: what nobody can write to or call is not saved, and the field says so', () => {
  expect(said(withContact({ email: 'nobody@', supportEmail: 'foo bar' }))).toEqual([
    ['contact.email', 'E-mail is not a valid address'],
    ['contact.supportEmail', 'Support e-mail is not a valid address'],
  ]);
  expect(said(withContact({ phone: 'call us!!', whatsapp: 'abc' }))).toEqual([
    ['contact.phone', 'Phone must be a phone number such as +234 800 000 0000'],
    ['contact.whatsapp', 'WhatsApp must be a phone number such as +234 800 000 0000'],
  ]);
  expect(said(withCompany({ email: 'nobody@', phone: 'none' })).map(([path]) => path)).toEqual([
    'footer.companyInfo.phone',
    'footer.companyInfo.email',
  ]);
  expect(said(withContact({ email: '', supportEmail: ' ', phone: '', whatsapp: '' }))).toEqual([]);
});

it('A4, A6: nothing of the part is sent until it is right, and no other part waits for it', () => {
  const mine = { ...withContact({ email: 'nobody@', hours: 'Never' }), site: { ...base.site, siteName: 'Other' } };
  const sent = contentDocument.withoutFaults?.(mine, base, contentDocument.check(mine, base));
  expect(sent?.contact).toEqual(base.contact);
  expect(sent?.site.siteName).toBe('Other');
});

it('A6, C6: what an older client has stored holds no other save back; another wrong text in its place is told', () => {
  const old = withContact({ email: 'nobody@' });
  expect(said(withContact({ hours: 'Never' }, old), old)).toEqual([]);
  expect(said(withContact({ email: 'nobody' }, old), old)).toHaveLength(1);
});
