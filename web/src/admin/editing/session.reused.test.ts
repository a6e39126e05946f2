import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { World, type Tab } from './testing/open-tab';
import { STEP_MS } from './undo';

type Testimonial = Tab['mine']['testimonials'][number];

let world: World;
let tab: Tab;
/** The number of the last testimonial, which is the next one's once it is deleted. */
let number: number;
beforeEach(async () => {
  world = new World();
  tab = await world.open();
  number = Math.max(...tab.mine.testimonials.map(({ id }) => id));
});

const people = () => tab.mine.testimonials;
const put = (testimonials: (before: Testimonial[]) => Testimonial[]) =>
  tab.session.edit((mine) => ({ ...mine, testimonials: testimonials(mine.testimonials) }));

/** A new testimonial with that number. */
function someone(name: string): Testimonial {
  const words = { name, position: `${name}’s`, company: `${name} Ltd`, quote: `${name} says so`, location: name };
  return { ...world.server.read().content.testimonials[0]!, id: number, ...words };
}

/** Saves, and lets somebody else give the number to a new one. */
async function giveAway(one = someone('New')): Promise<void> {
  await world.clock.pass(AUTOSAVE_QUIET_MS);
  world.server.change(({ testimonials }) => {
    testimonials.splice(0, testimonials.length, ...testimonials.filter(({ id }) => id !== number), one);
  });
  await tab.refresh();
}

describe('undo, where a number is somebody else’s by now', () => {
  it('C6, A6: who was deleted comes back under another number, and no earlier step is taken back in its stead', async () => {
    const gone = people().find(({ id }) => id === number)!;
    tab.type({ title: 'Typed' });
    await world.clock.pass(STEP_MS);
    put((before) => before.map((one) => (one.id === number ? { ...one, quote: 'Edited' } : one)));
    await world.clock.pass(STEP_MS);
    put((before) => before.filter(({ id }) => id !== number));
    await giveAway();
    const numbered = () => people().filter(({ id }) => id >= number);
    tab.session.undo();
    expect(tab.mine.heroSlides[0]?.title).toBe('Typed');
    const back = { ...gone, id: number + 1 };
    expect(numbered()).toHaveLength(2);
    expect(numbered()).toEqual(expect.arrayContaining([someone('New'), { ...back, quote: 'Edited' }]));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.read().content.testimonials).toEqual(people());
    // What was done to them before is taken back there, too.
    tab.session.undo();
    expect(numbered()).toEqual(expect.arrayContaining([someone('New'), back]));
    tab.session.redo();
    tab.session.redo();
    expect(numbered()).toEqual([someone('New')]);
  });

  it('C6, A6: so does one who shares town and role with the new one', async () => {
    const gone = people().find(({ id }) => id === number)!;
    tab.type({ title: 'Typed' });
    await world.clock.pass(STEP_MS);
    put((before) => before.filter(({ id }) => id !== number));
    const other = { ...gone, name: 'New', quote: 'New' };
    await giveAway(other);
    tab.session.undo();
    expect(tab.mine.heroSlides[0]?.title).toBe('Typed');
    expect(people().filter(({ id }) => id >= number)).toEqual(
      expect.arrayContaining([other, { ...gone, id: number + 1 }]),
    );
  });

  it('C6, A6: who comes back by somebody else’s hand is not there twice', async () => {
    const before = people();
    put((testimonials) => testimonials.filter(({ id }) => id !== number));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.server.change(({ testimonials }) => void testimonials.push(before.find(({ id }) => id === number)!));
    await tab.refresh();
    tab.session.undo();
    expect(people()).toHaveLength(before.length);
  });

  it('C6, A6: an edit of who has gone is held back, and the step before it is not meant', async () => {
    tab.type({ title: 'Typed' });
    await world.clock.pass(STEP_MS);
    put((before) => before.map((one) => (one.id === number ? { ...one, quote: 'Edited' } : one)));
    await giveAway();
    tab.session.undo();
    expect([tab.mine.heroSlides[0]?.title, people().at(-1)]).toEqual(['Typed', someone('New')]);
    expect(tab.session.getState().steps.held).toBe(true);
    tab.session.undo();
    expect(tab.mine.heroSlides[0]?.title).not.toBe('Typed');
    expect(tab.session.getState().steps.held).toBeUndefined();
  });
});

describe('two new entries', () => {
  it('C6, A6: whether a new one is shown is asked where somebody hid the one that had its number', async () => {
    put((before) => before.map((one) => (one.id === number ? someone('Mine') : one)));
    world.server.change(({ testimonials }) => {
      for (const one of testimonials) if (one.id === number) one.active = false;
    });
    await tab.refresh();
    const conflicts = tab.session.getState().work?.conflicts ?? [];
    expect(conflicts.map(({ path }) => path.at(-1))).toContain('active');
    expect(people().find(({ id }) => id === number)).toEqual(someone('Mine'));
  });

  it.each([['sees the other first'], ['saves first']])(
    'C6, A6: that two people give the number of a deleted one both stay, where the second one %s',
    async (how) => {
      put((before) => before.map((one) => (one.id === number ? someone('Mine') : one)));
      world.server.change(({ testimonials }) => {
        testimonials.splice(0, testimonials.length, ...testimonials.filter(({ id }) => id !== number), someone('New'));
      });
      if (how === 'sees the other first') await tab.refresh();
      await world.clock.pass(AUTOSAVE_QUIET_MS);
      expect(tab.session.getState().work?.conflicts).toEqual([]);
      const both = [someone('New'), { ...someone('Mine'), id: number + 1 }];
      expect(people().filter(({ id }) => id >= number)).toEqual(expect.arrayContaining(both));
      expect(world.server.read().content.testimonials).toEqual(people());
    },
  );
});
