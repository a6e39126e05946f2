import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { World } from './testing/open-tab';

let world: World;
const path = ['heroSlides', '#1'];
const slideIds = () => world.server.read().content.heroSlides.map(({ id }) => id);
const deleteElsewhere = () => world.server.change((content) => content.heroSlides.shift());
const editElsewhere = () => world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));

describe('an item that one deletes while another edits it', () => {
  beforeEach(() => {
    world = new World();
  });

  it('C6: edited here, deleted there: it stays, and who edited it is told, once, until she has seen it', async () => {
    const tab = await world.open();
    deleteElsewhere();
    tab.type({ title: 'Mine' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.status).toBe('saved');
    expect(slideIds()).toEqual([1, 2, 3]);
    expect(tab.session.getState()).toMatchObject({ survivors: [{ path, deletedBy: 'theirs' }], news: [] });
    tab.type({ title: 'Mine again' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.session.getState().survivors).toHaveLength(1);
    tab.session.dismiss('survivors');
    expect(tab.session.getState().survivors).toEqual([]);
  });

  it('C6: deleted here, edited there: it comes back with their edit, and who deleted it is told so, not of another news', async () => {
    const tab = await world.open();
    editElsewhere();
    tab.session.edit((mine) => ({ ...mine, heroSlides: mine.heroSlides.slice(1) }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.mine.heroSlides[0]).toMatchObject({ id: 1, title: 'Theirs' });
    expect(tab.status).toBe('saved');
    expect(tab.session.getState()).toMatchObject({ survivors: [{ path, deletedBy: 'mine' }], news: [] });
  });

  it('C6: seen before it is saved, it is told just the same, and the save says nothing more', async () => {
    const tab = await world.open();
    tab.type({ title: 'Mine' });
    deleteElsewhere();
    await tab.refresh();
    expect(tab.session.getState()).toMatchObject({ survivors: [{ path, deletedBy: 'theirs' }], news: [] });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(slideIds()).toContain(1);
    expect(tab.session.getState().survivors).toHaveLength(1);
  });

  it('A6: a slide that comes in elsewhere is news; that the order has it now is none', async () => {
    const tab = await world.open();
    world.server.change(({ heroSlides }) => heroSlides.push({ ...heroSlides[0]!, id: 9, title: 'New' }));
    await tab.refresh();
    expect(tab.session.getState().news.map((change) => change.path)).toEqual([['heroSlides', '#9']]);
  });
});
