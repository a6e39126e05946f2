import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { settle } from './testing/fake-clock';
import { World, type Tab } from './testing/open-tab';

let world: World;
let tab: Tab;

describe('what is discarded while its save is on its way', () => {
  let answer: () => void;
  beforeEach(async () => {
    world = new World();
    tab = await world.open();
    answer = world.server.hold();
    tab.type({ title: 'Given up' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    await tab.session.discard();
  });

  it('A6: is not answered in the place of the next save, whose words stay', async () => {
    tab.type({ subtitle: 'Wanted' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const seen: string[] = [];
    tab.session.subscribe(() => seen.push(tab.mine.heroSlides[0]?.subtitle ?? ''));
    answer();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.arrived.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(new Set(seen)).toEqual(new Set(['Wanted']));
    expect([tab.status, world.server.read().content.heroSlides[0]?.subtitle]).toEqual(['saved', 'Wanted']);
  });

  it('A6: leaves nothing behind that would be waited for', async () => {
    answer();
    await settle();
    expect([tab.status, tab.session.getState().sending]).toEqual(['saved', false]);
  });
});
