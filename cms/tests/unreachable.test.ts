import { afterAll, beforeAll, expect, it } from 'vitest';
import { cmsDashboardPath, cmsDashboardSchema } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterAll(() => cms.stop());

async function deadLinks() {
  const { body } = await cms.getAs(cmsDashboardPath, await cms.signIn());
  const { contentHealth } = cmsDashboardSchema.parse(body);
  if (!contentHealth.known) throw new Error(contentHealth.reason);
  return contentHealth.value.kinds.find(({ kind }) => kind === 'link');
}

it('A3, A5: a number or an address of the company that leads nowhere is a dead link, until it is mended', async () => {
  const { contact, footer } = (await cms.content()).content;
  const save = async (content: object) => cms.save({ revision: revisionOf(await cms.content()), content });
  const { companyInfo } = footer;
  await save({
    contact: { ...contact, email: 'nobody', whatsapp: 'write to us', supportEmail: '' },
    footer: { ...footer, companyInfo: { ...companyInfo, phone: '24/7' } },
  });
  const at = (tab: string) => ({ address: null, href: `/admin/content?tab=${tab}` });
  expect((await deadLinks())?.findings).toEqual([
    { place: 'Contact', text: 'WhatsApp must be a phone number such as +234 800 000 0000', ...at('contact') },
    { place: 'Contact', text: 'E-mail is not a valid address', ...at('contact') },
    { place: 'Footer', text: 'Phone must be a phone number such as +234 800 000 0000', ...at('footer') },
  ]);
  await save({ contact, footer });
  expect((await deadLinks())?.total).toBe(0);
});
