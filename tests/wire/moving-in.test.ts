import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaListSchema, postsReplySchema, subscribersReplySchema, teamReplySchema } from '@apoti/contract';
import { png } from '../support/pictures';
import { OldSite, oldAdmin } from '../support/old-site/old-site';
import { runImport, startImport } from '../support/run-import';
import { startStack, type Stack } from '../support/stack';
import { until } from '../support/until';
import { WireClient } from '../support/wire-client';
import { PLACE } from '../support/placed-files';

const POSTS = process.env['ALL_JOURNEYS'] === undefined ? 300 : 10_000;

let stack: Stack;
let old: OldSite;
let wire: WireClient;
beforeAll(async () => {
  [stack, old] = await Promise.all([startStack(), OldSite.start({ posts: POSTS })]);
  wire = new WireClient(stack.origin);
  expect((await wire.signIn(stack.admin)).status).toBe(200);
});
afterAll(async () => {
  old.stop();
  await stack.stop();
});

const asOwner = () => ['--from', old.origin, '--user', oldAdmin.user, '--password', oldAdmin.password];
const written = () => [stack.countRows('changes'), stack.countRows('files')];
const posts = async () => postsReplySchema.parse((await wire.get('/api/blog.php')).json);
const post = async (title: string) => (await posts()).find((one) => one.title === title);
const team = async () => teamReplySchema.parse((await wire.get('/api/team.php')).json);
const media = async () => mediaListSchema.parse((await wire.get('/api/media.php?type=active')).json);
const subscribers = async () => subscribersReplySchema.parse((await wire.get('/api/newsletter.php')).json);
const lineOf = (output: string, kind: string) =>
  output.split('\n').findLast((line) => line.trim().startsWith(`${kind} `));

/** The proxy follows the CMS within a second. */
const shows = (look: () => Promise<void>) =>
  expect
    .poll(() =>
      look().then(
        () => 'as it should',
        (error: unknown) => String(error),
      ),
    )
    .toBe('as it should');

// One product for all of it, as an operator goes on with one.
describe('moving in', { timeout: 300_000 }, () => {
  it('C9: a look at the plan writes nothing', async () => {
    const before = written();
    const dry = await runImport(stack, [...asOwner(), '--dry-run']);
    expect(dry.code, dry.output).toBe(0);
    expect(lineOf(dry.output, 'Posts')).toContain(`${POSTS + 5} new, 5 changed`);
    expect(written()).toEqual(before);
  });

  it('C9, C15: a run that is killed has begun no kind, and the next one goes on with what was read', async () => {
    // Files come first, one by one: it is killed while one of them is on its way.
    const killed = startImport(stack, asOwner());
    old.before = (path) => {
      if (path === '/uploads/unused.png') killed.process.kill('SIGKILL');
    };
    expect((await killed.ended).code).toBeNull();
    expect(await posts()).toHaveLength(6);
    old.before = () => undefined;
    old.asked.length = 0;
    const next = await runImport(stack, asOwner());
    expect(next.code, next.output).toBe(0);
    expect(next.output).toContain('Goes on with the run of');
    expect(old.asked).not.toContain('/api/blog.php');
    expect(leftovers()).toEqual(['brought.json', 'files.ndjson', 'report.txt']);
  });

  it('C5, C7, C9, C13, C15: every oddity of an older site is put right, and no other host was asked', async () => {
    await shows(showsContent);
    await shows(showsTeam);
    await shows(showsPosts);
    await shows(showsPeopleAndFiles);
    expect(old.askedElsewhere).toEqual([]);
  });

  it('C9: a second run changes nothing', async () => {
    const before = written();
    const again = await runImport(stack, asOwner());
    expect(again.code, again.output).toBe(0);
    expect(lineOf(again.output, 'Posts')).toContain(`0 new, 0 changed, ${POSTS + 10} unchanged`);
    expect(written()).toEqual(before);
  });

  it('C8, C9: a kind with a fatal fault stays as it was, others come', async () => {
    old.instead.set('/api/team.php', { body: '{"success":false,"error":"Database connection failed"}' });
    old.instead.set('/api/content.php', { status: 500, body: 'Fatal error' });
    old.instead.set('/api/newsletter.php', { body: '[{"name":"Late","email":"late@example.com"}]' });
    const [teamBefore, contentBefore] = [await team(), await wire.content()];
    const run = await runImport(stack, asOwner());
    expect(run.code).toBe(1);
    expect(lineOf(run.output, 'Team')).toContain('nothing is brought over: the answer holds no list');
    expect(lineOf(run.output, 'Content')).toContain('nothing is brought over: /api/content.php answers 500');
    expect((await subscribers()).map(({ email }) => email)).toContain('late@example.com');
    expect([await team(), await wire.content()]).toEqual([teamBefore, contentBefore]);
  });

  it('C9: what was edited or deleted here since stays so; what is new at the old site comes', async () => {
    const [one, two, three] = [saved(90_001, 'One'), saved(90_002, 'Two'), saved(90_003, 'Three')];
    const folder = await savedSite([one, two, three]);
    expect((await runImport(stack, ['--from', folder])).code).toBe(1);
    await until(async () => (await post('Three')) !== undefined);
    expect((await wire.post('/api/blog.php', { ...(await post('Two')), title: 'Two, edited here' })).status).toBe(200);
    expect((await wire.send('DELETE', '/api/blog.php', { id: three.id })).status).toBe(200);
    const list = [{ ...one, excerpt: 'Said anew' }, two, three, saved(90_004, 'Four')];
    await writeFile(join(folder, 'blog.json'), JSON.stringify(list));
    const run = await runImport(stack, ['--from', folder]);
    expect(lineOf(run.output, 'Posts')).toContain('1 new, 1 changed, 2 unchanged');
    const told = async () =>
      (await posts()).filter(({ id }) => id > 90_000).map(({ id, title, excerpt }) => [id, title, excerpt]);
    await expect.poll(told).toEqual([
      [90_004, 'Four', 'In short'],
      [90_002, 'Two, edited here', 'In short'],
      [90_001, 'One', 'Said anew'],
    ]);
    await rm(folder, { recursive: true });
  });
});

async function showsContent(): Promise<void> {
  const { heroSlides, testimonials, services, faq, footer, pricing, about } = await wire.content();
  expect(heroSlides.map(({ id, title }) => [id, title])).toEqual([
    [1, 'Fast & safe'],
    [2, 'Second'],
    [10, 'The id of another'],
    [11, 'Without any id'],
  ]);
  expect(heroSlides[0]).toMatchObject({ subtitle: '7', active: true, icon: 'FiPackage' });
  expect(heroSlides[0]?.backgroundImage).toMatch(/^\/uploads\/our-van-[0-9a-f]+\.png$/);
  expect(heroSlides[1]?.backgroundImage).toBe('');
  expect(heroSlides[2]?.description).toBe(`See /about#team or ${old.origin}`);
  expect(testimonials.map(({ id, rating, dateAdded }) => [id, rating, dateAdded])).toEqual([
    [1, 5, '2023-06-15'],
    [4, 4, '2023-06-15'],
  ]);
  expect(services.services.map(({ name, features }) => [name, features])).toEqual([
    ['Lockers', ['QR', 'PIN', 'card']],
    ['Returns', ['Fast', 'Free']],
  ]);
  expect(faq.faqs.map(({ id, category }) => [id, category])).toEqual([
    [1, 'money'],
    [2, 'general'],
  ]);
  expect(footer.quickLinks.map(({ path }) => path)).toEqual(['/pricing', '']);
  expect(pricing.plans.map(({ name, price, features }) => [name, price, features])).toEqual([
    ['Basic', '1000', ['One locker']],
  ]);
  expect(about.values).toEqual(['Trust', 'Speed', 'Care']);
}

async function showsTeam(): Promise<void> {
  const members = (await team()).map(({ id, name, department, joinDate }) => [id, name, department, joinDate]);
  expect(members).toEqual([
    [3, 'Third Example', 'Operations', '2023-06-15'],
    [13, 'Twin Example', 'Operations', ''],
    [8, 'Bare Example', 'Operations', ''],
  ]);
}

async function showsPosts(): Promise<void> {
  const all = await posts();
  expect(all).toHaveLength(POSTS + 10);
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  expect(all.find(({ id }) => id === 2)).toMatchObject({ status: 'published', publishDate: '2023-06-15' });
  expect(all.find(({ id }) => id === 3)).toMatchObject({ status: 'draft', content: '' });
  const odd = all.find(({ id }) => id === 4)?.content ?? '';
  expect(odd).toContain('<a href="/pricing?from=post">prices</a> or <a href="/contact">us</a>');
  expect(odd).toMatch(/<img src="\/uploads\/photo-[0-9a-f]+\.jpg" alt="A van" ?\/?>/);
  expect(odd).toMatch(/<a href="\/uploads\/prices-[0-9a-f]+\.pdf">PDF<\/a>/);
  for (const gone of ['script', 'onclick', 'iframe', 'gone.jpg', 'spy.png', 'turns-away', 'not-a-picture'])
    expect(odd).not.toContain(gone);
  expect(await post('Another with the id 4')).toMatchObject({ status: 'draft' });
  expect(await post('No id at all')).toMatchObject({ publishDate: '2023-02-03', excerpt: 'Text' });
  expect((await new WireClient(stack.origin).get('/press-releases/4')).status).toBe(200);
}

async function showsPeopleAndFiles(): Promise<void> {
  const people = (await subscribers()).map(({ name, email, subscribed_at: since }) => [
    email,
    name,
    since.slice(0, 19),
  ]);
  expect(people).toHaveLength(4);
  expect(people).toContainEqual(['ada@example.com', 'Ada', '2022-03-04T04:06:07']);
  expect(people).toContainEqual(['Bayo@Example.com', 'Bayo', '2022-06-15T13:33:20']);
  const names = (await media()).map(({ originalName }) => originalName).sort();
  expect(names).toEqual(['Our van.png', 'photo.jpg', 'prices.pdf', 'unused.png']);
  const photo = (await media()).find(({ originalName }) => originalName === 'photo.jpg');
  const bytes = await readFile(join(stack.dataDir, 'public', photo?.url ?? ''));
  expect(bytes.includes(PLACE)).toBe(false);
}

const saved = (id: number, title: string, excerpt = 'In short') => ({
  ...{ id, title, slug: title, excerpt, status: 'published', author: 'Somebody', category: 'Technology' },
  ...{ content: '<p>In full</p>', publishDate: '2024-01-02', featuredImage: 'uploads/van.png' },
});

/** A folder of saved answers: posts alone. */
async function savedSite(list: object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'old-site-'));
  await mkdir(join(folder, 'uploads'));
  await writeFile(join(folder, 'uploads/van.png'), await png());
  await writeFile(join(folder, 'blog.json'), JSON.stringify(list));
  return folder;
}

function leftovers(): string[] {
  const folder = join(stack.dataDir, 'import');
  const [site = ''] = readdirSync(folder).filter((name) => name !== 'incoming');
  return readdirSync(join(folder, site)).sort();
}
