import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { describe, expect, it } from 'vitest';
import { World } from './testing/open-tab';

describe('a document of separate parts', () => {
  it('A6: a fault holds back its own part alone; a save asks for its own part too', async () => {
    const world = new World();
    const titles = () => world.server.read().content.heroSlides.map(({ title }) => title);
    const tab = await world.open();
    const about = (title: string) => tab.session.edit((mine) => ({ ...mine, about: { ...mine.about, title } }));
    tab.type({ title: '' });
    about('About lockers');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.read().content.about.title).toBe('About lockers');
    expect(titles()[0]).not.toBe('');
    expect(tab.status).toBe('invalid');
    await world.clock.pass(60_000);
    expect(world.server.arrived).toHaveLength(1);
    about('About doors');
    const [all, about2, slides] = await Promise.all([
      tab.session.save(),
      tab.session.save('about'),
      tab.session.save('heroSlides'),
    ]);
    expect([all, about2, slides]).toEqual([false, true, false]);
    tab.type({ title: 'Named' });
    expect(await tab.session.save()).toBe(true);
    expect(titles()[0]).toBe('Named');
    expect(tab.status).toBe('saved');
  });
});
