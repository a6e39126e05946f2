import { AUTOSAVE_QUIET_MS, type Content, type HeroSlide } from '@apoti/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEEP_MS } from './record-keeper';
import { FakeBrowser } from './testing/fake-browser';
import type { Fault } from './testing/fake-server';
import { World, type Tab } from './testing/open-tab';

const FIELDS = ['title', 'subtitle'] as const;
type Who = 0 | 1;
type Step =
  | { do: 'type'; who: Who; field: number; place: number }
  | { do: 'add' | 'undo' | 'redo' | 'refresh' | 'crash'; who: Who }
  | { do: 'delete' | 'move'; who: Who; place: number }
  | { do: 'decide'; who: Who; choice: 'mine' | 'theirs' }
  | { do: 'pass'; ms: number }
  /** Everything of both is sent, and both see what the other did. */
  | { do: 'meet' }
  | { do: 'fault'; fault: Fault };

/** What one of them does. */
type Act = Exclude<Step, { do: 'pass' | 'fault' | 'meet' }>;

/** Histories that are played; many in the long run. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 40);

const who = fc.constantFrom(0 as const, 1 as const);
/** Few places, so that people meet in them. */
const place = fc.nat(1);
const as = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: as('type'), who, field: fc.nat(1), place }) },
  { weight: 4, arbitrary: fc.record({ do: as('undo', 'undo', 'redo'), who }) },
  { weight: 2, arbitrary: fc.record({ do: as('pass'), ms: fc.constantFrom(100, 1_000, AUTOSAVE_QUIET_MS, 9_000) }) },
  { weight: 3, arbitrary: fc.record({ do: as('meet') }) },
  { weight: 2, arbitrary: fc.record({ do: as('decide'), who, choice: as('mine', 'theirs') }) },
  { weight: 2, arbitrary: fc.record({ do: as('add', 'refresh', 'crash'), who }) },
  { weight: 2, arbitrary: fc.record({ do: as('delete', 'move'), who, place }) },
  { weight: 1, arbitrary: fc.record({ do: as('fault'), fault: fc.constantFrom<Fault>('none', 'down', 'reply-lost') }) },
);

const textsOf = ({ heroSlides }: Content) => new Set(heroSlides.flatMap(({ title, subtitle }) => [title, subtitle]));

/** Two people in the same slides, and a note of every text: who typed it, and whether somebody who saw it gave it up. */
class Play {
  readonly world = new World();
  private readonly homes = [7, 8].map((person) => ({ browser: new FakeBrowser<Content>(), person }));
  private readonly tabs: Tab[] = [];
  private readonly typed = new Map<string, Who>();
  private readonly givenUp = new Set<string>();
  private readonly chosen = new Set<string>();

  async begin(): Promise<void> {
    for (const home of this.homes) this.tabs.push(await this.world.open(home));
  }

  async take(one: Step): Promise<void> {
    if (one.do === 'pass') await this.world.clock.pass(one.ms);
    else if (one.do === 'meet') await this.meet();
    else if (one.do === 'fault') this.world.server.fault = one.fault;
    else await this.act(this.tabs[one.who]!, one);
    this.noteQuestions();
  }

  private async meet(): Promise<void> {
    await this.world.clock.pass(AUTOSAVE_QUIET_MS);
    for (const tab of this.tabs) if (tab.status !== 'loading') await tab.refresh();
  }

  private async act(tab: Tab, one: Act): Promise<void> {
    if (one.do === 'crash') return this.crash(one.who);
    if (tab.status === 'loading') return;
    if (one.do === 'refresh') return tab.refresh();
    const before = textsOf(tab.mine);
    if (one.do === 'type' && one.place < tab.mine.heroSlides.length) {
      tab.type({ [FIELDS[one.field]!]: this.text(one.who) }, one.place);
    }
    if (one.do === 'add') this.edit(tab, (slides) => [...slides, this.added(slides, one.who)]);
    if (one.do === 'delete') this.edit(tab, (slides) => (slides.length > 2 ? slides.toSpliced(one.place, 1) : slides));
    if (one.do === 'move') this.edit(tab, (slides) => [...slides.slice(one.place), ...slides.slice(0, one.place)]);
    if (one.do === 'undo') tab.session.undo();
    if (one.do === 'redo') tab.session.redo();
    if (one.do === 'decide') this.decide(tab, one.choice);
    const after = textsOf(tab.mine);
    for (const text of before) if (!after.has(text)) this.noteGone(text, one);
  }

  /** What goes away because of what somebody does to what she sees. Taking a step back takes only one's own away. */
  private noteGone(text: string, one: Act): void {
    const author = this.typed.get(text);
    if (one.do === 'undo' && author !== undefined && !this.chosen.has(text)) {
      expect(author, `${text} went away when another person took a step back`).toBe(one.who);
    }
    this.givenUp.add(text);
  }

  private text(author: Who): string {
    const text = `text ${this.typed.size}`;
    this.typed.set(text, author);
    return text;
  }

  private added(slides: readonly HeroSlide[], author: Who): HeroSlide {
    const id = Math.max(0, ...slides.map((slide) => slide.id)) + 1;
    return { ...slides[0]!, id, title: this.text(author), subtitle: this.text(author) };
  }

  private edit(tab: Tab, change: (slides: HeroSlide[]) => HeroSlide[]): void {
    tab.session.edit((mine) => ({ ...mine, heroSlides: change(mine.heroSlides) }));
  }

  private decide(tab: Tab, choice: 'mine' | 'theirs'): void {
    const [conflict] = tab.session.getState().work?.conflicts ?? [];
    if (conflict === undefined) return;
    if (choice === 'theirs' && typeof conflict.theirs === 'string') this.chosen.add(conflict.theirs);
    tab.session.resolve(conflict.path, choice);
  }

  /** Whoever is asked about two texts knows both. */
  private noteQuestions(): void {
    for (const tab of this.tabs) {
      for (const { mine, theirs } of tab.session.getState().work?.conflicts ?? []) {
        for (const text of [mine, theirs]) if (typeof text === 'string') this.givenUp.add(text);
      }
    }
  }

  private async crash(person: Who): Promise<void> {
    await this.world.clock.pass(KEEP_MS);
    this.noteQuestions();
    this.tabs[person]!.crash();
    this.tabs[person] = await this.world.open(this.homes[person]);
  }

  /** Everything works again, and whatever is asked is answered. */
  async rest(): Promise<void> {
    this.world.server.fault = 'none';
    for (let round = 0; round < 6; round += 1) {
      await this.world.clock.pass(60_000);
      for (const tab of this.tabs) {
        await tab.refresh();
        this.noteQuestions();
        while ((tab.session.getState().work?.conflicts.length ?? 0) > 0) this.decide(tab, 'mine');
      }
    }
    expect(this.tabs.map(({ status }) => status)).toEqual(['saved', 'saved']);
  }

  /** Texts that are nowhere although nobody gave them up. */
  get lost(): string[] {
    const there = textsOf(this.world.server.read().content);
    return [...this.typed.keys()].filter((text) => !there.has(text) && !this.givenUp.has(text));
  }
}

describe('two people in the same fields', () => {
  it('A6: every text is there, or somebody who saw it gave it up', { timeout: 60_000 + runs * 2_000 }, async () => {
    const history = fc.array(step, { minLength: 5, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const play = new Play();
        await play.begin();
        for (const one of steps) await play.take(one);
        await play.rest();
        expect(play.lost).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
});
