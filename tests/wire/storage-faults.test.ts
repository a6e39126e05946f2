import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postsReplySchema } from '@apoti/contract';
import { z } from 'zod';
import { judgeFiles } from '../faults/saves/judge-files';
import { sqliteOf } from '../faults/saves/look/database';
import { lookAtMedia } from '../faults/saves/look/media';
import { emptyWal } from '../support/empty-wal';
import { expectHonest, FailingStorage } from '../support/failing-storage';
import { lockDatabase } from '../support/lock-database';
import { LossyLine } from '../support/lossy-line';
import { places } from '../support/places';
import { SmallDisk, withoutWriting } from '../support/small-disk';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { SAYS_SO_MS, WireClient, type WireAnswer } from '../support/wire-client';

/** Enough for a data folder with a first content, and soon full. */
const DISK_MB = 48;
const DAY_MS = 24 * 60 * 60 * 1000;

let disk: SmallDisk;
let stack: Stack;
let storage: FailingStorage;
let admin: WireClient;
const clock = join(process.env['TMPDIR'] ?? '/tmp', 'clock');
const readOnly = join(process.env['TMPDIR'] ?? '/tmp', 'read-only');
beforeAll(async () => {
  disk = SmallDisk.make(DISK_MB);
  const loaded = ['shifted-clock', 'refusing-sqlite'].map((name) => join(places.root, `tests/support/${name}.mjs`));
  stack = await startStack({
    ...(disk.folder === undefined ? {} : { dataDir: join(disk.folder, 'data') }),
    cms: {
      NODE_OPTIONS: loaded.map((file) => `--import ${file}`).join(' '),
      ...{ CLOCK_SHIFT_FILE: clock, READ_ONLY_FILE: readOnly },
    },
  });
  storage = await FailingStorage.of(stack);
  ({ admin } = storage);
});
afterAll(async () => {
  await stack?.stop();
  disk?.remove();
});

const pids = () => [stack.pids.cms, stack.pids.proxy];
const setClock = (days: number) => writeFileSync(clock, String(days * DAY_MS));
const upload = () => storage.hurried['upload.php']();
const remove = (name: string) => admin.within(SAYS_SO_MS).send('DELETE', '/api/media.php', { name });

/**
 * The answer to a save that finds the disk full. A file that is written anew makes room when it takes the old one's place, and a save
 * may find it: the disk is filled again then.
 */
async function refusedByDisk(save: () => Promise<WireAnswer>): Promise<WireAnswer> {
  return until(async () => {
    disk.free(pids());
    // Otherwise the first saves find room in what SQLite has of its own, however many those are.
    emptyWal(stack.dataDir);
    disk.fill(pids());
    const answer = await save();
    return answer.status === 200 ? undefined : answer;
  });
}

/** Everything that could have been torn: the file of the database, and what lies beside it. */
async function expectWhole(): Promise<void> {
  const database = sqliteOf(stack.dataDir);
  expect(await database.integrity()).toEqual([]);
  expect(judgeFiles((await lookAtMedia(database, stack.dataDir)).files)).toEqual([]);
}

async function expectHealed(): Promise<void> {
  await storage.expectSaving();
  await expectWhole();
}

describe('where data is kept', () => {
  it(
    'F1: a full disk is said in words, reading goes on, and saving heals as soon as there is room',
    { timeout: 90_000 },
    async () => {
      const before = await admin.content();
      onTestFinished(() => disk.free(pids()));
      for (const save of [storage.hurried['content.php'], upload])
        expectHonest(await refusedByDisk(save), /room|write|try again/i);
      for (const save of Object.values(storage.hurried)) {
        const answer = await save();
        if (answer.status !== 200) expectHonest(answer, /room|write|try again/i);
      }
      await storage.expectReading();
      await expectWhole();
      expect((await admin.content()).about).toEqual({ ...before.about, mission: expect.any(String) });
      expectHonest(await storage.signIn(), /try again/i);
      disk.free(pids());
      await expectHealed();
    },
  );

  it(
    'F1: a folder that nobody can write to is said in words, and its files stay where they are',
    { timeout: 90_000 },
    async () => {
      const { name } = z.object({ name: z.string() }).parse((await upload()).json);
      const allow = withoutWriting(join(stack.dataDir, 'public/uploads'));
      expectHonest(await upload(), /cannot write/i);
      expectHonest(await remove(name), /cannot write/i);
      expect((await storage.visitor.get(`/uploads/${name}`)).status).toBe(200);
      await storage.expectReading();
      allow();
      const allowAll = withoutWriting(join(stack.dataDir, 'sessions'));
      expectHonest(await storage.signIn(), /try again/i);
      await storage.expectReading();
      allowAll();
      expect((await storage.signIn()).status).toBe(200);
      // The entry may be in the trash already; its file follows now.
      expect([200, 404]).toContain((await admin.send('DELETE', '/api/media.php', { name })).status);
      expect((await storage.visitor.get(`/uploads/${name}`)).status).toBe(404);
      await expectHealed();
    },
  );

  it(
    'F1: a database that another program holds is said in words, and saving goes on when it lets go',
    { timeout: 120_000 },
    async () => {
      const release = await lockDatabase(stack.dataDir);
      try {
        const answers = await Promise.all(Object.values(storage.hurried).map((save) => save()));
        for (const answer of answers) expectHonest(answer, /try again/i);
        await storage.expectReading();
      } finally {
        await release();
      }
      await expectHealed();
    },
  );

  it(
    'F1: a database that takes no writes is said in words, reading goes on, and saving goes on when it takes them',
    { timeout: 120_000 },
    async () => {
      const before = await until(async () => {
        const content = await admin.content();
        return content.stale === true ? undefined : content;
      });
      const allow = () => rmSync(readOnly, { force: true });
      onTestFinished(allow);
      writeFileSync(readOnly, '');
      expectHonest(await storage.hurried['content.php'](), /cannot write to its disk/);
      for (const [name, save] of Object.entries(storage.hurried)) {
        const answer = await save();
        expect([name, answer.status]).toEqual([name, 503]);
        expectHonest(answer, /cannot write|try again/i);
      }
      await storage.expectReading();
      expect([200, 503]).toContain((await storage.signIn()).status);
      expect(await admin.content()).toEqual(before);
      allow();
      await expectHealed();
    },
  );

  it('F1: a clock that jumps loses nothing and refuses nobody', { timeout: 120_000 }, async () => {
    const { name } = z.object({ name: z.string() }).parse((await upload()).json);
    await admin.send('DELETE', '/api/media.php', { name });
    for (const days of [1, -1, 400, -400, 0]) {
      setClock(days);
      for (const [call, save] of Object.entries(storage.saves))
        expect([days, call, (await save()).status]).toEqual([days, call, 200]);
      await storage.expectReading();
      const trash = await admin.get('/api/media.php?type=trash');
      expect(trash.text).toContain(name);
    }
    await expectWhole();
  });
});

describe('answers that get lost', () => {
  it('F1: what is sent again with its key is done once', { timeout: 60_000 }, async () => {
    const line = await LossyLine.to(stack.origin);
    const [far, there] = [new WireClient(line.origin), await admin.content()];
    await far.signIn(stack.admin);
    const [made, sent] = [storage.post(), storage.lead()];
    const reader = { name: 'Reader', email: 'lost-and-found@example.com' };
    const slide = { ...there.heroSlides[0], id: 9_000_000_000, title: 'Only once' };
    const content = { ...there, heroSlides: [...there.heroSlides, slide] };
    const calls: (() => Promise<WireAnswer>)[] = [
      () => far.post('/api/blog.php', made, { 'idempotency-key': 'lost-post' }),
      () => far.post('/api/content.php', content, { 'idempotency-key': 'lost-content', 'x-conflicts': 'ask' }),
      () => far.post('/api/contact', sent),
      () => far.post('/api/newsletter.php', reader),
    ];
    for (const call of calls) {
      line.isLossy = true;
      await expect(call()).rejects.toThrow();
      await expect(call()).rejects.toThrow();
      line.isLossy = false;
      expect((await call()).status).toBe(200);
    }
    line.close();
    const posts = postsReplySchema.parse((await admin.get('/api/blog.php')).json);
    expect(posts.filter(({ title }) => title === made.title)).toHaveLength(1);
    expect((await admin.content()).heroSlides.filter(({ title }) => title === 'Only once')).toHaveLength(1);
    const { ask } = sqliteOf(stack.dataDir);
    expect(await ask(`select id from contact_messages where name = '${sent.name}'`)).toHaveLength(1);
    expect(await ask(`select id from subscribers where email = '${reader.email}'`)).toHaveLength(1);
  });
});
