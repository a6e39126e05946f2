import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasUnsent } from './state';
import { World, type Tab } from './testing/open-tab';

let world: World;
let tab: Tab;
const failure = () => tab.session.getState().failure?.reason;

/** A document that was deleted elsewhere: a save of it is answered with 404. */
describe('a document that was deleted elsewhere', () => {
  beforeEach(async () => {
    world = new World();
    tab = await world.open();
    world.server.fault = 'gone';
    tab.type({ title: 'Typed' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
  });

  it('A6: keeps its words and asks no more, also when more is typed and after a reload', async () => {
    expect([failure(), tab.status, world.server.arrived.length]).toEqual(['gone', 'kept', 1]);
    tab.type({ subtitle: 'And more' });
    await world.clock.pass(60_000);
    expect([failure(), world.server.arrived.length]).toEqual(['gone', 1]);
    tab.crash();
    tab = await world.open();
    await world.clock.pass(60_000);
    expect(tab.mine.heroSlides[0]).toMatchObject({ title: 'Typed', subtitle: 'And more' });
    expect([failure(), world.server.arrived.length]).toEqual(['gone', 2]);
  });

  it('A6: goes on by itself once somebody has brought it back', async () => {
    world.server.fault = 'none';
    world.server.change((content) => (content.about.title = 'Brought back'));
    await tab.refresh();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('saved');
    expect(world.server.read().content.heroSlides[0]?.title).toBe('Typed');
    expect(tab.mine.about.title).toBe('Brought back');
  });

  it('A6: is tried again, and told of again, once somebody has signed in after the session has ended, too', async () => {
    tab.session.signedOut('You are signed out');
    tab.session.signedIn();
    await world.clock.pass(0);
    expect([failure(), tab.status, world.server.arrived.length]).toEqual(['gone', 'kept', 2]);
    tab.session.signedOut('You are signed out');
    world.server.fault = 'none';
    tab.session.signedIn();
    await world.clock.pass(0);
    expect(tab.status).toBe('saved');
  });

  it('A6: what is discarded is gone from the form and from the browser', async () => {
    await tab.session.discard();
    expect(hasUnsent(tab.session.getState())).toBe(false);
    expect(tab.mine).toEqual(world.server.read().content);
    expect(await world.browser.store('content', 7).list()).toEqual([]);
  });
});
