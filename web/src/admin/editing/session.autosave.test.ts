import { AUTOSAVE_QUIET_MS, LAST_SLIDE } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEEP_MS } from './record-keeper';
import { World } from './testing/open-tab';

let world: World;
const titles = () => world.server.read().content.heroSlides.map(({ title }) => title);

describe('autosave', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: an edit is sent after the quiet, not before, and says saved once the server has it', async () => {
    const tab = await world.open();
    expect(tab.status).toBe('saved');
    tab.type({ title: 'New title' });
    expect(tab.status).toBe('saving');
    await world.clock.pass(AUTOSAVE_QUIET_MS - 1);
    expect(world.server.arrived).toEqual([]);
    await world.clock.pass(1);
    expect(titles()[0]).toBe('New title');
    expect(tab.status).toBe('saved');
  });

  it('A6: typing on puts the save off; one save carries it all', async () => {
    const tab = await world.open();
    for (const title of ['N', 'Ne', 'New']) {
      tab.type({ title });
      await world.clock.pass(AUTOSAVE_QUIET_MS - 1);
    }
    expect(world.server.arrived).toEqual([]);
    await world.clock.pass(1);
    expect(world.server.arrived).toHaveLength(1);
    expect(titles()[0]).toBe('New');
  });

  it('A6: loading sends nothing', async () => {
    await world.open();
    await world.clock.pass(60_000);
    expect(world.server.arrived).toEqual([]);
    expect(world.browser.records.size).toBe(0);
  });

  it('A6: an edit taken back is not sent', async () => {
    const tab = await world.open();
    const { title } = tab.mine.heroSlides[0]!;
    tab.type({ title: 'x' });
    tab.type({ title });
    await world.clock.pass(60_000);
    expect(world.server.arrived).toEqual([]);
    expect(tab.status).toBe('saved');
  });

  it('A6: what is not valid is not sent and says why; once valid it is sent', async () => {
    const tab = await world.open();
    tab.type({ title: ' ' });
    await world.clock.pass(60_000);
    expect(world.server.arrived).toEqual([]);
    expect(tab.status).toBe('invalid');
    expect(tab.session.getState().issues).toEqual([{ path: ['heroSlides', 0, 'title'], message: 'Title is required' }]);

    tab.type({ title: 'Better' });
    expect(tab.status).toBe('saving');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(titles()[0]).toBe('Better');
    expect(tab.status).toBe('saved');
  });

  it('A5: a list without a slide is not sent', async () => {
    const tab = await world.open();
    tab.session.edit((mine) => ({ ...mine, heroSlides: [] }));
    expect(await tab.session.save()).toBe(false);
    expect(tab.session.getState().issues.map(({ message }) => message)).toEqual([LAST_SLIDE]);
    expect(world.server.arrived).toEqual([]);
  });

  it('A4: Save Changes sends at once and answers whether the server has it', async () => {
    const tab = await world.open();
    tab.type({ title: 'At once' });
    expect(await tab.session.save()).toBe(true);
    expect(titles()[0]).toBe('At once');
    expect(await tab.session.save()).toBe(true);
    expect(world.server.arrived).toHaveLength(1);

    tab.type({ title: '' });
    expect(await tab.session.save()).toBe(false);
    world.server.fault = 'down';
    tab.type({ title: 'Down' });
    expect(await tab.session.save()).toBe(false);
  });

  it('A4: Save Changes while a save is on its way waits for the newest edit', async () => {
    const tab = await world.open();
    tab.type({ title: 'First' });
    const answer = world.server.hold();
    const first = tab.session.save();
    await world.clock.pass(0);
    tab.type({ subtitle: 'Second' });
    const second = tab.session.save();
    answer();
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(world.server.read().content.heroSlides[0]).toMatchObject({ title: 'First', subtitle: 'Second' });
  });

  it('A6: what is typed while a save is on its way stays, and follows in order from the new revision', async () => {
    const tab = await world.open();
    const answer = world.server.hold();
    tab.type({ title: 'One' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    tab.type({ title: 'One two' });
    world.server.change((content) => (content.heroSlides[0]!.ctaText = 'Theirs'));
    answer();
    await world.clock.pass(0);
    expect(tab.mine.heroSlides[0]!.title).toBe('One two');
    expect(tab.status).toBe('saving');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.arrived.map(({ revision, content }) => [revision, content.heroSlides[0]!.title])).toEqual([
      ['e.1', 'One'],
      ['e.2', 'One two'],
    ]);
    expect(world.server.read().content.heroSlides[0]).toMatchObject({ title: 'One two', ctaText: 'Theirs' });
  });

  it('A6: every edit is in the browser’s store at once, and gone from it when the server has it', async () => {
    const tab = await world.open();
    tab.type({ title: 'Kept' });
    expect(tab.session.isAtRisk()).toBe(true);
    await world.clock.pass(KEEP_MS);
    expect(tab.session.isAtRisk()).toBe(false);
    expect([...world.browser.records.values()][0]?.works[0]?.mine.heroSlides[0]?.title).toBe('Kept');
    await world.clock.pass(AUTOSAVE_QUIET_MS + KEEP_MS);
    expect(tab.status).toBe('saved');
    expect(world.browser.records.size).toBe(0);
  });

  it('A6: a browser that keeps nothing is said, and leaving is at risk until the server has it', async () => {
    const tab = await world.open();
    world.browser.storeFails = true;
    world.server.fault = 'down';
    tab.type({ title: 'Only here' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('unkept');
    expect(tab.session.isAtRisk()).toBe(true);
    world.server.fault = 'none';
    await tab.session.wake();
    await world.clock.pass(0);
    expect(tab.status).toBe('saved');
    expect(tab.session.isAtRisk()).toBe(false);
  });
});
