import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ABANDONED_MS, KEEP_MS } from './record-keeper';
import { World, type Tab } from './testing/open-tab';

let world: World;

/** A page that is reloaded with unsent words, while the browser has no room for more. */
async function reloadedWhenFull(): Promise<Tab> {
  const first = await world.open();
  world.server.fault = 'down';
  first.type({ title: 'Unsent' });
  await world.clock.pass(KEEP_MS);
  first.crash();
  world.browser.isFull = true;
  return world.open();
}

describe('a reload while the browser has no room', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: unsent words are shown all the same, and it is said that nothing more can be kept', async () => {
    const tab = await reloadedWhenFull();
    expect(tab.mine.heroSlides[0]!.title).toBe('Unsent');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('unkept');
    expect(world.browser.records.size).toBe(1);
  });

  it('A6: they are taken over once, and are in one record as soon as there is room', async () => {
    const tab = await reloadedWhenFull();
    await world.clock.pass(ABANDONED_MS);
    await tab.session.wake();
    expect(tab.session.getState().orphans).toEqual([]);
    world.browser.isFull = false;
    tab.type({ subtitle: 'More' });
    await world.clock.pass(KEEP_MS);
    expect([...world.browser.records.values()].flatMap(({ works }) => works)).toMatchObject([
      { mine: { heroSlides: [{ title: 'Unsent', subtitle: 'More' }, {}, {}] } },
    ]);
  });

  it('A6: no other tab takes them over too until the server has them, or the tab that shows them is gone', async () => {
    const tab = await reloadedWhenFull();
    const second = await world.open();
    expect(second.session.getState().restored).toBe(false);
    tab.crash();
    const third = await world.open();
    expect(third.mine.heroSlides[0]!.title).toBe('Unsent');
    world.server.fault = 'none';
    await world.clock.pass(60_000);
    expect(world.server.arrived).toHaveLength(1);
    expect(third.status).toBe('saved');
  });

  it('A6: an editor that is left while it takes them over leaves them to the next', async () => {
    await reloadedWhenFull().then((first) => first.crash());
    const tab = world.tab();
    // Left while it writes what it found.
    Object.defineProperty(world.browser, 'isFull', { get: () => (tab.session.abandon(), true) });
    await tab.session.start();
    Object.defineProperty(world.browser, 'isFull', { value: true });
    const next = await world.open();
    expect(next.mine.heroSlides[0]!.title).toBe('Unsent');
  });

  it('A6: that nothing can be kept is said before what is not valid', async () => {
    const tab = await world.open();
    world.browser.isFull = true;
    tab.type({ title: '' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('unkept');
  });

  it('A6: once the server has them, no record is left', async () => {
    const tab = await reloadedWhenFull();
    world.server.fault = 'none';
    await world.clock.pass(60_000);
    expect(world.server.read().content.heroSlides[0]!.title).toBe('Unsent');
    expect(tab.status).toBe('saved');
    expect(world.browser.records.size).toBe(0);
  });
});
