import { AUTOSAVE_QUIET_MS, type Content } from '@apoti/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plan } from './plan';
import { KEEP_MS } from './record-keeper';
import { FakeBrowser } from './testing/fake-browser';
import type { Fault } from './testing/fake-server';
import { World, type Tab } from './testing/open-tab';

const FIELDS = ['title', 'subtitle', 'description'] as const;
type Step =
  | { do: 'type'; actor: 0 | 1; field: number; place: number }
  | { do: 'pass'; ms: number }
  | { do: 'fault'; fault: Fault }
  | { do: 'crash'; actor: 0 | 1 }
  | { do: 'refresh'; actor: 0 | 1 }
  /** Answers wait from here on; others overtake them. */
  | { do: 'hold' }
  | { do: 'release' }
  | { do: 'sign in' | 'sign out'; actor: 0 | 1 };

/** Histories that are played; many in the long run. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 40);

const actor = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), actor, field: fc.nat(2), place: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(0, 100, KEEP_MS, 1_500, 9_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('none', 'none', 'down', 'reply-lost', 'signed-out', 'gone'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('crash' as const), actor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refresh' as const), actor }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hold' as const, 'release' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sign in' as const, 'sign out' as const), actor }) },
);

/** It says that it saves, and does nothing for that. */
function isStuck({ session, status, world }: Tab): boolean {
  const state = session.getState();
  return status === 'saving' && !state.sending && plan(state, world.clock.now()).kind === 'nothing';
}

/** Two people, each with her own fields of every slide: person 0 the even ones, person 1 the odd ones. */
async function play(steps: readonly Step[]): Promise<void> {
  const world = new World();
  const homes = [
    { browser: new FakeBrowser<Content>(), person: 7 },
    { browser: new FakeBrowser<Content>(), person: 8 },
  ];
  const tabs: Tab[] = [await world.open(homes[0]), await world.open(homes[1])];
  const typed = new Map<string, string>();
  let count = 0;
  let release = () => {};
  for (const one of steps) {
    const who = 'actor' in one ? one.actor : 0;
    const tab = tabs[who]!;
    if (one.do === 'type') {
      const field = FIELDS[one.field]!;
      // Each field of each slide belongs to one person, so that no question is asked and every word must arrive.
      if ((one.field + one.place) % 2 !== who || tab.status === 'loading') continue;
      const text = `text ${(count += 1)}`;
      tab.type({ [field]: text }, one.place);
      typed.set(`${one.place} ${field}`, text);
    }
    if (one.do === 'pass') await world.clock.pass(one.ms);
    if (one.do === 'fault') world.server.fault = one.fault;
    if (one.do === 'refresh') await tab.refresh();
    if (one.do === 'hold' || one.do === 'release') release();
    if (one.do === 'hold') release = world.server.hold();
    if (one.do === 'sign in' && world.server.fault !== 'signed-out') tab.session.signedIn();
    if (one.do === 'sign out') tab.session.signedOut('You are signed out');
    if (one.do === 'crash') {
      await world.clock.pass(KEEP_MS);
      tab.crash();
      tabs[who] = await world.open(homes[who]);
    }
    expect(tabs.map(isStuck)).toEqual([false, false]);
  }
  world.server.fault = 'none';
  release();
  for (const { session } of tabs) {
    session.signedIn();
    // What was answered as gone goes on when it is asked to.
    void session.save();
  }
  await world.clock.pass(60_000 + AUTOSAVE_QUIET_MS);
  for (const tab of tabs) await tab.refresh();
  await world.clock.pass(60_000);

  const { heroSlides } = world.server.read().content;
  for (const [place, text] of typed) {
    const [index, field] = place.split(' ');
    expect(heroSlides[Number(index)]).toMatchObject({ [field!]: text });
  }
  expect(tabs.map(({ status }) => status)).toEqual(['saved', 'saved']);
  expect(homes.map(({ browser }) => browser.records.size)).toEqual([0, 0]);
}

describe('whatever happens', () => {
  it('A6: every word that was typed reaches the server', { timeout: 60_000 + runs * 2_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), play), { numRuns: runs });
  });
});
