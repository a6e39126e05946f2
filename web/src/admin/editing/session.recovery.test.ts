import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEEP_MS } from './record-keeper';
import { World } from './testing/open-tab';

let world: World;
const slide = () => world.server.read().content.heroSlides[0]!;
const slidesBefore = defaultContent.heroSlides.map(({ title }) => title);
const keys = () => world.server.arrived.map(({ key }) => key);

describe('when the server does not answer', () => {
  beforeEach(() => {
    world = new World();
  });

  it.each([
    ['down', [1, 2, 4, 8, 16, 30, 30, 30, 30, 30, 30]],
    ['blocked', [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]],
  ] as const)('A6: %s: the edit is kept locally and sent again with growing pauses', async (fault, seconds) => {
    const tab = await world.open();
    world.server.fault = fault;
    const tries: number[] = [];
    tab.type({ title: 'Kept' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('kept');
    for (const _try of seconds) {
      const { failure } = tab.session.getState();
      if (failure?.reason !== 'unavailable') throw new Error('expected a failure');
      const pause = failure.retryAt - world.clock.now();
      tries.push(pause);
      await world.clock.pass(pause);
    }
    expect(tries).toEqual(seconds.map((each) => each * 1_000));
    expect(tab.status).toBe('kept');
    world.server.fault = 'none';
    await world.clock.pass(tries.at(-1)!);
    expect(slide().title).toBe('Kept');
    expect(tab.status).toBe('saved');
  });

  it('A6: hours without a server: all is kept, a reload too, and goes out in the order in which it was typed', async () => {
    let tab = await world.open();
    world.server.fault = 'down';
    for (let hour = 0; hour < 6; hour += 1) {
      tab.type({ title: `Hour ${hour}` }, hour % 2);
      await world.clock.pass(3_600_000);
      expect(tab.status).toBe('kept');
      if (hour !== 2) continue;
      tab.crash();
      tab = await world.open();
      expect(tab.mine.heroSlides.map(({ title }) => title).slice(0, 2)).toEqual(['Hour 2', 'Hour 1']);
    }
    world.server.fault = 'none';
    await world.clock.pass(60_000);
    expect(world.server.arrived.map(({ content }) => content.heroSlides.map(({ title }) => title).slice(0, 2))).toEqual(
      [
        ['Hour 0', slidesBefore[1]],
        ['Hour 4', 'Hour 5'],
      ],
    );
    expect(tab.status).toBe('saved');
  });

  it('A6: it is tried again at once when the network or the person is back', async () => {
    const tab = await world.open();
    world.server.fault = 'down';
    tab.type({ title: 'Kept' });
    await world.clock.pass(AUTOSAVE_QUIET_MS + 20_000);
    world.server.fault = 'none';
    await tab.session.wake();
    await world.clock.pass(0);
    expect(tab.status).toBe('saved');
  });

  it('A6: a lost reply is asked for with the same key, and nothing is done twice', async () => {
    const tab = await world.open();
    world.server.fault = 'reply-lost';
    tab.type({ title: 'Once' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    tab.type({ subtitle: 'Later' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.server.fault = 'none';
    await world.clock.pass(30_000);
    expect(new Set(keys().slice(0, -1))).toEqual(new Set(['key-1']));
    expect(keys().at(-1)).toBe('key-2');
    expect(world.server.arrived.at(-1)?.revision).toBe('e.2');
    expect(world.server.number).toBe(3);
    expect(slide()).toMatchObject({ title: 'Once', subtitle: 'Later' });
    expect(tab.status).toBe('saved');
  });

  it('A6: while a save is unanswered, newer content of the server waits for the answer', async () => {
    const tab = await world.open();
    world.server.fault = 'reply-lost';
    tab.session.edit((mine) => ({ ...mine, heroSlides: [...mine.heroSlides, { ...mine.heroSlides[0]!, id: 99 }] }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    await tab.refresh();
    expect(tab.mine.heroSlides.map(({ id }) => id)).toEqual([1, 2, 3, 99]);
    world.server.fault = 'none';
    await world.clock.pass(30_000);
    expect(world.server.read().content.heroSlides.map(({ id }) => id)).toEqual([1, 2, 3, 99]);
  });

  it('A6: signed out: kept, not tried again until somebody is signed in, then sent with the same key', async () => {
    const tab = await world.open();
    world.server.fault = 'signed-out';
    tab.type({ title: 'Mine' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('kept');
    expect(tab.session.getState().failure).toMatchObject({ reason: 'signed-out' });
    world.server.fault = 'none';
    await world.clock.pass(600_000);
    expect(keys()).toEqual([]);
    tab.session.signedIn();
    await world.clock.pass(0);
    expect(keys()).toEqual(['key-1']);
    expect(tab.status).toBe('saved');
  });

  it('A6: an answer that refuses names the fields and is not asked again until the next edit', async () => {
    const tab = await world.open();
    const { send } = world.server;
    // The server knows a rule that this build does not.
    world.server.send = () =>
      Promise.resolve({
        kind: 'invalid',
        message: 'no',
        issues: [{ path: ['heroSlides', 0, 'title'], message: 'is taken' }],
      });
    const strict = await world.open();
    world.server.send = send;
    strict.type({ title: 'Taken' });
    await world.clock.pass(600_000);
    expect(strict.status).toBe('invalid');
    expect(strict.session.getState().issues.map(({ message }) => message)).toEqual(['is taken']);
    strict.type({ title: 'Free' });
    expect(strict.status).toBe('saving');
    expect(tab.status).toBe('saved');
  });
});

describe('after a reload or a crash', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: unsent edits come back, merged with what others did meanwhile, and are sent', async () => {
    const first = await world.open();
    first.type({ title: 'Unsent' });
    await world.clock.pass(KEEP_MS);
    first.crash();
    world.server.change((content) => (content.heroSlides[0]!.subtitle = 'Theirs'));

    const second = await world.open();
    expect(second.session.getState().restored).toBe(true);
    expect(second.mine.heroSlides[0]).toMatchObject({ title: 'Unsent', subtitle: 'Theirs' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(slide()).toMatchObject({ title: 'Unsent', subtitle: 'Theirs' });
    await world.clock.pass(KEEP_MS);
    expect(world.browser.records.size).toBe(0);
  });

  it('A6: without a server too: what was typed is there, and goes on from there', async () => {
    const first = await world.open();
    world.server.fault = 'down';
    first.type({ title: 'Offline' });
    await first.session.stop();
    const second = await world.open();
    expect(second.mine.heroSlides[0]!.title).toBe('Offline');
    second.type({ subtitle: 'More' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(second.status).toBe('kept');
    world.server.fault = 'none';
    await world.clock.pass(30_000);
    expect(slide()).toMatchObject({ title: 'Offline', subtitle: 'More' });
  });

  it('A6: a save that was on its way is sent again under its own key; later edits follow from the new revision', async () => {
    const first = await world.open();
    world.server.fault = 'reply-lost';
    first.type({ title: 'Sent' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    first.type({ title: 'Sent and more' });
    await world.clock.pass(KEEP_MS);
    first.crash();
    world.server.fault = 'none';

    const second = await world.open();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(
      world.server.arrived.map(({ key, revision, content }) => [key, revision, content.heroSlides[0]!.title]),
    ).toEqual([
      ['key-1', 'e.1', 'Sent'],
      ['key-1', 'e.1', 'Sent'],
      ['key-2', 'e.2', 'Sent and more'],
    ]);
    expect(second.status).toBe('saved');
    expect(world.server.number).toBe(3);
  });

  it('A6: an edit that is not valid comes back and still says why it is not saved', async () => {
    const first = await world.open();
    first.type({ title: '', subtitle: 'Long work' });
    await world.clock.pass(KEEP_MS);
    first.crash();
    const second = await world.open();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(second.mine.heroSlides[0]).toMatchObject({ title: '', subtitle: 'Long work' });
    expect(second.status).toBe('invalid');
  });

  it('A6: a base that the server cannot rebuild any more is merged from the one kept here', async () => {
    const first = await world.open();
    first.type({ title: 'Very old' });
    await world.clock.pass(KEEP_MS);
    first.crash();
    world.server.change((content) => (content.heroSlides[0]!.subtitle = 'Theirs'));
    world.server.oldest = 2;
    world.server.fault = 'down';
    const second = await world.open();
    world.server.fault = 'none';
    await world.clock.pass(30_000);
    expect(second.status).toBe('saved');
    expect(slide()).toMatchObject({ title: 'Very old', subtitle: 'Theirs' });
  });

  it('A6: another person’s unsent edits are left alone', async () => {
    const first = await world.open({ person: 7 });
    first.type({ title: 'Hers' });
    await world.clock.pass(KEEP_MS);
    first.crash();
    const other = await world.open({ person: 8 });
    await world.clock.pass(60_000);
    expect(other.session.getState().restored).toBe(false);
    expect(world.server.arrived).toEqual([]);
    expect(world.browser.records.size).toBe(1);
  });
});
