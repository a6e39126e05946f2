import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultContent, type Person } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';

/** As compiled: the very code that the CMS runs. */
const { readContent } = createRequire(import.meta.url)('../dist/src/content/read-content.js');

let cms: Cms;
let person: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  person = await cms.signIn();
});
afterAll(() => cms.stop());

const query = (uid: string) => cms.strapi.db.query(uid);

describe('offices of the contact page', () => {
  it('C6, P11: the offices keep what they are while they are not sent, and are removed where they are sent as none', async () => {
    const read = await cms.content();
    const { offices, ...known } = read.content.contact;
    const contact = { ...known, phone: '+234 1' };
    const saved = await cms.save({ revision: revisionOf(read), content: { contact } }, person);
    expect(saved).toMatchObject({ status: 200, body: { content: { contact: { ...contact, offices } } } });
    const lost = [{ ...offices[0], coordinates: '91, 0' }];
    const refused = { revision: revisionOf(await cms.content()), content: { contact: { offices: lost } } };
    expect(await cms.save(refused, person)).toMatchObject({
      status: 422,
      body: { issues: [{ path: ['contact', 'offices', 0, 'coordinates'] }] },
    });
    await cms.save({ revision: revisionOf(await cms.content()), content: { contact: { offices: [] } } }, person);
    expect((await cms.content()).content.contact).toEqual({ ...contact, offices: [] });
  });

  it('P11, R1: a database of before the offices were content gets those of the contact page once, and no change is logged', async () => {
    const store = cms.strapi.store({ type: 'core', name: 'first-content' });
    const parts = (await store.get({ key: 'parts' })) as string[];
    const [contact] = await query('api::contact-info.contact-info').findMany();
    const setOffices = (offices: object[]) =>
      cms.documents('api::contact-info.contact-info').update({ documentId: contact.documentId, data: { offices } });
    await setOffices([]);
    await cms.strapi.runUserLifecycles('bootstrap');
    const emptied = (await cms.content()).content.contact;
    expect(emptied.offices).toEqual([]);

    await store.set({ key: 'parts', value: parts.filter((part) => part !== 'contact.offices') });
    const rows = await query('api::change.change').count();
    await cms.strapi.runUserLifecycles('bootstrap');
    const { contact: filled } = await readContent(cms.strapi);
    expect(filled).toEqual({ ...emptied, offices: defaultContent.contact.offices });
    expect(await query('api::change.change').count()).toBe(rows);
    expect(await store.get({ key: 'parts' })).toEqual(expect.arrayContaining(parts));

    await store.set({ key: 'parts', value: parts.filter((part) => part !== 'contact.offices') });
    await setOffices([{ key: 'ours', name: 'Ours', address: '1 Own Street' }]);
    await cms.strapi.runUserLifecycles('bootstrap');
    expect((await cms.content()).content.contact.offices).toMatchObject([
      { key: 'ours', name: 'Ours', coordinates: '' },
    ]);
  });
});
