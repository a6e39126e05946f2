// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultHeroSlides } from '@apoti/contract/content/default-hero-slides';
import { HeroSection } from './HeroSection';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let lessMotion = false;
vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener: () => {}, removeEventListener: () => {} }));

let root: Root;
let place: HTMLElement;
const button = (label: RegExp) =>
  [...place.querySelectorAll<HTMLElement>('button, [role="button"]')].find((each) =>
    label.test(each.getAttribute('aria-label') ?? each.textContent ?? ''),
  );
const title = () => place.querySelector('[data-current]')?.querySelector('h1, h2')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const [one, two, three] = defaultHeroSlides.map((slide) => slide.title);

function show(demoVideoUrl = ''): void {
  act(() => root.render(<HeroSection slides={defaultHeroSlides} demoVideoUrl={demoVideoUrl} />));
}

describe('HeroSection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    lessMotion = false;
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    // jsdom knows the element but not its methods.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });

  it('P4: slides move on every 5 s and wrap', () => {
    show();
    expect(title()).toBe(one);
    wait(4_999);
    expect(title()).toBe(one);
    wait(1);
    expect(title()).toBe(two);
    wait(5_000);
    expect(title()).toBe(three);
    wait(5_000);
    expect(title()).toBe(one);
  });

  it('P4: a dot jumps to its slide', () => {
    show();
    act(() => button(/^Slide 3/)?.click());
    expect(title()).toBe(three);
    expect(button(/^Slide 3/)?.getAttribute('aria-current')).toBe('true');
  });

  it('P4: the pause button stops the slides and starts them again', () => {
    show();
    act(() => button(/Pause/)?.click());
    wait(20_000);
    expect(title()).toBe(one);
    act(() => button(/Play slides/)?.click());
    wait(5_000);
    expect(title()).toBe(two);
  });

  it('P4: slides stand still for people who prefer less motion', () => {
    lessMotion = true;
    show();
    wait(20_000);
    expect(title()).toBe(one);
  });

  it('P4: a slide has its icon also without a subtitle, and no empty description', () => {
    const bare = defaultHeroSlides.map((slide) => ({ ...slide, subtitle: '', description: '', ctaText: '' }));
    act(() => root.render(<HeroSection slides={bare} demoVideoUrl="" />));
    for (const slide of place.querySelectorAll('[aria-roledescription="slide"]')) {
      expect(slide.querySelectorAll('p > span svg[aria-hidden="true"]')).toHaveLength(1);
      expect(slide.querySelectorAll('p:empty')).toHaveLength(0);
    }
  });

  it('P4: only the shown slide can be reached', () => {
    show();
    const slides = [...place.querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  it('P4: Watch Demo says so when there is no video', () => {
    show();
    act(() => button(/Watch Demo/)?.click());
    expect(place.querySelector('dialog')?.textContent).toContain('There is no demo video yet');
  });

  it('P4: the button opens with the space bar too, and without script it leads to the video or to the three steps', () => {
    show();
    const watch = button(/Watch Demo/)!;
    expect(watch.getAttribute('href')).toBe('#how-it-works');
    act(() => void watch.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
    expect(place.querySelector('dialog')?.open).toBe(true);
    show('https://youtu.be/abcdefghijk');
    expect(button(/Watch Demo/)?.getAttribute('href')).toBe('https://youtu.be/abcdefghijk');
  });

  it('P4: the server lets every slide be reached, since without script they stand in a row', () => {
    expect(renderToString(<HeroSection slides={defaultHeroSlides} demoVideoUrl="" />)).not.toContain('inert');
  });

  it('P4: the video is loaded on click only', () => {
    show('https://youtu.be/abcdefghijk');
    expect(place.querySelector('iframe')).toBeNull();
    act(() => place.querySelector<HTMLElement>('a[href="https://youtu.be/abcdefghijk"]')?.click());
    expect(place.querySelector('iframe')?.src).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
  });
});
