import { AUTOSAVE_QUIET_MS } from '@apoti/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEEP_MS } from './record-keeper';
import { World, type Tab } from './testing/open-tab';

let world: World;
const titles = (tab: Tab) => tab.mine.heroSlides.map(({ title }) => title);
const records = () => [...world.browser.records.values()];

/** Every content that the browser keeps is changed: so an earlier build would have written it. */
function asEarlier(change: (content: object) => void): void {
  for (const { works } of records())
    for (const { base, mine, entry } of works)
      for (const content of [base.content, mine, ...(entry ? [entry.content] : [])]) change(content);
}

/** An earlier build, which did not know a field of slides, nor one of the About page. */
const withoutTwoFields = (content: object) => {
  const { heroSlides, about } = content as { heroSlides: object[]; about: object };
  for (const slide of heroSlides) Reflect.deleteProperty(slide, 'ctaText');
  Reflect.deleteProperty(about, 'vision');
};

/** What was typed while the server was down, or its answers were lost, is kept by a tab that is gone. */
async function typeAndLeave(type: (tab: Tab) => void, fault: 'down' | 'reply-lost' = 'down'): Promise<void> {
  const tab = await world.open();
  world.server.fault = fault;
  type(tab);
  await world.clock.pass(AUTOSAVE_QUIET_MS + KEEP_MS);
  tab.crash();
  world.server.fault = 'none';
}

describe('work that an earlier build has kept', () => {
  beforeEach(() => {
    world = new World();
  });

  it('A6: comes back and is sent; fields which that build did not know stay as they are', async () => {
    await typeAndLeave((tab) => tab.type({ title: 'Typed before' }));
    asEarlier(withoutTwoFields);
    world.server.change((content) => {
      content.heroSlides[0]!.ctaText = 'Of the new build';
      content.about.vision = 'New, too';
    });
    const tab = await world.open();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const { content } = world.server.read();
    expect(content.heroSlides[0]).toMatchObject({ title: 'Typed before', ctaText: 'Of the new build' });
    expect(content.about.vision).toBe('New, too');
    expect([tab.status, records()]).toEqual(['saved', []]);
  });

  it('A6: does so also where nothing has changed on the server since', async () => {
    await typeAndLeave((tab) => tab.type({ title: 'Typed before' }));
    asEarlier(withoutTwoFields);
    const before = world.server.read().content;
    await world.open();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const [first, ...others] = before.heroSlides;
    expect(world.server.read().content).toEqual({
      ...before,
      heroSlides: [{ ...first, title: 'Typed before' }, ...others],
    });
  });

  it('A6: waits in the browser for as long as the server cannot be reached', async () => {
    await typeAndLeave((tab) => tab.type({ title: 'Typed before' }));
    asEarlier(withoutTwoFields);
    world.server.fault = 'down';
    const tab = await world.open();
    await world.clock.pass(600_000);
    expect(records()).toHaveLength(1);
    world.server.fault = 'none';
    await tab.refresh();
    expect(titles(tab)[0]).toBe('Typed before');
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(world.server.read().content.heroSlides[0]?.title).toBe('Typed before');
  });

  it('A6: keeps a new item, whose unknown field is blank', async () => {
    await typeAndLeave((tab) =>
      tab.session.edit((mine) => ({
        ...mine,
        heroSlides: [...mine.heroSlides, { ...mine.heroSlides[0]!, id: 99, title: 'A new one' }],
      })),
    );
    asEarlier(withoutTwoFields);
    const tab = await world.open();
    expect(tab.mine.heroSlides.at(-1)).toMatchObject({ title: 'A new one', ctaText: '' });
  });

  it('A6: does not add again what has arrived without an answer, and sends what was typed since', async () => {
    await typeAndLeave((tab) => {
      tab.session.edit((mine) => ({
        ...mine,
        heroSlides: [...mine.heroSlides, { ...mine.heroSlides[0]!, id: 99, title: 'A new one' }],
      }));
      void tab.session.save();
      tab.type({ title: 'Typed since' }, 1);
    }, 'reply-lost');
    expect(world.server.arrived.length).toBeGreaterThan(0);
    asEarlier(withoutTwoFields);
    const before = world.server.read().content.heroSlides.map(({ title }) => title);
    await world.open();
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    const now = world.server.read().content.heroSlides.map(({ title }) => title);
    expect(before.at(-1)).toBe('A new one');
    expect(now).toEqual(before.with(1, 'Typed since'));
  });

  it('A6: asks where somebody else has changed the same field meanwhile', async () => {
    await typeAndLeave((tab) => tab.type({ title: 'Mine' }));
    asEarlier(withoutTwoFields);
    world.server.change((content) => (content.heroSlides[0]!.title = 'Theirs'));
    const tab = await world.open();
    expect(tab.session.getState().work?.conflicts).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('A6: stands beside what this tab has typed meanwhile', async () => {
    await typeAndLeave((tab) => tab.type({ title: 'Typed before' }));
    asEarlier(withoutTwoFields);
    world.server.fault = 'down';
    const tab = await world.open();
    world.server.fault = 'none';
    await tab.refresh();
    tab.type({ title: 'Typed now' }, 1);
    await world.clock.pass(AUTOSAVE_QUIET_MS);
    expect(
      world.server
        .read()
        .content.heroSlides.slice(0, 2)
        .map(({ title }) => title),
    ).toEqual(['Typed before', 'Typed now']);
  });

  it('A6: is left as it is where this build cannot make it whole, for one that can', async () => {
    await typeAndLeave((tab) => tab.type({ title: 'Typed before' }));
    asEarlier((content) => Object.assign(content, { heroSlides: 'of another kind' }));
    const kept = structuredClone(records());
    const tab = await world.open();
    tab.type({ title: 'Typed now' });
    await world.clock.pass(600_000);
    expect(records()).toEqual(kept);
    expect(world.server.read().content.heroSlides[0]?.title).toBe('Typed now');
  });
});
