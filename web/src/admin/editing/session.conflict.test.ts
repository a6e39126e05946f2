import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEEP_MS } from './record-keeper';
import { World } from './testing/open-tab';

let world: World;
const TITLE = ['heroSlides', '#1', 'title'];
const slide = () => world.server.read().content.heroSlides[0]!;

/** Both change the title of the first slide. */
async function conflicting() {
  const tab = await world.open();
  world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));
  tab.type({ title: 'Mine', subtitle: 'Mine alone' });
  await world.clock.pass(AUTOSAVE_QUIET_MS);
  return tab;
}

describe('when two people change the same field', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: the person is asked: her own text stays in the form, both values are there, nothing is sent', async () => {
    const tab = await conflicting();
    expect(tab.status).toBe('conflict');
    expect(tab.mine.heroSlides[0]!.title).toBe('Mine');
    expect(tab.session.getState().work?.conflicts).toMatchObject([{ path: TITLE, mine: 'Mine', theirs: 'Theirs' }]);
    await world.clock.pass(60_000);
    expect(slide().title).toBe('Theirs');
    expect(await tab.session.save()).toBe(false);
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('A6: having chosen %s, it saves itself, with everything else', async (choice, title) => {
    const tab = await conflicting();
    tab.session.resolve(TITLE, choice);
    await world.clock.pass(0);
    expect(tab.status).toBe('saved');
    expect(slide()).toMatchObject({ title, subtitle: 'Mine alone' });
    expect(tab.mine.heroSlides[0]!.title).toBe(title);
  });

  it('A6: the question is still there after a reload', async () => {
    const first = await conflicting();
    await world.clock.pass(KEEP_MS);
    first.crash();
    const second = await world.open();
    await world.clock.pass(60_000);
    expect(second.status).toBe('conflict');
    expect(second.session.getState().work?.conflicts).toMatchObject([{ path: TITLE, theirs: 'Theirs' }]);
    expect(slide().title).toBe('Theirs');
  });

  it('A6: they change it again before the choice: their newest value is the one to choose', async () => {
    const tab = await conflicting();
    world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs again'));
    await tab.refresh();
    expect(tab.session.getState().work?.conflicts).toMatchObject([{ path: TITLE, theirs: 'Theirs again' }]);
    tab.session.resolve(TITLE, 'theirs');
    await world.clock.pass(0);
    expect(slide()).toMatchObject({ title: 'Theirs again', subtitle: 'Mine alone' });
  });

  it('A6: typing their value, or removing the slide, answers the question', async () => {
    const same = await conflicting();
    same.type({ title: 'Theirs' });
    expect(same.status).toBe('saving');

    world = new World();
    const removed = await conflicting();
    removed.session.edit((mine) => ({ ...mine, heroSlides: mine.heroSlides.slice(1) }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(removed.status).toBe('saved');
    expect(world.server.read().content.heroSlides.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('A6: the order of the slides is one question', async () => {
    const tab = await world.open();
    world.server.change((content) => void content.heroSlides.reverse());
    tab.session.edit((mine) => ({
      ...mine,
      heroSlides: [mine.heroSlides[1]!, mine.heroSlides[0]!, mine.heroSlides[2]!],
    }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.session.getState().work?.conflicts).toMatchObject([
      { path: ['heroSlides', '@order'], mine: ['2', '1', '3'], theirs: ['3', '2', '1'] },
    ]);
    tab.session.resolve(['heroSlides', '@order'], 'theirs');
    await world.clock.pass(0);
    expect(tab.mine.heroSlides.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(tab.status).toBe('saved');
  });

  it('A6: typed while a save is on its way, changed by somebody else before it arrived: asked as well', async () => {
    const tab = await world.open();
    const answer = world.server.hold();
    tab.type({ subtitle: 'Mine alone' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    answer();
    const held = world.server.hold();
    tab.type({ ctaText: 'Again' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));
    tab.type({ title: 'Mine' });
    held();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(tab.mine.heroSlides[0]!.title).toBe('Mine');
    expect(tab.session.getState().work?.conflicts).toMatchObject([{ path: TITLE, mine: 'Mine', theirs: 'Theirs' }]);
  });
});

describe('when others change something else', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: it comes into the form without a question, and is told', async () => {
    const tab = await world.open();
    tab.type({ title: 'Mine' });
    world.server.change((content) => (content.heroSlides[1]!.title = 'Theirs'));
    await tab.refresh();
    expect(tab.mine.heroSlides.map(({ title }) => title).slice(0, 2)).toEqual(['Mine', 'Theirs']);
    expect(tab.session.getState().news).toMatchObject([{ path: ['heroSlides', '#2', 'title'], new: 'Theirs' }]);
    expect(tab.status).toBe('saving');
    tab.session.dismiss('news');
    expect(tab.session.getState().news).toEqual([]);
  });

  it('A6: with nothing typed the form just shows the newest; an older answer changes nothing', async () => {
    const tab = await world.open();
    const old = world.server.read();
    world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));
    await tab.refresh();
    tab.session.seen(old);
    expect(tab.mine.heroSlides[0]!.title).toBe('Theirs');
    expect(tab.status).toBe('saved');
    await world.clock.pass(60_000);
    expect(world.server.arrived).toEqual([]);
  });

  it('A6: a new item whose id somebody else’s new item got goes by another one, here too', async () => {
    const tab = await world.open();
    const id = 1_790_000_000_000;
    const add = (title: string) => (content: ReturnType<typeof world.server.read>['content']) => ({
      ...content,
      heroSlides: [...content.heroSlides, { ...content.heroSlides[0]!, id, title }],
    });
    world.server.change((content) => void Object.assign(content, add('Theirs')(content)));
    tab.session.edit(add('Mine'));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const added = () => new Map(tab.mine.heroSlides.slice(3).map((one) => [one.title, one.id]));
    expect(added()).toEqual(
      new Map([
        ['Theirs', id],
        ['Mine', id + 1],
      ]),
    );
    expect(tab.session.getState().aliases).toEqual([{ path: ['heroSlides'], sent: String(id), given: String(id + 1) }]);
    tab.type(
      { title: 'Mine, edited' },
      tab.mine.heroSlides.findIndex((one) => one.title === 'Mine'),
    );
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(added()).toEqual(
      new Map([
        ['Theirs', id],
        ['Mine, edited', id + 1],
      ]),
    );
    expect(new Set(world.server.read().content.heroSlides)).toEqual(new Set(tab.mine.heroSlides));
  });

  it('A6: an item that was added after a save had left, under the id that the saved one is given, is another one still', async () => {
    const tab = await world.open();
    const first = 1_790_000_000_000;
    type State = ReturnType<typeof world.server.read>['content'];
    const add = (title: string, id: number) => (content: State) => ({
      ...content,
      heroSlides: [...content.heroSlides, { ...content.heroSlides[0]!, id, title }],
    });
    world.server.fault = 'down';
    tab.session.edit(add('Mine', first));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    tab.session.edit(add('Mine too', first + 1));
    world.server.change((content) => void Object.assign(content, add('Theirs', first)(content)));
    world.server.fault = 'none';
    await world.clock.pass(60_000);
    const ids = new Map([
      ['Theirs', first],
      ['Mine', first + 1],
      ['Mine too', first + 2],
    ]);
    const added = ({ heroSlides }: State) => new Map(heroSlides.slice(3).map((one) => [one.title, one.id]));
    expect(added(tab.mine)).toEqual(ids);
    expect(added(world.server.read().content)).toEqual(ids);
    // Each form goes on as the one that it was: the later item's old id is passed on after it has got its own.
    expect(tab.session.getState().aliases.map(({ sent, given }) => [Number(sent), Number(given)])).toEqual([
      [first + 1, first + 2],
      [first, first + 1],
    ]);
  });
});
