import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { World, type Tab } from './testing/open-tab';
import { STEP_MS } from './undo';

let world: World;
let tab: Tab;
const title = (place = 0) => tab.mine.heroSlides[place]?.title;
const stored = (place = 0) => world.server.read().content.heroSlides[place]?.title;

describe('undo and redo', () => {
  beforeEach(async () => {
    world = new World();
    tab = await world.open();
  });

  it('A6: takes back what was typed in one go, does it again, and saves both', async () => {
    const before = title();
    for (const text of ['N', 'Ne', 'New']) tab.type({ title: text });
    tab.session.undo();
    expect(title()).toBe(before);
    tab.session.redo();
    expect(title()).toBe('New');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(stored()).toBe('New');
    tab.session.undo();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(stored()).toBe(before);
  });

  it('A6: edits with a pause between them are two steps', async () => {
    tab.type({ title: 'One' });
    await world.clock.pass(STEP_MS);
    tab.type({ title: 'Two' });
    tab.session.undo();
    expect(title()).toBe('One');
  });

  it('A6, A7: a new text of a list is one step with what is typed in it, and taking one out another', async () => {
    const features = () => tab.mine.services.services[0]?.features ?? [];
    const before = features();
    const edit = (features: string[]) =>
      tab.session.edit(({ services: part, ...rest }) => {
        const services = part.services.map((one, place) => (place === 0 ? { ...one, features } : one));
        return { ...rest, services: { ...part, services } };
      });
    for (const text of ['n', 'ne', 'new']) edit([...before, text]);
    edit(before);
    tab.session.undo();
    expect(features()).toEqual([...before, 'new']);
    tab.session.undo();
    expect(features()).toEqual(before);
  });

  it('A6: a move is a step of its own, however soon something is typed after it, and whether or not it is saved by then', async () => {
    const titles = () => tab.mine.heroSlides.map((slide) => slide.title);
    const before = titles();
    for (const isSaved of [true, false]) {
      tab.session.edit((mine) => ({ ...mine, heroSlides: mine.heroSlides.toReversed() }));
      if (isSaved) await tab.session.save();
      for (const text of ['N', 'Ne', 'New']) tab.type({ title: text });
      tab.session.undo();
      expect(titles()).toEqual(before.toReversed());
      tab.session.undo();
      expect(titles()).toEqual(before);
    }
  });

  it('A6: what is typed in two fields is two steps, and each switch is one, without any pause between them', () => {
    const slide = () => tab.mine.heroSlides[0];
    const { title: before, active } = slide()!;
    tab.type({ title: 'Mine' });
    tab.type({ subtitle: 'Mine too' });
    tab.type({ active: !active });
    tab.type({ active });
    tab.session.undo();
    expect(slide()).toMatchObject({ active: !active });
    tab.session.undo();
    expect(slide()).toMatchObject({ title: 'Mine', subtitle: 'Mine too', active });
    tab.session.undo();
    expect(slide()).toMatchObject({ title: 'Mine', subtitle: tab.world.server.read().content.heroSlides[0]?.subtitle });
    tab.session.undo();
    expect(title()).toBe(before);
  });

  it('A6: a word in the midst of which the server answers is one step; one in which somebody else is heard of is two', async () => {
    const before = title();
    tab.type({ title: 'W' });
    await tab.session.save();
    tab.type({ title: 'Wo' });
    tab.session.undo();
    expect(title()).toBe(before);
    tab.type({ title: 'N' });
    world.server.change((content) => (content.heroSlides[1]!.title = 'Theirs'));
    await tab.session.save();
    tab.type({ title: 'Ne' });
    tab.session.undo();
    expect([title(), title(1)]).toEqual(['N', 'Theirs']);
    tab.session.undo();
    expect([title(), title(1)]).toEqual([before, 'Theirs']);
  });

  it('A6: what others changed meanwhile stays', async () => {
    const before = title();
    tab.type({ title: 'Mine' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const other = await world.open({ person: 8 });
    other.type({ title: 'Theirs' }, 1);
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    await tab.refresh();
    expect(title(1)).toBe('Theirs');
    tab.session.undo();
    expect([title(), title(1)]).toEqual([before, 'Theirs']);
    tab.session.redo();
    expect([title(), title(1)]).toEqual(['Mine', 'Theirs']);
  });

  it('A6: what others changed since in the same field stays; the step before it is taken back', async () => {
    const subtitle = tab.mine.heroSlides[0]!.subtitle;
    tab.type({ subtitle: 'Mine too' });
    await world.clock.pass(STEP_MS);
    tab.type({ title: 'Mine' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));
    await tab.refresh();
    tab.session.undo();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.read().content.heroSlides[0]).toMatchObject({ title: 'Theirs', subtitle });
    tab.session.undo();
    expect(title()).toBe('Theirs');
    tab.session.redo();
    expect(tab.mine.heroSlides[0]).toMatchObject({ title: 'Theirs', subtitle: 'Mine too' });
  });

  it('A6: of a step that is theirs in part by now, the rest is taken back', async () => {
    const { title: before } = tab.mine.heroSlides[0]!;
    tab.type({ title: 'Mine', subtitle: 'Mine too' });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.server.change((content) => (content.heroSlides[0]!.subtitle = 'Theirs'));
    await tab.refresh();
    tab.session.undo();
    expect(tab.mine.heroSlides[0]).toMatchObject({ title: before, subtitle: 'Theirs' });
  });

  it('A6: a switch is taken back also in an item that somebody has written anew meanwhile, and no step before it is lost', async () => {
    const [first] = tab.mine.faq.faqs;
    tab.type({ title: 'Mine' });
    await world.clock.pass(STEP_MS);
    tab.session.edit(({ faq, ...rest }) => {
      const faqs = faq.faqs.map((one) => (one.id === first!.id ? { ...one, active: !one.active } : one));
      return { ...rest, faq: { ...faq, faqs } };
    });
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const theirs = { question: 'Another question?', answer: 'Another answer.' };
    world.server.change(({ faq }) => void Object.assign(faq.faqs[0]!, theirs));
    await tab.refresh();
    tab.session.undo();
    expect(tab.mine.faq.faqs[0]).toEqual({ ...first, ...theirs });
    expect(title()).toBe('Mine');
  });

  it('A6: words that were given up for theirs can be had again', async () => {
    const before = title();
    tab.type({ title: 'Mine' });
    world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    tab.session.resolve(['heroSlides', '#1', 'title'], 'theirs');
    expect(title()).toBe('Theirs');
    tab.session.undo();
    expect(title()).toBe('Mine');
    tab.session.redo();
    expect(title()).toBe('Theirs');
    tab.session.undo();
    tab.session.undo();
    expect(title()).toBe(before);
  });

  it('A6: an item that got another id is the one that is taken back, not the one that has its id now', async () => {
    const [first] = tab.mine.heroSlides;
    const added = (text: string) => ({ ...first!, id: 9, title: text });
    tab.session.edit((mine) => ({ ...mine, heroSlides: [...mine.heroSlides, added('Mine')] }));
    await world.clock.pass(STEP_MS);
    tab.session.edit((mine) => ({
      ...mine,
      heroSlides: mine.heroSlides.map((slide) => (slide.id === 9 ? { ...slide, title: 'Mine, changed' } : slide)),
    }));
    world.server.change((content) => void content.heroSlides.push(added('Theirs')));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const titles = () => tab.mine.heroSlides.slice(3).map((slide) => slide.title);
    expect(titles().toSorted()).toEqual(['Mine, changed', 'Theirs']);
    tab.session.undo();
    expect(titles().toSorted()).toEqual(['Mine', 'Theirs']);
    tab.session.undo();
    expect(titles()).toEqual(['Theirs']);
    tab.session.redo();
    expect(titles().toSorted()).toEqual(['Mine', 'Theirs']);
  });

  it('A6: hiding somebody is not taken back from who has the number by now', async () => {
    const number = 1 + Math.max(...tab.mine.testimonials.map(({ id }) => id));
    const one = (name: string, active: boolean) => {
      const words = { name, position: `${name}’s`, company: `${name} Ltd`, quote: `${name} says so`, location: name };
      return { ...tab.mine.testimonials[0]!, id: number, active, ...words };
    };
    world.server.change(({ testimonials }) => void testimonials.push(one('First', true)));
    await tab.refresh();
    const last = () => tab.mine.testimonials.at(-1);
    tab.session.edit((mine) => ({ ...mine, testimonials: [...mine.testimonials.slice(0, -1), one('First', false)] }));
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    world.server.change(({ testimonials }) => void testimonials.splice(-1, 1, one('Second', false)));
    await tab.refresh();
    tab.session.undo();
    expect(last()).toEqual(one('Second', false));
  });

  it('A6: a deleted slide comes back in its place', async () => {
    const ids = tab.mine.heroSlides.map(({ id }) => id);
    tab.session.edit((mine) => ({ ...mine, heroSlides: mine.heroSlides.slice(1) }));
    tab.session.undo();
    expect(tab.mine.heroSlides.map(({ id }) => id)).toEqual(ids);
  });

  it('A6: with nothing to take back, nothing happens; a new edit ends what could be done again', () => {
    const { work } = tab.session.getState();
    tab.session.undo();
    tab.session.redo();
    expect(tab.session.getState().work).toBe(work);
    tab.type({ title: 'One' });
    tab.session.undo();
    tab.type({ title: 'Two' });
    tab.session.redo();
    expect(title()).toBe('Two');
  });
});
