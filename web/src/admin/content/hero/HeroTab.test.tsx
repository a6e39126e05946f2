// @vitest-environment jsdom
import { AUTOSAVE_QUIET_MS, LAST_SLIDE } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, ContentScreenTest, input, type } from '../../content-editing/testing/content-screen';
import type { Tab, World } from '../../editing/testing/open-tab';
import { HeroTab } from './HeroTab';

let screen: ContentScreenTest;
let world: World;
let tab: Tab;

const names = () =>
  [...document.querySelectorAll('li h3 button > span:last-of-type > span:first-child')].map(
    ({ textContent }) => textContent,
  );

const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

describe('HeroTab', () => {
  beforeEach(async () => {
    screen = await ContentScreenTest.open(HeroTab);
    ({ world, tab } = screen);
  });
  afterEach(() => screen.close());

  it('A6: what is typed is in the working copy at once, and saved after the quiet', async () => {
    await type(input('title'), 'Typed');
    expect(tab.mine.heroSlides[0]?.title).toBe('Typed');
    await act(() => world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(world.server.read().content.heroSlides[0]?.title).toBe('Typed');
  });

  it('A6: others’ edits come into the open form; what is being typed, the caret and the focus stay', async () => {
    const title = input('title');
    await type(title, 'Being typed');
    title.setSelectionRange(2, 5);
    world.server.change((content) => (content.heroSlides[0]!.subtitle = 'Theirs'));
    await act(() => tab.refresh());
    expect(input('subtitle').value).toBe('Theirs');
    expect(input('title')).toBe(title);
    expect(title.value).toBe('Being typed');
    expect([document.activeElement, title.selectionStart, title.selectionEnd]).toEqual([title, 2, 5]);
    expect(tab.mine.heroSlides[0]).toMatchObject({ title: 'Being typed', subtitle: 'Theirs' });
  });

  it('A5: up and down with the ends disabled; the focus stays on the moved slide and the move is said', async () => {
    const second = tab.mine.heroSlides[1]!;
    expect(button('Move up: Your parcel').disabled).toBe(true);
    expect(button('Move down: A small corner').disabled).toBe(true);
    await click(button(`Move up: ${second.title}`));
    expect(names()[0]).toBe(second.title);
    expect(document.activeElement).toBe(button(`Move down: ${second.title}`));
    expect(said()).toContain(`${second.title} is now slide 1 of 3`);
  });

  it('A5: a new slide opens with its title focused, and its error beside the field once it is said', async () => {
    await click(document.getElementById('add-slides')!);
    expect(document.activeElement).toBe(input('title'));
    expect(names()).toHaveLength(4);
    await act(() => world.clock.pass(AUTOSAVE_QUIET_MS));
    expect(input('title').getAttribute('aria-invalid')).toBe('true');
    const described = input('title').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Title is required');
  });

  it('A5: icon and switch go into the working copy', async () => {
    await click(document.querySelector<HTMLElement>('input[aria-label="Globe"]')!);
    await click(document.querySelector<HTMLElement>('input[role=switch]')!);
    expect(tab.mine.heroSlides[0]).toMatchObject({ icon: 'FiGlobe', active: false });
  });

  it('A5: deleting asks first, with the slide’s name; the last slide cannot be removed and says so', async () => {
    for (const left of [2, 1]) {
      const { title } = tab.mine.heroSlides[0]!;
      await click(button(`Delete: ${title}`));
      const dialog = document.querySelector('dialog[open]')!;
      expect(dialog.querySelector('h2')?.textContent).toBe('Are you sure you want to delete this slide?');
      expect(dialog.textContent).toContain(title);
      await click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete')!);
      expect(names()).toHaveLength(left);
    }
    expect(button(LAST_SLIDE).disabled).toBe(true);
    expect(document.body.textContent).toContain(LAST_SLIDE);
  });
});
