import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cmsLibraryPaths, cmsPaths, cmsStatePath, type Person } from '@apoti/contract';
import type * as AtOneMoment from '../src/changes/at-one-moment';
import type * as TeamWatch from '../src/team/team-watch';
import { Cms, type Answer } from './support/cms';

/** As compiled: the very code that the CMS runs. */
const load = createRequire(import.meta.url);
const { atOneMoment }: typeof AtOneMoment = load('../dist/src/changes/at-one-moment.js');
const { readTeam }: typeof TeamWatch = load('../dist/src/team/team-watch.js');

let cms: Cms;
let ada: Person | null;
beforeAll(async () => {
  cms = await Cms.start();
  // Strapi notes once an hour that its token is used.
  await cms.content();
  ada = await cms.signIn();
  // Noted after its answer.
  const signIns = () => cms.strapi.db.query('api::sign-in.sign-in').count();
  await vi.waitUntil(async () => (await signIns()) > 0, { timeout: 30_000 });
});
afterAll(() => cms.stop());

/** Gives every member of the team another bio, in one save. */
async function saveBios(bio: string): Promise<void> {
  const { revisions, members } = await cms.team();
  const revision = `${revisions.epoch}.${revisions.last.team}`;
  const sent = { revision, members: members.map((member) => ({ ...member, bio })) };
  expect(await cms.postAs(cmsPaths.team, sent)).toMatchObject({ status: 200 });
}

/** What a read asks the database. */
async function askedBy(read: () => Promise<Answer>): Promise<string[]> {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => void asked.push(sql);
  cms.strapi.db.connection.on('query', note);
  const answer = await read();
  cms.strapi.db.connection.removeListener('query', note);
  expect(answer).toMatchObject({ status: 200, body: { revisions: await cms.revisions() } });
  return asked;
}

let run = 0;
/** Reads the team, and has somebody save before each of the first reads is over. */
async function readBeside(saves: number) {
  let reads = 0;
  run += 1;
  const { counters, data } = await atOneMoment(cms.strapi, 'team', async () => {
    const team = await readTeam(cms.strapi);
    reads += 1;
    if (reads <= saves) await saveBios(`Run ${run}, save ${reads}`);
    return team;
  });
  return { reads, last: counters.last, bios: new Set(data.map(({ bio }) => bio)) };
}

describe('reading beside saves', () => {
  it.each([
    ['team', cmsPaths.team],
    ['posts', cmsPaths.posts],
    ['content', cmsPaths.content],
    ['events', cmsPaths.events],
    ['stations', cmsPaths.stations],
    ['franchise models', cmsPaths.franchiseModels],
    ['placed media', cmsLibraryPaths.placed],
    ['settings', cmsStatePath('settings')],
    ['SEO', cmsStatePath('seo')],
  ])('F1: %s are read without a write or a turn among those who save', async (_, path) => {
    const asked = await askedBy(() => cms.get(path));
    expect(asked.filter((sql) => /revision_counters/.test(sql))).not.toEqual([]);
    expect(asked.filter((sql) => !/^select\b/i.test(sql))).toEqual([]);
  });

  it('F1, A10: a post is read for its form without a write or a turn among those who save', async () => {
    const { posts } = await cms.posts();
    const asked = await askedBy(() => cms.getAs(cmsPaths.post(Number(posts[0]?.id)), ada));
    expect(asked.filter((sql) => /revision_counters/.test(sql))).not.toEqual([]);
    expect(asked.filter((sql) => !/^select\b/i.test(sql))).toEqual([]);
  });

  it('C7: what somebody saves during a read is read anew, with the counters of that moment', async () => {
    const { reads, last, bios } = await readBeside(1);
    expect([reads, bios]).toEqual([2, new Set([`Run ${run}, save 1`])]);
    expect(last).toEqual((await cms.revisions()).last);
  });

  it('C7: a read beside saves that do not end takes its turn among them', async () => {
    const { reads, last, bios } = await readBeside(3);
    expect([reads, bios]).toEqual([4, new Set([`Run ${run}, save 3`])]);
    expect(last).toEqual((await cms.revisions()).last);
  });
});
