import { AUTOSAVE_QUIET_MS, type PostDraft } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ABANDONED_MS, KEEP_MS } from '../editing/record-keeper';
import { EditingSession } from '../editing/session';
import type { Outcome } from '../editing/state';
import { statusOf } from '../editing/status';
import type { Entry } from '../editing/work';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { FakeClock, settle } from '../editing/testing/fake-clock';
import { blankPost, NO_ID, postDocument, UNMADE } from './post-document';

/** A server of several posts, which makes each once a key. */
class Posts {
  isDown = false;
  readonly all = new Map<number, PostDraft>();
  readonly #answers = new Map<string, Outcome<PostDraft>>();

  send = async ({ key, content }: Entry<PostDraft>): Promise<Outcome<PostDraft>> => {
    if (this.isDown) return { kind: 'unavailable', message: 'The server cannot be reached' };
    const id = content.id === NO_ID ? 41 + this.all.size : content.id;
    const made = { ...content, id };
    const answer = this.#answers.get(key) ?? {
      kind: 'saved' as const,
      content: made,
      revision: `e.${this.#answers.size + 1}`,
      aliases: [],
    };
    this.#answers.set(key, answer);
    this.all.set(made.id, made);
    return answer;
  };
}

const NAME = 'post-new-1';
let clock: FakeClock;
let browser: FakeBrowser<PostDraft>;
let server: Posts;
let keys: number;
beforeEach(() => {
  clock = new FakeClock();
  browser = new FakeBrowser();
  server = new Posts();
  keys = 0;
});

/** A tab's form of a new post, whose name another tab may have, too. */
async function open(name = NAME) {
  const tabs = browser.tabs();
  const session = new EditingSession<PostDraft>({
    document: postDocument(name),
    person: 7,
    clock,
    store: browser.store(name, 7),
    tabs,
    newKey: () => `key-${(keys += 1)}`,
    send: server.send,
  });
  session.seen({ content: blankPost(clock.now()), revision: UNMADE });
  await session.start();
  await settle();
  const type = (fields: Partial<PostDraft>) => session.edit((post) => ({ ...post, ...fields }));
  const close = () => {
    session.abandon();
    browser.kill(tabs.id);
  };
  return { session, type, close, mine: () => session.getState().work!.mine };
}

const one: Partial<PostDraft> = { title: 'One', slug: 'one', content: '<p>Words of one</p>', tags: ['one'] };
const two: Partial<PostDraft> = { title: 'Two', slug: 'two', content: '<p>Words of two</p>' };
/** What stands under other names than the forms' own. */
const others = () => [...browser.records.values()].map(({ document }) => document).filter((name) => name !== NAME);
const made = () =>
  [...server.all.values()]
    .map(({ title, content, tags }) => ({ title, content, tags }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
const both = [
  { title: 'One', content: '<p>Words of one</p>', tags: ['one'] },
  { title: 'Two', content: '<p>Words of two</p>', tags: [] },
];

describe('two new posts of one name, as of a copied tab', () => {
  it('A6, A10: what the closed one left is not mixed into the other, and becomes a post of its own', async () => {
    server.isDown = true;
    const [first, second] = [await open(), await open()];
    first.type(one);
    second.type(two);
    await clock.pass(KEEP_MS);
    first.close();
    await clock.pass(ABANDONED_MS);
    await second.session.wake();
    expect(second.mine()).toMatchObject(both[1]!);
    const { work, strays, restored } = second.session.getState();
    expect([work?.conflicts, strays, restored, browser.records.size]).toEqual([[], [], false, 2]);
    const [name] = others();
    const third = await open(name);
    expect(third.mine()).toMatchObject(both[0]!);
    server.isDown = false;
    await clock.pass(60_000);
    expect(made()).toEqual(both);
    expect([browser.records.size, statusOf(second.session.getState())]).toEqual([0, 'saved']);
  });

  it('A6, A10: two whose making waits are found by the next form as two', async () => {
    server.isDown = true;
    const [first, second] = [await open(), await open()];
    first.type(one);
    second.type(two);
    await clock.pass(AUTOSAVE_QUIET_MS);
    for (const tab of [first, second]) tab.close();
    const next = await open();
    const [name] = others();
    const other = await open(name);
    server.isDown = false;
    await clock.pass(60_000);
    expect(made()).toEqual(both);
    expect([next.mine().title, other.mine().title].toSorted()).toEqual(['One', 'Two']);
  });

  it('A6, A10: once both are made, an unsent edit of one goes to that one', async () => {
    const [first, second] = [await open(), await open()];
    first.type(one);
    await clock.pass(AUTOSAVE_QUIET_MS);
    second.type(two);
    await clock.pass(AUTOSAVE_QUIET_MS);
    server.isDown = true;
    first.type({ excerpt: 'Of one' });
    await clock.pass(KEEP_MS);
    first.close();
    await clock.pass(ABANDONED_MS);
    await second.session.wake();
    expect(second.mine()).toMatchObject({ id: 42, title: 'Two', excerpt: '' });
    expect(others()).toEqual(['post-41']);
    server.isDown = false;
    await open('post-41');
    await clock.pass(60_000);
    expect([server.all.get(41)?.excerpt, server.all.get(42)?.excerpt]).toEqual(['Of one', '']);
  });

  it('A6, A10: what is discarded of one costs the other no word, also where the browser has no room at first', async () => {
    server.isDown = true;
    const [first, second] = [await open(), await open()];
    first.type(one);
    second.type(two);
    await clock.pass(KEEP_MS);
    first.close();
    await clock.pass(ABANDONED_MS);
    browser.isFull = true;
    await second.session.wake();
    await second.session.discard();
    expect(second.session.getState().strays).toHaveLength(1);
    // A save is of what this one is.
    expect(await second.session.save()).toBe(true);
    browser.isFull = false;
    await clock.pass(60_000);
    expect(second.mine().title).toBe('');
    expect([others().length, browser.records.size]).toEqual([1, 1]);
    expect((await open(others()[0])).mine()).toMatchObject(both[0]!);
  });
});

describe('a new post that was reloaded', () => {
  it('A6, A10: finds its own words also late, with their save that waits, and what is typed on is the same post', async () => {
    server.isDown = true;
    const first = await open();
    first.type(one);
    await clock.pass(AUTOSAVE_QUIET_MS);
    // The browser has not let go of the former page yet.
    const again = await open();
    expect(again.mine().title).toBe('');
    first.close();
    await clock.pass(1_000);
    expect(again.mine().title).toBe('One');
    again.type({ excerpt: 'Typed on' });
    server.isDown = false;
    await clock.pass(60_000);
    expect([...server.all.values()]).toMatchObject([{ id: 41, title: 'One', excerpt: 'Typed on' }]);
    expect(browser.records.size).toBe(0);
  });
});
