import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { activityPageSchema, signInLimits } from '@apoti/contract';
import { PanelTries } from '../src/accounts/panel-tries';
import { until } from '../../tests/support/until';
import { Cms } from './support/cms';
import { enterPanel } from './support/enter-panel';
import { admin } from './support/environment';

const PANEL_USER = 'admin::user';
const PASSWORD = 'Three-boats-at-9';
const { perName, perDevice } = signInLimits;

let cms: Cms;
beforeAll(async () => {
  cms = await Cms.start();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => cms.stop());

const replySchema = z.object({ error: z.object({ message: z.string() }).optional() });
type Entry = { email: unknown; password: unknown; machine?: number; cookie?: string };

/** A try at the panel's login, from a machine of its own number; with the cookie that the browser keeps afterwards. */
async function enter({ email, password, machine = 1, cookie = '' }: Entry) {
  const sent = request(`${cms.url}/admin/login`, {
    method: 'POST',
    localAddress: `127.0.1.${machine}`,
    headers: { 'content-type': 'application/json', cookie },
  });
  sent.end(JSON.stringify({ email, password }));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { error } = replySchema.parse(await json(answer));
  const kept = (answer.headers['set-cookie'] ?? []).find((one) => one.startsWith('panel-known='));
  return { status: answer.statusCode, message: error?.message, kept };
}
async function addPanelUser(name: string, more: object = {}): Promise<{ email: string; id: number }> {
  const email = `${name}@example.com`;
  const user = { firstname: name, email, password: PASSWORD, isActive: true, registrationToken: null, roles: [] };
  const { id } = await cms.strapi.service(PANEL_USER).create({ ...user, ...more });
  return { email, id };
}
const comparisons = () => vi.spyOn(cms.strapi.plugin('users-permissions').service('user'), 'validatePassword');
const cookieOf = ({ kept = '' }: { kept?: string | undefined }) => kept.split(';')[0] ?? '';
const limited = { status: 429, message: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes\./) };

it('F10: of guesses at the panel from many machines at most ten are judged, and a browser of the owner gets in meanwhile', async () => {
  const { email } = await addPanelUser('guessed');
  const cookie = cookieOf(await enter({ email, password: PASSWORD }));
  const judged = comparisons();
  const machines = Array.from({ length: 40 }, (_, index) => index + 2);
  const answers = await Promise.all(
    machines.map((machine) => enter({ email: email.toUpperCase(), password: `Guess-number-${machine}`, machine })),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(perName);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - perName);
  expect(perName).toBeLessThanOrEqual(10);
  expect(judged).toHaveBeenCalledTimes(perName);
  // Not even the right one is looked at, with a mark that somebody made up or another account’s browser has.
  const other = await addPanelUser('another');
  const others = cookieOf(await enter({ email: other.email, password: PASSWORD }));
  judged.mockClear();
  for (const mark of ['', `${cookie}x`, cookie.replace(/=./, '=!'), others])
    expect(await enter({ email, password: PASSWORD, machine: 99, cookie: mark })).toMatchObject(limited);
  expect(judged).not.toHaveBeenCalled();
  expect((await enter({ email, password: PASSWORD, machine: 99, cookie })).status).toBe(200);
});

it('F10: a browser that is known has so many guesses of its own, and they keep no other out', async () => {
  const { email } = await addPanelUser('owner');
  const first = cookieOf(await enter({ email, password: PASSWORD }));
  const second = cookieOf(await enter({ email, password: PASSWORD }));
  for (let count = 0; count < perDevice; count += 1)
    expect((await enter({ email, password: 'Wrong-pass-1', cookie: first })).status).toBe(400);
  expect(await enter({ email, password: PASSWORD, cookie: first })).toMatchObject(limited);
  expect((await enter({ email, password: PASSWORD, cookie: second })).status).toBe(200);
  expect((await enter({ email, password: PASSWORD })).status).toBe(200);
});

it('F10: no script reads the mark of a known browser, and it says nothing of who it is', async () => {
  const { email } = await addPanelUser('marked');
  const { kept } = await enter({ email, password: PASSWORD });
  expect(kept).toMatch(/; path=\/; .*samesite=strict; httponly/i);
  expect(kept).not.toMatch(/marked|example/);
});

it('F10: a name that nobody has, one shut out and one without a password cost the same comparison and get the same answers', async () => {
  const shut = await addPanelUser('shut', { isActive: false });
  const empty = await addPanelUser('empty');
  await cms.strapi.db.query(PANEL_USER).update({ where: { id: empty.id }, data: { password: null } });
  for (const email of ['nobody@example.com', shut.email, empty.email]) {
    const judged = comparisons();
    for (let count = 1; count <= perName; count += 1) {
      const answer = await enter({ email, password: PASSWORD, machine: 50 });
      expect(answer).toEqual({ status: 400, message: 'Invalid credentials', kept: undefined });
      expect(judged).toHaveBeenCalledTimes(count);
    }
    expect(await enter({ email, password: PASSWORD, machine: 51 })).toMatchObject(limited);
    expect(judged).toHaveBeenCalledTimes(perName);
    judged.mockRestore();
  }
});

it('F10: a right password is not counted, and a broken body is neither judged nor counted', async () => {
  const { email } = await addPanelUser('patient');
  for (let count = 0; count < perName + 2; count += 1)
    expect((await enter({ email, password: PASSWORD, machine: 60 })).status).toBe(200);
  const judged = comparisons();
  for (let count = 0; count < perName + 2; count += 1)
    for (const broken of [{ email }, { password: PASSWORD }, { email, password: 5 }, { email, password: ['Abc'] }])
      expect((await enter({ email: undefined, password: undefined, ...broken, machine: 61 })).status).toBe(400);
  expect(judged).not.toHaveBeenCalled();
  expect((await enter({ email, password: PASSWORD, machine: 62 })).status).toBe(200);
});

it('A19, F12: each sign-in to the panel and each refusal is in the list of what was done, as the panel’s, without what was typed', async () => {
  const { email, id } = await addPanelUser('listed');
  const told: unknown[] = [];
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(cms.strapi.log, level).mockImplementation((line: unknown) => {
      told.push(line);
      return cms.strapi.log;
    });
  await enter({ email, password: PASSWORD, machine: 70 });
  for (const password of ['First-secret-1', 'Second-secret-2']) {
    await enter({ email, password, machine: 71 });
    await enter({ email: 'my-secret@example.com', password, machine: 71 });
  }
  expect(told).toEqual([
    `Signed in to the panel: user ${id}`,
    ...Array.from({ length: 2 }, () => [
      `A sign-in to the panel was refused: user ${id}`,
      'A sign-in to the panel was refused: a name that nobody has',
    ]).flat(),
  ]);
  const page = async (query = '') =>
    activityPageSchema.parse((await cms.getAs(`/api/wire/activity?size=100${query}`, await cms.signIn())).body);
  const own = async () =>
    (await page(`&who=panel:${id}`)).entries.map(({ action, name, times }) => [action, name, times]);
  await until(async () => (await own()).length === 2 && (await own())[0]?.[2] === 2);
  expect(await own()).toEqual([
    ['refused', 'listed', 2],
    ['signed-in', 'listed', 1],
  ]);
  const all = await page();
  expect(all.entries).toContainEqual(expect.objectContaining({ who: 'panel', name: '', action: 'refused' }));
  expect(all.people).toContainEqual({ who: `panel:${id}`, name: 'listed' });
  expect(all.people.every(({ name }) => name !== '')).toBe(true);
  const rows: unknown = await cms.strapi.db.query('api::sign-in.sign-in').findMany({});
  expect(JSON.stringify(rows)).not.toMatch(/secret|127\.0\.|example/);
});

it('A19: a sign-in to the panel is no sign-in to the back-office', async () => {
  const peopleSchema = z.object({ people: z.array(z.looseObject({ username: z.string() })) });
  const person = await cms.signIn();
  const mine = async () =>
    peopleSchema
      .parse((await cms.getAs('/api/wire/people', person)).body)
      .people.find(({ username }) => username === admin.username);
  await until(async () => (await mine())?.['lastSignIn'] !== null);
  const before = await mine();
  expect((await enter({ ...admin, machine: 80 })).status).toBe(200);
  expect(await mine()).toEqual(before);
});

it('F10: no number of strangers’ tries waits without end, and who is known does not stand behind them', async () => {
  const tries = new PanelTries();
  const stranger = { email: 'ada@example.com', address: '', browser: null };
  const never = () => new Promise<never>(() => undefined);
  for (let count = 0; count < 20; count += 1) void tries.inTurn(stranger, never);
  await expect(tries.inTurn(stranger, never)).rejects.toThrow(/^Too many attempts/);
  expect(await tries.inTurn({ ...stranger, browser: 'hers' }, async () => 'judged')).toBe('judged');
});

it('F10: an open screen of the panel is no way to guess the password: such guesses are counted, right ones are not', async () => {
  const { email } = await addPanelUser('open');
  const headers = await enterPanel(cms, { email, password: PASSWORD });
  const set = (currentPassword: string) =>
    cms.put('/admin/users/me', { currentPassword, password: `${PASSWORD}-new`, firstname: 'Open', email }, headers);
  const judged = comparisons();
  for (let count = 0; count < perName; count += 1) expect((await set(`Guess-${count}`)).status).toBe(400);
  expect((await set(PASSWORD)).status).toBe(429);
  expect(judged).toHaveBeenCalledTimes(perName);
});

it('F10: the link of unlock lets a browser of the owner try that the panel does not know, for its user alone', async () => {
  const unlock = async (username: string) =>
    z
      .object({ panelLink: z.string().nullable() })
      .parse((await cms.post('/api/wire/admins', { action: 'unlock', username })).body).panelLink;
  const panelOnly = await addPanelUser('panelonly');
  const link = new URL((await unlock(admin.username)) ?? '');
  expect(link.pathname).toBe('/panel-link');
  const open = (query: string) => fetch(`${cms.url}/panel-link${query}`, { redirect: 'manual' });
  for (let count = 0; count < perName; count += 1) {
    await enter({ email: admin.email, password: 'Wrong-pass-1', machine: 90 });
    await enter({ email: panelOnly.email, password: 'Wrong-pass-1', machine: 90 });
  }
  expect(await enter({ ...admin, machine: 91 })).toMatchObject(limited);
  const opened = await open(link.search);
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/admin']);
  const cookieIn = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const cookie = cookieIn(opened);
  // However often it is opened, it is one browser’s allowance.
  expect(cookieIn(await open(link.search)).split('.')[0]).toBe(cookie.split('.')[0]);
  expect((await enter({ ...admin, machine: 91, cookie })).status).toBe(200);
  expect(await enter({ email: panelOnly.email, password: PASSWORD, machine: 91, cookie })).toMatchObject(limited);
  // Neither of the two is good for the other, and neither is what somebody made up.
  const word = link.searchParams.get('known') ?? '';
  expect(await enter({ ...admin, machine: 91, cookie: `panel-known=${word}` })).toMatchObject(limited);
  for (const query of ['', '?known=', `?known=${word}x`, `?known=${cookie.replace('panel-known=', '')}`])
    expect((await open(query)).status).toBe(410);
  // Nor is one that a clock ahead gave a later end than any: it would come to life again once the clock is set back.
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 24 * 60 * 60_000);
  const early = new URL((await unlock(admin.username)) ?? '');
  const kept = cookieIn(await open(early.search));
  vi.mocked(Date.now).mockReturnValue(now);
  expect((await open(early.search)).status).toBe(410);
  expect(await enter({ ...admin, machine: 92, cookie: kept })).toMatchObject(limited);
  vi.mocked(Date.now).mockReturnValue(now + 61 * 60_000);
  expect((await open(link.search)).status).toBe(410);
});
