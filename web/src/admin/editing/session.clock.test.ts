import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_PAUSE_MS } from './answer';
import { KEEP_MS } from './record-keeper';
import { World } from './testing/open-tab';

let world: World;
const title = () => world.server.read().content.heroSlides[0]!.title;
const HOUR_MS = 3_600_000;

describe('a clock that is set back', () => {
  beforeEach(() => {
    world = new World();
  });

  it.each([HOUR_MS, 30 * 24 * HOUR_MS])('A6: an edit is sent after its quiet all the same (%i ms)', async (ms) => {
    const tab = await world.open();
    tab.type({ title: 'Mine' });
    world.clock.setBack(ms);
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(title()).toBe('Mine');
    expect(tab.status).toBe('saved');
  });

  it('A6: a save that failed is tried again in its time', async () => {
    const tab = await world.open();
    world.server.fault = 'down';
    tab.type({ title: 'Mine' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.clock.setBack(HOUR_MS);
    world.server.fault = 'none';
    await world.clock.pass(LONGEST_PAUSE_MS);
    expect(title()).toBe('Mine');
  });

  it('A6: what a closed tab left is found by a tab that is open', async () => {
    const [open, gone] = [await world.open(), await world.open()];
    world.server.fault = 'signed-out';
    gone.type({ title: 'Left behind' });
    await world.clock.pass(KEEP_MS);
    gone.crash();
    world.clock.setBack(HOUR_MS);
    await world.clock.pass(LONGEST_PAUSE_MS);
    await open.session.wake();
    expect(open.mine.heroSlides[0]!.title).toBe('Left behind');
  });
});
