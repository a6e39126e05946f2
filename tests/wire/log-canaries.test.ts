import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { stateReplySchema, states, type Settings } from '@apoti/contract';
import { tokenOf } from '../../cms/src/mail/sealed-links';
import { cmsArgs, cmsEnvironment, places } from '../support/places';
import { freePort, startPart } from '../support/processes';
import { Started } from '../support/started';
import { until } from '../support/until';
import { WireClient, type WireAnswer } from '../support/wire-client';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** What no log may have, each as it is typed or made here. */
const canaries = {
  password: 'canary-password-1',
  email: 'canary.person@mail.example.com',
  phone: '+2348031230001',
  message: 'canary words that somebody wrote',
  smtp: 'canary-smtp-p@ss-1',
  sms: 'canary-sms-token-1',
  apiKey: 'canary-key-of-a-service',
};
/** Ends one line of a log and begins another, where nothing stops it. */
const FORGED = 'x\n{"level":50,"msg":"forged line"}\r\u001b[2J';

let product: Started;
let admin: WireClient;
beforeAll(async () => {
  const settings = {
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://mailer:${encodeURIComponent(canaries.smtp)}@127.0.0.1:${await freePort()}`,
    SMS_WEBHOOK_URL: `http://127.0.0.1:${await freePort()}/send`,
    SMS_WEBHOOK_TOKEN: canaries.sms,
  };
  product = await Started.start({ settings });
  admin = new WireClient(product.origin);
}, 240_000);
afterAll(() => product.stop());

const visitor = () => new WireClient(product.origin);
const lead = {
  ...{ name: 'Canary Person', email: canaries.email, phone: canaries.phone, subject: 'support' },
  ...{ message: canaries.message, elapsed: 60_000 },
};
const plain = { name: lead.name, email: lead.email, phone: lead.phone, subject: lead.subject, message: lead.message };
const idOf = ({ headers }: WireAnswer) => String(headers['x-request-id']);

/** The log files of both parts, line by line. */
async function logged(): Promise<string[]> {
  const folder = join(product.dataDir, 'logs');
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((text) => text.split('\n')).filter((line) => line !== '');
}

/** The secrets that the product has made. */
const secretsMade = async () =>
  z
    .object({ secrets: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(product.dataDir, 'secrets.json'), 'utf8'))).secrets;

/** The link of the last mail in the queue, which waits sealed: no mail server takes it. */
async function mailedToken(): Promise<string> {
  process.env['ENCRYPTION_KEY'] = (await secretsMade())['ENCRYPTION_KEY'];
  const Sqlite = z
    .custom<new (path: string, options: object) => { prepare(sql: string): { all(): unknown }; close(): void }>()
    .parse(createRequire(join(places.cms, 'package.json'))('better-sqlite3'));
  const database = new Sqlite(join(product.dataDir, 'cms.sqlite'), { readonly: true });
  const sql = 'SELECT key, related_kind AS relatedKind, text FROM mails';
  const row = z.object({ key: z.string(), relatedKind: z.string(), text: z.string() });
  const rows = z.array(row).parse(database.prepare(sql).all());
  database.close();
  return rows.map((mail) => tokenOf(mail) ?? '').find(Boolean) ?? '';
}

/** Everything that a person or a program may send, done or refused. */
async function callAll(): Promise<WireAnswer[]> {
  const settings = stateReplySchema<Settings>(states.settings).safeParse((await admin.get('/api/settings')).json).data;
  const googleAnalytics = { ...settings?.state.googleAnalytics, enabled: true, trackingId: canaries.apiKey };
  return [
    await visitor().signIn({ username: canaries.email, password: canaries.password }),
    await visitor().signIn({ username: FORGED, password: canaries.password }),
    await visitor().post('/api/contact', lead),
    await visitor().post('/api/contact', { ...lead, email: `${canaries.email}@` }),
    await visitor().post('/api/newsletter.php', { name: 'Canary', email: canaries.email }),
    await visitor().send('POST', '/contact', new URLSearchParams(plain).toString(), FORM),
    await visitor().send('POST', '/newsletter', new URLSearchParams(plain).toString(), FORM),
    await visitor().send('POST', '/forgot-password', `email=${product.admin.username}`, FORM),
    await visitor().get(`/api/nothing%0a?email=${canaries.email}&token=${canaries.password}`),
    await visitor().get('/api/content.php', { cookie: `session=${canaries.password}`, authorization: 'Bearer x' }),
    await admin.post('/api/settings', { state: { googleAnalytics }, revision: settings?.revision ?? '' }),
    await admin.post('/api/password', { currentPassword: canaries.password, newPassword: `${canaries.password}-2` }),
    await admin.post('/api/content.php', `{"about": "${canaries.message}`),
    await admin.upload(Buffer.from(canaries.message), { name: canaries.message, fileName: `${canaries.email}.png` }),
  ];
}

it('F12: no log and no screen has a password, a cookie, a token, or what people wrote; a failure is found by its id', async () => {
  await admin.signIn(product.admin);
  const answers = await callAll();
  const token = await until(mailedToken);
  const link = `/reset-password/${token}`;
  answers.push(await visitor().get(link));
  answers.push(await visitor().send('POST', link, `newPassword=${canaries.password}&confirmPassword=other`, FORM));
  await product.killCms();
  const cut = await callAll();
  const failed = [...answers, ...cut].filter(({ status }) => status >= 500);
  expect(new Set(answers.map(({ status }) => status))).toContain(200);
  expect(failed.length).toBeGreaterThan(0);

  const lineSchema = z.looseObject({ level: z.number(), part: z.string().default('proxy') });
  const linesOf = (answer: WireAnswer, among: string[]) =>
    among.filter((line) => line.includes(idOf(answer))).map((line) => lineSchema.parse(JSON.parse(line)));
  const toldOf = (answer: WireAnswer, among: string[]) =>
    linesOf(answer, among).filter(({ part, level }) => part === 'proxy' && level >= 40);
  // What a part says reaches its file by way of whoever started it, so a moment later.
  const lines = await until(async () => {
    const all = await logged();
    return failed.every((answer) => toldOf(answer, all).length > 0) && all;
  });
  const everything = [...lines, product.output].join('\n');
  const cookies = [...admin.cookies.values()].flatMap((value) => [value, decodeURIComponent(value)]);
  const secrets = Object.values(await secretsMade());
  const hidden = [...Object.values(canaries), encodeURIComponent(canaries.smtp), token, ...cookies, ...secrets];
  expect(hidden.filter((one) => everything.includes(one))).toEqual([]);
  expect(everything).not.toContain(product.admin.password);

  expect(lines.some((line) => line.startsWith('{"level":50,"msg":"forged'))).toBe(false);
  expect(product.output).not.toContain('\u001b[2J');
  for (const answer of failed) expect(toldOf(answer, lines), answer.text).toHaveLength(1);
  for (const answer of failed.filter(({ json }) => json !== null))
    expect(answer.json).toMatchObject({ requestId: idOf(answer) });
  // Both parts tell of the same request under the same id.
  expect(new Set(linesOf(answers[0]!, lines).map(({ part }) => part))).toEqual(new Set(['proxy', 'cms']));
});

it('F12: a CMS that cannot reach its database says why, and not with what password', async () => {
  const password = 'canary-database-p@ss';
  const DATABASE_URL = `postgres://owner:${encodeURIComponent(password)}@127.0.0.1:${await freePort()}/name`;
  const environment = cmsEnvironment(join(product.dataDir, 'other'), await freePort(), false);
  const part = startPart(cmsArgs, places.cms, { ...environment, DATABASE_URL });
  await new Promise((resolve) => part.process.once('exit', resolve));
  expect(part.output()).toContain('ECONNREFUSED');
  for (const spelling of [password, encodeURIComponent(password)]) expect(part.output()).not.toContain(spelling);
});
