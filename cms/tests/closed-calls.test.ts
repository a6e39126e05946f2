import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Cms } from './support/cms';
import { admin } from './support/environment';

let cms: Cms;
let headers: Record<string, string>;
const asked: string[] = [];
const canary = createServer(({ url = '' }, answer) => {
  asked.push(url);
  answer.end();
});
beforeAll(async () => {
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  cms = await Cms.start();
  await enterPanel();
});
afterAll(async () => {
  await cms.stop();
  canary.close();
});

async function enterPanel(): Promise<void> {
  const { body } = await cms.post('/admin/login', { email: admin.email, password: admin.password });
  headers = { authorization: `Bearer ${(body['data'] as { token: string }).token}` };
}
const address = () => `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
const hook = () => ({ name: 'Told', url: `${address()}/told`, headers: {}, events: ['entry.update'] });
const refused = (words: RegExp) => ({ status: 400, body: { error: { message: expect.stringMatching(words) } } });

it('R1: the panel makes no webhooks and tries none, and says so', async () => {
  expect(await cms.post('/admin/webhooks', hook(), headers)).toMatchObject(refused(/^Webhooks are closed/));
  const { id } = await cms.strapi.get('webhookStore').createWebhook(hook());
  expect(await cms.post(`/admin/webhooks/${id}/trigger`, {}, headers)).toMatchObject(refused(/^Webhooks are closed/));
  expect(asked).toEqual([]);
});

it('R1: a webhook that was made before hears of nothing', async () => {
  await cms.strapi.get('webhookStore').createWebhook(hook());
  await cms.restart();
  const [slide] = await cms.documents('api::hero-slide.hero-slide').findMany({ sort: 'place' });
  await cms.documents('api::hero-slide.hero-slide').update({
    documentId: slide?.documentId,
    data: { title: 'Nobody is told' },
  });
  await pause(500);
  expect(asked).toEqual([]);
  expect((await cms.content()).content.heroSlides[0]?.title).toBe('Nobody is told');
});

it('R1: the panel sends no mail by itself, which would leave without encryption, and says what to do', async () => {
  await enterPanel();
  const mail = { to: 'somebody@example.com', subject: 'Hello', text: 'Hello' };
  for (const path of ['/email', '/email/test'])
    expect(await cms.post(path, mail, headers)).toMatchObject(refused(/^Strapi sends no mails here/));
  const forgotten = await cms.post('/admin/forgot-password', { email: admin.email });
  expect(forgotten).toMatchObject(refused(/^The panel sends no mails/));
});
