import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { errorBodySchema, postsReplySchema, teamReplySchema } from '@apoti/contract';
import { z } from 'zod';
import { judgeFiles } from '../faults/saves/judge-files';
import { sqliteOf } from '../faults/saves/look/database';
import { lookAtMedia } from '../faults/saves/look/media';
import { emptyWal } from '../support/empty-wal';
import { lockDatabase } from '../support/lock-database';
import { LossyLine } from '../support/lossy-line';
import { png } from '../support/pictures';
import { places } from '../support/places';
import { SmallDisk, withoutWriting } from '../support/small-disk';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { WireClient, type WireAnswer } from '../support/wire-client';

/** Enough for a data folder with a first content, and soon full. */
const DISK_MB = 48;
const DAY_MS = 24 * 60 * 60 * 1000;

let disk: SmallDisk;
let stack: Stack;
let admin: WireClient;
let clock: string;
beforeAll(async () => {
  disk = SmallDisk.make(DISK_MB);
  clock = join(process.env['TMPDIR'] ?? '/tmp', 'clock');
  stack = await startStack({
    ...(disk.folder === undefined ? {} : { dataDir: join(disk.folder, 'data') }),
    cms: { NODE_OPTIONS: `--import ${join(places.root, 'tests/support/shifted-clock.mjs')}`, CLOCK_SHIFT_FILE: clock },
  });
  admin = new WireClient(stack.origin);
  await admin.signIn(stack.admin);
});
afterAll(async () => {
  await stack?.stop();
  disk?.remove();
});

const visitor = () => new WireClient(stack.origin);
const pids = () => [stack.pids.cms, stack.pids.proxy];
const setClock = (days: number) => writeFileSync(clock, String(days * DAY_MS));
let count = 0;
const post = () => ({
  ...{ title: `Post ${(count += 1)}`, excerpt: 'Short.', content: '<p>Long.</p>', author: 'Example Author' },
  category: 'Technology',
});
const lead = () => ({
  ...{ name: `Visitor ${(count += 1)}`, email: `v-${count}@example.com`, subject: 'general' },
  ...{ message: `What visitor ${count} has to say.`, submissionId: `form-${count}`, elapsed: 20_000 },
});
const saveContent = async (mission: string) => {
  const content = await admin.content();
  return admin.post('/api/content.php', { ...content, about: { ...content.about, mission } });
};
const saveTeam = async () => {
  const team = teamReplySchema.parse((await admin.get('/api/team.php')).json);
  return admin.post(
    '/api/team.php',
    team.map((member) => ({ ...member, bio: `Bio ${(count += 1)}` })),
  );
};
const upload = async () => admin.upload(await png());

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

/** One save of each kind. */
const saves: Record<string, () => Promise<WireAnswer>> = {
  'content.php': () => saveContent(`Mission ${(count += 1)}`),
  'team.php': saveTeam,
  'blog.php': () => admin.post('/api/blog.php', post()),
  'newsletter.php': () => visitor().post('/api/newsletter.php', { name: 'A', email: `n-${(count += 1)}@example.com` }),
  contact: () => visitor().post('/api/contact', lead()),
  'upload.php': upload,
};

/** A refusal that tells people what is wrong, in words of ours. */
function expectHonest(answer: WireAnswer, words: RegExp): void {
  expect([503, 507]).toContain(answer.status);
  const { error, success } = errorBodySchema.parse(answer.json);
  expect(success).toBe(false);
  expect(error).toMatch(words);
  expect(answer.text).not.toMatch(/SQLITE|sqlite|ENOSPC|EROFS|node_modules/);
}

/** Pages and calls that only read go on; what visitors may not see says so as ever. */
async function expectReading(): Promise<void> {
  for (const path of ['/', '/api/content.php', '/api/team.php', '/api/blog.php', '/faq']) {
    expect([path, (await visitor().get(path)).status]).toEqual([path, 200]);
  }
  expect((await admin.get('/api/content.php')).status).toBe(200);
  for (const path of ['/api/newsletter.php', '/api/media.php?type=active']) {
    await until(async () => (await admin.get(path)).status === 200);
  }
}

/** Everything that could have been torn: the file of the database, and what lies beside it. */
async function expectWhole(): Promise<void> {
  const database = sqliteOf(stack.dataDir);
  expect(await database.integrity()).toEqual([]);
  expect(judgeFiles((await lookAtMedia(database, stack.dataDir)).files)).toEqual([]);
}

async function expectHealed(): Promise<void> {
  for (const [name, save] of Object.entries(saves)) {
    await until(async () => (await save()).status === 200);
    expect([name, (await save()).status]).toEqual([name, 200]);
  }
  await expectWhole();
}

describe('where data is kept', () => {
  it(
    'F1: a full disk is said in words, reading goes on, and saving heals as soon as there is room',
    { timeout: 90_000 },
    async () => {
      const before = await admin.content();
      onTestFinished(() => disk.free(pids()));
      for (const save of [() => saveContent(`Mission ${(count += 1)}`), upload])
        expectHonest(await refusedByDisk(save), /room|write|try again/i);
      for (const save of Object.values(saves)) {
        const answer = await save();
        if (answer.status !== 200) expectHonest(answer, /room|write|try again/i);
      }
      await expectReading();
      await expectWhole();
      expect((await admin.content()).about).toEqual({ ...before.about, mission: expect.any(String) });
      expectHonest(await visitor().signIn(stack.admin), /try again/i);
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
      expectHonest(await admin.send('DELETE', '/api/media.php', { name }), /cannot write/i);
      expect((await visitor().get(`/uploads/${name}`)).status).toBe(200);
      await expectReading();
      allow();
      const allowAll = withoutWriting(join(stack.dataDir, 'sessions'));
      expectHonest(await visitor().signIn(stack.admin), /try again/i);
      await expectReading();
      allowAll();
      expect((await visitor().signIn(stack.admin)).status).toBe(200);
      // The entry may be in the trash already; its file follows now.
      expect([200, 404]).toContain((await admin.send('DELETE', '/api/media.php', { name })).status);
      expect((await visitor().get(`/uploads/${name}`)).status).toBe(404);
      await expectHealed();
    },
  );

  it(
    'F1: a database that another program holds is said in words, and saving goes on when it lets go',
    { timeout: 120_000 },
    async () => {
      const release = await lockDatabase(stack.dataDir);
      try {
        const answers = await Promise.all(Object.values(saves).map((save) => save()));
        for (const answer of answers) expectHonest(answer, /try again/i);
        await expectReading();
      } finally {
        await release();
      }
      await expectHealed();
    },
  );

  it('F1: a clock that jumps loses nothing and refuses nobody', { timeout: 120_000 }, async () => {
    const { name } = z.object({ name: z.string() }).parse((await upload()).json);
    await admin.send('DELETE', '/api/media.php', { name });
    for (const days of [1, -1, 400, -400, 0]) {
      setClock(days);
      for (const [call, save] of Object.entries(saves))
        expect([days, call, (await save()).status]).toEqual([days, call, 200]);
      await expectReading();
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
    const [made, sent] = [post(), lead()];
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
