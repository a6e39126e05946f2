import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPostSavedSchema, MAX_RUN, type CmsTeam, type Content, type Person, type Team } from '@apoti/contract';
import { Cms, revisionOf } from './support/cms';
import { History, secondAdmin } from './support/history';
import { publicPost } from './support/posts';

let cms: Cms;
let ada: Person | null;
let ben: Person | null;
const histories = {} as Record<'content' | 'team' | 'posts', History>;
beforeAll(async () => {
  cms = await Cms.start();
  ada = await cms.signIn();
  ben = await secondAdmin(cms);
  for (const kind of ['content', 'team', 'posts'] as const) histories[kind] = new History(cms, kind, () => ada);
});
afterAll(() => cms.stop());

const teamRevision = ({ revisions }: CmsTeam) => `${revisions.epoch}.${revisions.last.team}`;
async function saveTeam(person: Person | null, change: (team: Team) => object[]): Promise<void> {
  const read = await cms.team();
  const body = { revision: teamRevision(read), members: change(read.members), conflicts: 'ask' };
  expect(await cms.postAs('/api/wire/team', body, person)).toMatchObject({ status: 200 });
}
async function saveContent(
  person: Person | null,
  change: (content: Content) => object,
  conflicts = 'ask',
): Promise<void> {
  const read = await cms.content();
  const body = { revision: revisionOf(read), content: change(read.content), conflicts };
  expect(await cms.save(body, person)).toMatchObject({ status: 200 });
}
const deletedIn = async (history: History, query: Record<string, string> = {}) =>
  (await history.deleted(query)).flatMap(({ changes }) => changes.map(({ path }) => path.join('/')));

describe('what was deleted', () => {
  it('A6: an item that was brought back and then renamed is not listed; deleted again it is, under its name of then', async () => {
    const slides = (await cms.content()).content.heroSlides;
    const [first] = slides;
    const place = `heroSlides/#${first!.id}`;
    await saveContent(ben, () => ({ heroSlides: slides.slice(1) }));
    expect(await deletedIn(histories.content)).toEqual([place]);
    const gone = await histories.content.newest({ deleted: 'true' });
    expect((await histories.content.restore(gone)).status).toBe(200);
    const renamed = (title: string) => (content: Content) => ({
      heroSlides: content.heroSlides.map((slide) => (slide.id === first!.id ? { ...slide, title } : slide)),
    });
    await saveContent(ada, renamed('100% another “title”'));
    expect(await deletedIn(histories.content)).toEqual([]);
    const told = (await histories.content.groups()).find(({ change }) => change === gone.change);
    const toldPlace = told?.changes.find(({ path }) => path.join('/') === place);
    expect(toldPlace).toMatchObject({ old: { title: first!.title } });
    expect(toldPlace).not.toHaveProperty('gone');
    await saveContent(ben, (content) => ({ heroSlides: content.heroSlides.slice(1) }), 'silent');
    const listed = (await histories.content.deleted()).flatMap(({ changes }) => changes);
    expect(listed).toMatchObject([{ path: ['heroSlides', `#${first!.id}`], old: { title: '100% another “title”' } }]);
  });

  it('A6: an item that came back beside the one that has its number is not listed, whatever it is called now', async () => {
    const read = (await cms.team()).members;
    const last = read.at(-1)!;
    await saveTeam(ben, (team) => team.slice(0, -1));
    await saveTeam(ada, (team) => [...team, { ...last, name: 'Somebody else' }]);
    const [gone] = await histories.team.deleted();
    expect(gone?.changes).toMatchObject([{ path: [`#${last.id}`], old: { name: last.name } }]);
    expect((await histories.team.restore(gone!)).status).toBe(200);
    expect(await histories.team.deleted()).toEqual([]);
    const beside = (await cms.team()).members.find(({ name }) => name === last.name)!;
    expect(beside.id).not.toBe(last.id);
    await saveTeam(ben, (team) => team.map((one) => (one.id === beside.id ? { ...one, name: 'Renamed' } : one)));
    expect(await histories.team.deleted()).toEqual([]);
  });
});

it('A12: a run of more saves than are looked at first is told as one', async () => {
  const { post } = await publicPost(cms, ada);
  await logMany(String(post.id), 250);
  const { from, change } = await histories.posts.newest({ item: String(post.id) });
  expect(change - from).toBe(249);
});

describe('bringing back', () => {
  it('A6: somebody else’s later edit is found however many saves came after it', async () => {
    const { post, revision } = await publicPost(cms, ada);
    const edit = async (person: Person | null, fields: object, from: string) => {
      const body = { post: fields, revision: from, conflicts: 'ask' };
      return cmsPostSavedSchema.parse((await cms.postAs(`/api/wire/posts/${post.id}`, body, person)).body);
    };
    const byAda = await edit(ada, { title: 'By Ada' }, revision);
    const run = await histories.posts.newest({ item: String(post.id) });
    await edit(ben, { title: 'By Ben' }, byAda.revision);
    await logMany(String(post.id), MAX_RUN + 50);
    const answer = await histories.posts.restore(run, { paths: [['draft', 'title']], ask: true });
    expect(answer).toMatchObject({ status: 409, body: { newer: [{ path: ['draft', 'title'], who: 'ben' }] } });
  });
});

/** So many rows of a program that changed something else in the post, as the log would hold them. */
async function logMany(subject: string, count: number): Promise<void> {
  const [counters] = (await cms.strapi.db.connection('revision_counters')) as { number: number; last: unknown }[];
  const start = Number(counters!.number);
  const rows = Array.from({ length: count }, (_, index) => ({
    number: start + index + 1,
    kind: 'posts',
    subject,
    author: 'system',
    authorName: 'System',
    changes: [{ path: ['draft', 'excerpt'], old: `${index}`, new: `${index + 1}` }],
    aliases: [],
    createdAt: new Date(),
  }));
  for (let from = 0; from < count; from += 50) {
    await cms.strapi.db.query('api::change.change').createMany({ data: rows.slice(from, from + 50) });
  }
  const last = typeof counters!.last === 'string' ? (JSON.parse(counters!.last) as object) : (counters!.last as object);
  await cms.strapi.db
    .connection('revision_counters')
    .update({ number: start + count, last: JSON.stringify({ ...last, posts: start + count }) });
}
