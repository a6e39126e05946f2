import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from './in-time';
import { KEEP_MS } from './record-keeper';
import { AGAIN_MS } from './looks';
import { World, type Tab } from './testing/open-tab';

let world: World;

async function openWhileItHangs(): Promise<Tab> {
  world.browser.hangs = true;
  const opening = world.open();
  await world.clock.pass(2 * PATIENCE_MS);
  return opening;
}

/** A tab with words that the server cannot be sent, but the browser keeps. */
async function typeOffline(title: string): Promise<Tab> {
  const tab = await world.open();
  world.server.fault = 'down';
  tab.type({ title });
  await world.clock.pass(KEEP_MS);
  return tab;
}

async function leaveBehind(): Promise<void> {
  const gone = await typeOffline('Left behind');
  gone.crash();
}

describe('a browser whose store and locks do not answer', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: the editor opens all the same, and what is typed reaches the server', async () => {
    const tab = await openWhileItHangs();
    tab.type({ title: 'Typed' });
    await world.clock.pass(AUTOSAVE_QUIET_MS + 3 * PATIENCE_MS);
    expect(world.server.read().content.heroSlides[0]!.title).toBe('Typed');
    expect(tab.status).toBe('saved');
  });

  it('A6: it says that nothing can be kept, until it answers again', async () => {
    const tab = await openWhileItHangs();
    world.server.fault = 'down';
    tab.type({ title: 'Typed' });
    await world.clock.pass(AUTOSAVE_QUIET_MS + 3 * PATIENCE_MS);
    expect(tab.status).toBe('unkept');
    expect(tab.session.isAtRisk()).toBe(true);
    world.browser.hangs = false;
    tab.type({ title: 'Typed on' });
    await world.clock.pass(KEEP_MS + PATIENCE_MS);
    expect(tab.status).toBe('kept');
    expect([...world.browser.records.values()]).toMatchObject([
      { works: [{ mine: { heroSlides: [{ title: 'Typed on' }, {}, {}] } }] },
    ]);
  });

  it('A6: what a tab left that was found too late stays where it is', async () => {
    await leaveBehind();
    await openWhileItHangs();
    expect([...world.browser.records.values()]).toMatchObject([
      { works: [{ mine: { heroSlides: [{ title: 'Left behind' }, {}, {}] } }] },
    ]);
    world.browser.hangs = false;
    const next = await world.open();
    expect(next.mine.heroSlides[0]!.title).toBe('Left behind');
  });

  it('A6: it is found by the tab that opened meanwhile, once the browser answers', async () => {
    await leaveBehind();
    const tab = await openWhileItHangs();
    tab.session.seen(world.server.read());
    await world.clock.pass(AGAIN_MS + PATIENCE_MS);
    expect(tab.mine.heroSlides[0]!.title).not.toBe('Left behind');
    world.browser.hangs = false;
    await world.clock.pass(AGAIN_MS);
    expect(tab.mine.heroSlides[0]!.title).toBe('Left behind');
    expect(tab.session.getState().restored).toBe(true);
  });

  it('A6: so is one of several of which the locks say nothing at first, though the others are found at once', async () => {
    const [late, early] = [await world.open(), await world.open()];
    world.server.fault = 'down';
    early.type({ title: 'Found at once' });
    late.type({ subtitle: 'Found late' });
    await world.clock.pass(KEEP_MS);
    early.crash();
    late.crash();
    world.browser.hangsOver = 'tab-1';
    const tab = await openWhileItHangs();
    expect(tab.mine.heroSlides[0]).toMatchObject({ title: 'Found at once' });
    await world.clock.pass(AGAIN_MS);
    world.browser.hangs = false;
    await world.clock.pass(2 * AGAIN_MS);
    world.server.fault = 'none';
    await world.clock.pass(60_000);
    expect(world.server.read().content.heroSlides[0]).toMatchObject({ title: 'Found at once', subtitle: 'Found late' });
  });

  it('A6: words that are kept are not said to be lost because the store hangs later', async () => {
    const tab = await typeOffline('Kept');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.browser.hangs = true;
    const waking = tab.session.wake();
    await world.clock.pass(2 * PATIENCE_MS);
    await waking;
    expect(tab.status).toBe('kept');
  });

  it('A6: words that could not be kept are, once the browser answers, without another one being typed', async () => {
    const tab = await world.open();
    world.browser.hangs = true;
    // Not valid, so no try to send it looks at the store again.
    tab.type({ title: '' });
    await world.clock.pass(AUTOSAVE_QUIET_MS + 3 * PATIENCE_MS);
    expect(tab.status).toBe('unkept');
    world.browser.hangs = false;
    await world.clock.pass(AGAIN_MS + PATIENCE_MS);
    expect(tab.status).toBe('invalid');
    expect(world.browser.records.size).toBe(1);
  });

  it('A6: an editor that is left while it waits for its lock takes nothing over', async () => {
    await leaveBehind();
    world.browser.hangs = true;
    const tab = world.tab();
    const starting = tab.session.start();
    await tab.session.stop();
    world.browser.hangs = false;
    await world.clock.pass(PATIENCE_MS);
    await starting;
    expect([...world.browser.records.keys()]).toEqual(['tab-1']);
  });
});
