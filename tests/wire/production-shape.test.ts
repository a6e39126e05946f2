import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { findTool } from '../../scripts/lib/find-tool.mjs';
import { browseAndSave } from '../support/browse-and-save';
import { DueJobs } from '../support/due-jobs';
import { png } from '../support/pictures';
import { admin } from '../support/places';
import { TwoOfEach } from '../support/two-of-each';
import type { WireClient } from '../support/wire-client';

const uploadedSchema = z.object({ url: z.string() });
const settingsSchema = z.object({
  revision: z.string().optional(),
  state: z.looseObject({ reporting: z.looseObject({}) }),
});
const titled = (slides: { title: string }[], title: string) =>
  slides.map((slide, index) => (index === 0 ? { ...slide, title } : slide));

let scene: TwoOfEach;
beforeAll(async () => {
  const tool = findTool('nginx');
  if (tool === null) throw new Error('there is no nginx here');
  scene = await TwoOfEach.start(tool);
});
afterAll(() => scene?.stop());

const signedIn = async (client: WireClient) => {
  expect((await client.signIn(admin)).status).toBe(200);
  return client;
};
const save = async (client: WireClient, title: string) => {
  const content = await client.content();
  return client.post('/api/content.php', { ...content, heroSlides: titled(content.heroSlides, title) });
};
const timesPublished = (title: string) => scene.count('posts', `title = '${title}' and published_at is not null`);
const everywhere = () => [scene.client(), scene.clientOf(0), scene.clientOf(1)];

describe('two CMS and two proxies behind a balancer', () => {
  it('F1: two CMS that start at once on an empty database make its content and its first admin once', async () => {
    const one = { revision_counters: 1, up_users: 1, admin_users: 1, strapi_api_tokens: 1, upload_folders: 7 };
    const counts = await Promise.all(Object.keys(one).map((table) => scene.count(table)));
    expect(counts).toEqual(Object.values(one));
    expect((await scene.client().content()).heroSlides.length).toBe(await scene.count('hero_slides'));
    const jobs = await scene.ask(
      'select name, count(*)::int as n from scheduled_jobs group by name having count(*) > 1',
    );
    expect(jobs).toEqual([]);
  });

  it('S7: an edit through either proxy and its CMS is on every page of both, over TLS too', async () => {
    for (const which of [0, 1] as const) {
      const title = `Edited through ${which}`;
      expect((await save(await signedIn(scene.clientOf(which)), title)).status).toBe(200);
      for (const client of everywhere()) {
        await expect.poll(async () => (await client.get('/')).text).toContain(title);
        await expect.poll(async () => (await client.content()).heroSlides[0]?.title).toBe(title);
      }
    }
  });

  it('C3: who signs in at one proxy is signed in at the other, and out of both', async () => {
    const [here, there] = [await signedIn(scene.clientOf(0)), scene.clientOf(1)];
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect((await there.get('/api/auth.php')).json).toMatchObject({ authenticated: true });
    await there.post('/api/auth.php', { action: 'logout' });
    expect((await here.get('/api/auth.php')).json).toMatchObject({ authenticated: false });
  });

  it('F10: guesses at one name are counted over both proxies', async () => {
    const guesses = Array.from({ length: 24 }, (_, turn) =>
      scene
        .clientOf(turn % 2 === 0 ? 0 : 1)
        .post(
          '/api/auth.php',
          { action: 'login', email: 'somebody@example.com', password: `guess ${turn}` },
          { 'x-forwarded-for': `10.1.1.${turn}` },
        ),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const judged = statuses.filter((status) => status === 401).length;
    expect([judged > 0, judged <= 10, statuses.includes(429)]).toEqual([true, true, true]);
  });

  it('A15: a picture that one CMS takes is served by both proxies, and listed and deleted by the other CMS', async () => {
    const [one, other] = [await signedIn(scene.clientOf(0)), await signedIn(scene.clientOf(1))];
    const { url } = uploadedSchema.parse((await one.upload(await png(16, 16))).json);
    for (const client of everywhere()) expect((await client.get(url)).status).toBe(200);
    const filename = url.slice('/uploads/'.length);
    expect((await other.get('/api/media.php')).text).toContain(filename);
    expect((await other.send('DELETE', '/api/media.php', { name: filename })).status).toBe(200);
    await expect.poll(async () => (await one.get(url)).status).toBe(404);
  });

  it('F1: a CMS that starts waits for what another one is doing with files, and puts away nothing of it', async () => {
    const waiting = 'uploads/.staging/mark~of-another-cms.png';
    const lock = await scene.holdMediaLock();
    await scene.crash('cms', 1);
    scene.store.objects.set(waiting, { bytes: Buffer.from('on its way in'), modified: new Date() });
    scene.beginCms(1);
    await expect.poll(() => scene.waitingForLocks()).toBe(1);
    expect(scene.store.objects.has(waiting)).toBe(true);
    await lock.giveBack();
    await scene.cmsReady(1);
    // Nobody is at it any more, and no row knows it.
    expect(scene.store.objects.has(waiting)).toBe(false);
  });

  it('F4: a CMS that hangs is left for the other one, and saves go on', { timeout: 180_000 }, async () => {
    const client = await signedIn(scene.clientOf(0));
    const { goOn } = scene.hang(0);
    onTestFinished(goOn);
    const saving = async () => (await save(client, 'Saved past one that hangs')).status;
    // Each try that meets the one that hangs takes its whole patience.
    await expect.poll(saving, { timeout: 90_000 }).toBe(200);
    await expect.poll(async () => (await scene.client().get('/')).text).toContain('Saved past one that hangs');
  });

  it(
    'F5: two CMS of one release are replaced in turn under load: no visit fails, each save is done once',
    { timeout: 180_000 },
    async () => {
      const editor = await signedIn(scene.client());
      const crowd = browseAndSave(() => scene.client(), editor);
      for (const which of [0, 1] as const) {
        await crowd.until({ visits: 50, saves: 2 });
        await scene.end('cms', which);
        await crowd.until({ visits: 100, saves: 2 });
        await scene.startCms(which);
      }
      await crowd.until({ visits: 50, saves: 2 });
      const found = await crowd.end();
      expect(found.failures).toEqual([]);
      for (const title of found.titles) expect([title, await timesPublished(title)]).toEqual([title, 1]);
    },
  );

  it.each([
    ['a CMS', () => scene.crash('cms', 0), () => scene.startCms(0)],
    ['a proxy', () => scene.crash('proxy', 0), () => scene.startProxy(0)],
    ['Redis', () => scene.redis.crash(), () => scene.redis.start()],
  ])(
    'F5: kill -9 of %s under load: no visit fails, and each save is done once or said to be not',
    async (_, kill, start) => {
      const editor = await signedIn(scene.client());
      const crowd = browseAndSave(() => scene.client(), editor);
      await crowd.until({ visits: 100, saves: 2 });
      await kill();
      await crowd.until({ visits: 300, attempts: 3 });
      await start();
      await crowd.until({ visits: 100, saves: 2 });
      const found = await crowd.end();
      expect(found.failures).toEqual([]);
      for (const title of found.titles) {
        expect([title, await timesPublished(title)]).toEqual([title, 1]);
      }
      // The other proxy may not have noticed yet.
      for (const client of everywhere()) {
        await expect.poll(async () => (await client.signIn(admin)).status).toBe(200);
      }
    },
  );

  it(
    'A18: scheduled jobs that fall due for both CMS at once are done once: one backup, one count of the day, one report by mail',
    { timeout: 300_000 },
    async () => {
      const owner = await signedIn(scene.client());
      const { state, revision } = settingsSchema.parse((await owner.get('/api/settings')).json);
      const reporting = { ...state.reporting, dailyReports: true, emailRecipients: ['owner@example.com'] };
      expect((await owner.post('/api/settings', { revision, state: { reporting } })).status).toBe(200);
      const folder = join(scene.dataDir, 'backups');
      const nightly = () =>
        (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('-daily.tar.gz'));
      const effects = async () => [
        nightly().length,
        await scene.count('delivery_days'),
        await scene.count('mails', "related_kind = 'report'"),
      ];
      const jobs = ['backup', 'deliveries', 'report-daily'];
      // A CMS looks once a minute.
      const patience = { timeout: 120_000 };
      await expect.poll(() => scene.count('scheduled_jobs', "name = 'links'"), patience).toBe(1);
      // As if the product had last been there years ago.
      await scene.ask('delete from delivery_days');
      await scene.ask(
        `update strapi_core_store_settings set value = '{"periods":["daily 2020-01-01"]}' where key = 'core_reports_daily'`,
      );
      expect(await effects()).toEqual([0, 0, 0]);
      const due = await DueJobs.of(scene, jobs);
      await expect.poll(() => due.areReached(), patience).toBe(true);
      await expect.poll(() => due.left(), patience).toBe(0);
      expect(await effects()).toEqual([1, 1, 1]);
    },
  );
});
