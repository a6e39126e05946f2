import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ABANDONED_MS, KEEP_MS } from './record-keeper';
import { FakeBrowser } from './testing/fake-browser';
import { World } from './testing/open-tab';

let world: World;
const slides = () => world.server.read().content.heroSlides;

describe('two tabs', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: each keeps its own record, and both edits reach the server', async () => {
    const [one, two] = [await world.open(), await world.open()];
    world.server.fault = 'down';
    one.type({ title: 'One' }, 0);
    two.type({ title: 'Two' }, 1);
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.browser.records.size).toBe(2);
    world.server.fault = 'none';
    await world.clock.pass(30_000);
    expect(
      slides()
        .map(({ title }) => title)
        .slice(0, 2),
    ).toEqual(['One', 'Two']);
    expect([one.status, two.status]).toEqual(['saved', 'saved']);
    expect(world.browser.records.size).toBe(0);
  });

  it('A6: never do two tabs of a browser send at the same time', async () => {
    const [one, two] = [await world.open(), await world.open()];
    const answer = world.server.hold();
    one.type({ title: 'One' }, 0);
    two.type({ title: 'Two' }, 1);
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.arrived).toHaveLength(1);
    answer();
    await world.clock.pass(0);
    expect(world.server.arrived).toHaveLength(2);
  });

  it('A6: a new tab takes over from tabs that are gone, and leaves a living one its record', async () => {
    const [gone, alive] = [await world.open(), await world.open()];
    world.server.fault = 'down';
    gone.type({ title: 'From the gone tab' }, 0);
    alive.type({ title: 'From the living one' }, 1);
    await world.clock.pass(KEEP_MS);
    gone.crash();
    const third = await world.open();
    expect(third.session.getState().work?.mine.heroSlides[0]?.title).toBe('From the gone tab');
    expect([...world.browser.records.values()].map(({ works }) => works.length)).toEqual([1, 1]);
    world.server.fault = 'none';
    await world.clock.pass(60_000);
    expect(
      slides()
        .map(({ title }) => title)
        .slice(0, 2),
    ).toEqual(['From the gone tab', 'From the living one']);
  });

  it('A6: a tab that stays takes over what a closed one left, but not from a page that is only being reloaded', async () => {
    const [stays, closed] = [await world.open(), await world.open()];
    world.server.fault = 'down';
    closed.type({ title: 'Left behind' });
    await closed.session.stop();
    await stays.session.wake();
    expect(stays.session.getState().restored).toBe(false);
    await world.clock.pass(ABANDONED_MS);
    world.server.fault = 'none';
    await stays.session.wake();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(stays.session.getState().restored).toBe(true);
    expect(slides()[0]!.title).toBe('Left behind');
    expect(world.browser.records.size).toBe(0);
  });

  it('A6: what is taken over while its page is being hidden stays in the browser', async () => {
    const [tab, gone] = [await world.open(), await world.open()];
    world.server.fault = 'down';
    gone.type({ title: 'Left behind' });
    await world.clock.pass(KEEP_MS);
    gone.crash();
    await world.clock.pass(ABANDONED_MS);
    const removed = vi.spyOn(world.browser.records, 'delete');
    await Promise.all([tab.session.wake(), tab.session.flush()]);
    // Of the tab that is gone, and not of the one that has it now: for a moment they would be nowhere.
    expect(removed.mock.calls).toEqual([['tab-2']]);
  });

  it('A6: several gone tabs, saves on their way among them, all arrive: each under its own key, once', async () => {
    const tabs = [await world.open(), await world.open(), await world.open()];
    world.server.fault = 'reply-lost';
    for (const [place, tab] of tabs.entries()) tab.type({ title: `Title ${place}` }, place);
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    for (const [place, tab] of tabs.entries()) tab.type({ subtitle: `Subtitle ${place}` }, place);
    await world.clock.pass(KEEP_MS);
    for (const tab of tabs) tab.crash();
    world.server.fault = 'none';

    const heir = await world.open();
    await world.clock.pass(60_000);
    expect(heir.status).toBe('saved');
    expect(slides().map(({ title, subtitle }) => [title, subtitle])).toEqual(
      [0, 1, 2].map((place) => [`Title ${place}`, `Subtitle ${place}`]),
    );
    const firstKeys = ['key-1', 'key-2', 'key-3'];
    for (const key of firstKeys) {
      const sent = world.server.arrived.filter((one) => one.key === key);
      expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
    }
    // Three saves with lost replies, and one or more of what was typed after them.
    expect(world.server.number).toBeLessThanOrEqual(1 + 3 + 3);
    expect(world.browser.records.size).toBe(0);
  });

  it('A6: two gone tabs that edited the same field: the person is asked, neither text is lost', async () => {
    const [one, two] = [await world.open(), await world.open()];
    world.server.fault = 'down';
    one.type({ title: 'One' });
    await world.clock.pass(KEEP_MS);
    two.type({ title: 'Two' });
    await world.clock.pass(KEEP_MS);
    one.crash();
    two.crash();
    world.server.fault = 'none';
    const heir = await world.open();
    await world.clock.pass(60_000);
    expect(heir.status).toBe('conflict');
    const [conflict] = heir.session.getState().work?.conflicts ?? [];
    expect([heir.mine.heroSlides[0]!.title, conflict?.theirs].toSorted()).toEqual(['One', 'Two']);
  });

  it('A6: two people in two browsers, offline for a while, lose nothing', async () => {
    const [mine, hers] = [await world.open(), await world.open({ browser: new FakeBrowser(), person: 8 })];
    world.server.fault = 'down';
    mine.type({ title: 'Mine' });
    hers.type({ subtitle: 'Hers' });
    await world.clock.pass(60_000);
    world.server.fault = 'none';
    await world.clock.pass(30_000);
    expect(slides()[0]).toMatchObject({ title: 'Mine', subtitle: 'Hers' });
    expect([mine.status, hers.status]).toEqual(['saved', 'saved']);
  });
});
