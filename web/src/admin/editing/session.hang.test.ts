import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from './in-time';
import { KEEP_MS } from './record-keeper';
import { World, type Tab } from './testing/open-tab';

let world: World;

async function openWhileItHangs(): Promise<Tab> {
  world.browser.hangs = true;
  const opening = world.open();
  await world.clock.pass(2 * PATIENCE_MS);
  return opening;
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
    const gone = await world.open();
    world.server.fault = 'down';
    gone.type({ title: 'Left behind' });
    await world.clock.pass(KEEP_MS);
    gone.crash();
    await openWhileItHangs();
    expect([...world.browser.records.values()]).toMatchObject([
      { works: [{ mine: { heroSlides: [{ title: 'Left behind' }, {}, {}] } }] },
    ]);
    world.browser.hangs = false;
    const next = await world.open();
    expect(next.mine.heroSlides[0]!.title).toBe('Left behind');
  });
});
