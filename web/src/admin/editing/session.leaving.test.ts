import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from './testing/fake-clock';
import { World, type Tab } from './testing/open-tab';
import { ABANDONED_MS, KEEP_MS } from './record-keeper';
import { LATER_LOOKS_MS } from './looks';

let world: World;
const titles = ({ mine }: Tab) => mine.heroSlides.map(({ title }) => title);

/** The page goes: it is told, and ends before anything that it has asked for is answered. */
function leave(tab: Tab): void {
  void tab.session.flush('at-once');
  tab.crash();
}

/** The browser does what it was asked for; another tab opens. */
async function openLater(): Promise<Tab> {
  world.browser.hangs = false;
  await settle();
  return world.open();
}

describe('a page that goes', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: keeps the last word, also while one before it is still being written', async () => {
    const tab = await world.open();
    world.browser.hangs = true;
    tab.type({ title: 'The last wor' });
    await world.clock.pass(KEEP_MS);
    tab.type({ title: 'The last word' });
    leave(tab);
    const next = await openLater();
    expect(titles(next)[0]).toBe('The last word');
  });

  it('A6: is found by its next self, also where the browser had not let go of it at the first look', async () => {
    const tab = await world.open();
    tab.type({ title: 'Kept' });
    await world.clock.pass(KEEP_MS);
    const next = await world.open();
    tab.crash();
    expect(titles(next)[0]).not.toBe('Kept');
    await world.clock.pass(LATER_LOOKS_MS[0]!);
    expect(titles(next)[0]).toBe('Kept');
  });

  it('A6: is looked for a few times only: another tab that lives keeps its words', async () => {
    const tab = await world.open();
    world.server.fault = 'down';
    tab.type({ title: 'Of another tab' });
    await world.clock.pass(KEEP_MS);
    const next = await world.open();
    await world.clock.pass(60_000);
    tab.crash();
    await world.clock.pass(60_000);
    expect(next.session.getState().work).toBeNull();
    await next.session.wake();
    expect(titles(next)[0]).toBe('Of another tab');
  });

  it('A6: keeps what it was about to take over from tabs that are gone', async () => {
    const [slow, quick, tab] = [await world.open(), await world.open(), await world.open()];
    world.server.fault = 'down';
    slow.type({ title: 'Of the slow one' }, 0);
    await world.clock.pass(KEEP_MS);
    quick.type({ title: 'Of the quick one' }, 1);
    tab.type({ title: 'Its own' }, 2);
    await world.clock.pass(KEEP_MS);
    slow.crash();
    quick.crash();
    await world.clock.pass(ABANDONED_MS);
    // The locks have not said yet whether the slow one is gone: nothing is shown before they have.
    world.browser.hangsOver = world.browser.records.keys().next().value ?? null;
    world.browser.hangs = true;
    void tab.session.wake();
    await settle();
    expect(world.browser.records.size).toBe(2);
    expect(titles(tab)[1]).not.toBe('Of the quick one');
    tab.type({ title: 'Its own, and more' }, 2);
    leave(tab);
    world.server.fault = 'none';
    const next = await openLater();
    await world.clock.pass(2 * AUTOSAVE_QUIET_MS);
    expect(next.status).toBe('saved');
    expect(world.server.read().content.heroSlides.map(({ title }) => title)).toEqual([
      'Of the slow one',
      'Of the quick one',
      'Its own, and more',
    ]);
  });

  it('A6: but stays after all, and what it wrote goes once the server has it, also while an earlier one is being removed', async () => {
    const tab = await world.open();
    tab.type({ title: 'Saved' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('saved');
    world.browser.hangs = true;
    void tab.session.flush();
    tab.type({ title: 'Saved, too' });
    void tab.session.flush('at-once');
    await settle();
    world.browser.hangs = false;
    await world.clock.pass(AUTOSAVE_QUIET_MS + KEEP_MS);
    expect(tab.status).toBe('saved');
    expect(world.browser.records.size).toBe(0);
  });
});
