import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cmsAlertPaths,
  cmsAlertTestedSchema,
  cmsStateSchema,
  defaultSettings,
  states,
  type Person,
  type Settings,
} from '@apoti/contract';
import { raiseAlert } from '../src/notifications/alerts';
import { smsDelivery } from '../src/notifications/sms';
import { smsSettings } from '../src/settings/sms-settings';
import { until } from '../../tests/support/until';
import { useMailWorld } from './support/mail';

const world = useMailWorld();
const { contact, apply, mails, clear } = world.leads;

type Posted = { body: unknown; key: string | undefined; token: string | undefined };

let service: Server;
let posted: Posted[];
let status: number;
let person: Person | null = null;

/** A stand-in for the operator's SMS service. */
beforeAll(async () => {
  service = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const { authorization, 'idempotency-key': key } = request.headers;
      posted.push({ body: JSON.parse(text), key: String(key), token: authorization });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  process.env['SMS_WEBHOOK_TOKEN'] = 'secret';
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(async () => {
  posted = [];
  status = 200;
  process.env['SMS_WEBHOOK_URL'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
  await clear();
  person ??= await world.cms.signIn();
});
afterEach(async () => {
  delete process.env['SMS_WEBHOOK_URL'];
  await set(defaultSettings.general, defaultSettings.notifications);
});

const PATH = '/api/wire/states/settings';

async function set(
  general: Partial<Settings['general']>,
  notifications: Partial<Settings['notifications']>,
): Promise<void> {
  const { revisions } = cmsStateSchema<Settings>(states.settings).parse((await world.cms.get(PATH)).body);
  const revision = `${revisions.epoch}.${revisions.last.settings}`;
  const { status: saved } = await world.cms.postAs(PATH, { revision, state: { general, notifications } }, person);
  expect(saved).toBe(200);
}
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

describe('who is told of a lead', () => {
  it('A18: everybody of the settings, each once; nobody by mail while that is off', async () => {
    await set({}, { emailRecipients: ['ada@example.com', 'obi@example.com', 'ADA@example.com'] });
    await contact();
    expect((await recipients()).toSorted()).toEqual(['ADA@example.com', 'obi@example.com']);
    world.pass(60);
    await world.worker.sendDue();
    await world.worker.sendDue();
    expect(world.server.accepted.flatMap(({ to }) => to).filter((to) => /ada|obi/i.test(to))).toHaveLength(2);

    await clear();
    await set({ emailNotifications: false }, {});
    await contact({ message: 'Another thing that I would like to know from you.' });
    expect(await recipients()).toEqual([]);
    expect(await world.leads.messages()).toHaveLength(1);
  });

  it('A18: the company’s own address while nobody is named', async () => {
    await contact();
    const { content } = await world.cms.content();
    expect(await recipients()).toEqual([content.contact.email]);
  });

  it('A18: an application is an SMS too, posted once to the operator’s service under one name', async () => {
    await set({ smsNotifications: true, emailNotifications: false }, { smsNumbers: ['+2348012345678'] });
    await contact();
    expect(await recipients()).toEqual([]);
    await apply();
    status = 503;
    world.pass(60);
    const worker = world.newWorker(undefined, smsDelivery(smsSettings()));
    await worker.sendDue();
    expect(await mails()).toMatchObject([{ state: 'queued', lastError: expect.stringContaining('status 503') }]);
    status = 200;
    world.pass(24 * 60 * 60);
    await worker.sendDue();
    await worker.sendDue();
    await worker.stop();
    expect(await mails()).toMatchObject([{ state: 'sent', recipient: '+2348012345678' }]);
    expect(posted).toHaveLength(2);
    const [first, second] = posted;
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      token: 'Bearer secret',
      body: { to: '+2348012345678', text: expect.stringContaining('Ada Example'), id: first?.key },
    });
  });

  it('A18: a mail server that hangs holds up no SMS, neither one that waits with the mail nor one that comes later', async () => {
    await set({ smsNotifications: true }, { emailRecipients: ['ada@example.com'], smsNumbers: ['+2348012345678'] });
    world.server.manners = ['never answer'];
    await contact();
    await apply();
    world.pass(60);
    const worker = world.newWorker(undefined, smsDelivery(smsSettings()));
    const sending = worker.sendDue();
    await until(() => posted.length === 1);
    await until(() => world.server.read.length === 1);
    await set({ smsNotifications: true, emailNotifications: false }, { smsNumbers: ['+2348012345678'] });
    await apply({ email: 'obi@example.com' });
    world.pass(60);
    worker.wake();
    await until(() => posted.length === 2);
    expect(world.server.accepted).toEqual([]);
    expect((await mails()).filter(({ state }) => state === 'sending')).toMatchObject([
      { recipient: 'ada@example.com' },
    ]);
    await worker.stop();
    await sending;
  });

  it('A18, F12: of a flood of applications twenty an hour are an SMS, and all are a mail', async () => {
    await set({ smsNotifications: true }, { emailRecipients: ['ada@example.com'], smsNumbers: ['+2348012345678'] });
    for (let turn = 1; turn <= 23; turn += 1) await apply({ email: `one-${turn}@example.com` });
    const told = await recipients();
    const to = (one: string) => told.filter((recipient) => recipient === one).length;
    expect([to('+2348012345678'), to('ada@example.com')]).toEqual([20, 23]);
  });

  it('A18: what the service refuses is not tried again; without a service nothing is queued', async () => {
    await set({ smsNotifications: true, emailNotifications: false }, { smsNumbers: ['+2348012345678'] });
    await apply();
    status = 400;
    world.pass(60);
    const worker = world.newWorker(undefined, smsDelivery(smsSettings()));
    await worker.sendDue();
    await worker.stop();
    expect(await mails()).toMatchObject([{ state: 'failed', lastError: expect.stringContaining('status 400') }]);
    await clear();
    delete process.env['SMS_WEBHOOK_URL'];
    await apply();
    expect(await recipients()).toEqual([]);
  });
});

describe('alerts', () => {
  const alert = { key: 'slow /pricing', title: 'A page is slow', text: '/pricing took 9 s.' };

  it('A18: are told to everybody, and the same one not again within six hours', async () => {
    await set({}, { emailRecipients: ['ada@example.com'] });
    expect((await world.cms.post(cmsAlertPaths.raise, alert)).body).toEqual({ queued: 1 });
    expect((await world.cms.post(cmsAlertPaths.raise, alert)).body).toEqual({ queued: 0 });
    expect((await world.cms.post(cmsAlertPaths.raise, { ...alert, key: 'other' })).body).toEqual({ queued: 1 });
    expect(await mails()).toMatchObject([{ subject: expect.stringMatching(/: A page is slow$/) }, {}]);
  });

  it('A18: that a clock which was ahead has dated keep nobody from being told when it is right again', async () => {
    const alert = { key: 'measuring', title: 'Nothing is measured', text: 'Since yesterday.' };
    const now = Date.now();
    expect(await raiseAlert(world.cms.strapi, alert, now + 365 * 24 * 60 * 60_000)).not.toEqual([]);
    expect(await raiseAlert(world.cms.strapi, alert, now)).not.toEqual([]);
    expect(await raiseAlert(world.cms.strapi, alert, now)).toEqual([]);
  });

  it('A18: a test goes the same ways, and says what became of each message and why there is none', async () => {
    await set({}, { emailRecipients: ['ada@example.com'] });
    const answered = world.cms.postAs(cmsAlertPaths.test, {}, person);
    await expect.poll(recipients).toEqual(['ada@example.com']);
    world.pass(60);
    await world.worker.sendDue();
    const { steps } = cmsAlertTestedSchema.parse((await answered).body);
    expect(steps).toMatchObject([
      { way: 'email', to: 'ada@example.com', state: 'sent' },
      { way: 'sms', state: 'off', note: 'SMS notifications are off' },
    ]);

    delete process.env['SMS_WEBHOOK_URL'];
    await set({ emailNotifications: false, smsNotifications: true }, { smsNumbers: ['+2348012345678'] });
    const off = cmsAlertTestedSchema.parse((await world.cms.postAs(cmsAlertPaths.test, {}, person)).body);
    expect(off.steps).toMatchObject([
      { way: 'email', state: 'off', note: 'Email notifications are off' },
      { way: 'sms', state: 'off', note: expect.stringContaining('SMS_WEBHOOK_URL') },
    ]);
  });

  it('A18: are tested by signed-in people alone', async () => {
    expect((await world.cms.post(cmsAlertPaths.test, {})).status).toBe(401);
  });
});

it.each(['sms', 'ftp://x.example', 'https://user@x.example'])('A18: %s is no address of a service', (url) => {
  expect(() => smsSettings({ SMS_WEBHOOK_URL: url })).toThrow('SMS_WEBHOOK_URL must be');
});
