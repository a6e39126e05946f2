import { AUTOSAVE_QUIET_MS, type PostDraft } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEEP_MS } from '../editing/record-keeper';
import { EditingSession } from '../editing/session';
import { statusOf } from '../editing/status';
import { FakeBrowser } from '../editing/testing/fake-browser';
import { FakeClock, settle } from '../editing/testing/fake-clock';
import { blankPost, postDocument, UNMADE } from './post-document';
import { FakePostServer } from './testing/fake-post-server';

const NAME = 'post-new-1';
let clock: FakeClock;
let browser: FakeBrowser<PostDraft>;
let server: FakePostServer;
let keys: number;
beforeEach(() => {
  clock = new FakeClock();
  browser = new FakeBrowser();
  server = new FakePostServer();
  keys = 0;
});

/** A new post's form is opened: what is known of the post at that moment is that there is none. */
async function open() {
  const tabs = browser.tabs();
  const session = new EditingSession<PostDraft>({
    document: postDocument(NAME),
    person: 7,
    clock,
    store: browser.store(NAME, 7),
    tabs,
    newKey: () => `key-${(keys += 1)}`,
    send: server.send,
  });
  session.seen({ content: blankPost(clock.now()), revision: UNMADE });
  await session.start();
  await settle();
  const reload = () => {
    session.abandon();
    browser.kill(tabs.id);
    return open();
  };
  const type = (fields: Partial<PostDraft>) => session.edit((post) => ({ ...post, ...fields }));
  const mine = () => session.getState().work!.mine;
  return { session, reload, type, mine, status: () => statusOf(session.getState()) };
}

describe('a new post', () => {
  it('A10: an untouched one is not made', async () => {
    await open();
    await clock.pass(60_000);
    expect(server.made).toBe(0);
  });

  it('A10: is made with its first words, once, and goes on as the post that it has become', async () => {
    const form = await open();
    form.type({ title: 'First' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    expect(form.mine()).toMatchObject({ id: 41, title: 'First' });
    form.type({ title: 'First words' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    expect(server.made).toBe(1);
    expect(server.read().post).toMatchObject({ id: 41, draft: { title: 'First words' }, published: null });
    expect(form.session.getState().news).toEqual([]);
  });

  it('A10: a lost reply and words that were typed meanwhile make no second one', async () => {
    const form = await open();
    server.losesReply = true;
    form.type({ title: 'First' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    form.type({ excerpt: 'typed meanwhile' });
    await clock.pass(60_000);
    expect(server.made).toBe(1);
    expect(server.read().post.draft).toMatchObject({ id: 41, title: 'First', excerpt: 'typed meanwhile' });
    expect(form.status()).toBe('saved');
  });

  it('A10: a reload in the middle loses no word, while the server is dead', async () => {
    server.isDown = true;
    const form = await open();
    form.type({ title: 'Kept', content: '<p>Every word</p>' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    expect(form.status()).toBe('kept');
    const again = await form.reload();
    expect(again.mine()).toMatchObject({ title: 'Kept', content: '<p>Every word</p>' });
    server.isDown = false;
    await clock.pass(60_000);
    expect(server.made).toBe(1);
    expect(server.read().post.draft).toMatchObject({ title: 'Kept', content: '<p>Every word</p>' });
  });

  it('A6, A10: one whose making got no answer is made once, also when a newer build takes its words over', async () => {
    server.losesReply = true;
    const form = await open();
    form.type({ title: 'First' });
    void form.session.save();
    await settle();
    form.type({ excerpt: 'typed meanwhile' });
    await clock.pass(KEEP_MS);
    expect(server.made).toBe(1);
    for (const { works } of browser.records.values())
      for (const { base, mine, entry } of works)
        for (const content of [base.content, mine, entry?.content]) Reflect.deleteProperty(content!, 'tags');
    const again = await form.reload();
    await clock.pass(60_000);
    expect(again.mine()).toMatchObject({ id: 41, title: 'First', excerpt: 'typed meanwhile', tags: [] });
    expect(server.read().post.draft).toMatchObject({ id: 41, title: 'First', excerpt: 'typed meanwhile' });
    expect(server.made).toBe(1);
  });

  it('A10: one that was made already is not blanked by the form that is opened on it again', async () => {
    const form = await open();
    form.type({ title: 'Made', author: 'Ada' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    server.isDown = true;
    form.type({ title: 'Made, and more' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    const again = await form.reload();
    expect(again.mine()).toMatchObject({ id: 41, title: 'Made, and more', author: 'Ada' });
    server.isDown = false;
    await clock.pass(60_000);
    expect(server.read().post.draft).toMatchObject({ id: 41, title: 'Made, and more', author: 'Ada' });
    expect(server.made).toBe(1);
  });

  it('A6: undo leads back over its making, and it keeps its id', async () => {
    const form = await open();
    form.type({ title: 'One' });
    await clock.pass(AUTOSAVE_QUIET_MS);
    form.session.undo();
    await clock.pass(AUTOSAVE_QUIET_MS);
    expect(form.mine()).toMatchObject({ id: 41, title: '' });
    expect(server.read().post.draft.title).toBe('');
  });
});
