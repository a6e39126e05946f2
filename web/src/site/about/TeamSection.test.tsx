// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toPublicTeam } from '@apoti/contract';
import { defaultTeam } from '@apoti/contract/content/default-team';
import { TeamSection } from './TeamSection';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let lessMotion = false;
vi.stubGlobal('matchMedia', () => ({ matches: lessMotion, addEventListener: () => {}, removeEventListener: () => {} }));

const team = toPublicTeam([...defaultTeam, { ...defaultTeam[0]!, id: 5, name: 'Fifth' }]);
let root: Root;
let place: HTMLElement;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const names = (slide: Element | null | undefined) =>
  [...(slide?.querySelectorAll('h3') ?? [])].map((h) => h.textContent);
const shown = () => names(place.querySelector('[data-current]'));
const press = (label: string) => act(() => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
const first = team.slice(0, 2).map(({ name }) => name);
const second = team.slice(2, 4).map(({ name }) => name);

describe('TeamSection', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    lessMotion = false;
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });
  const show = (members = team) => act(() => root.render(<TeamSection team={members} />));

  it('P6: two members a slide, every 5 s, and from the last to the first', () => {
    show();
    expect(shown()).toEqual(first);
    wait(4_999);
    expect(shown()).toEqual(first);
    wait(1);
    expect(shown()).toEqual(second);
    wait(5_000);
    expect(shown()).toEqual(['Fifth']);
    wait(5_000);
    expect(shown()).toEqual(first);
  });

  it('P6: previous and next turn the slides and wrap', () => {
    show();
    press('Previous members');
    expect(shown()).toEqual(['Fifth']);
    press('Next members');
    press('Next members');
    expect(shown()).toEqual(second);
  });

  it('P6: a dot jumps to its slide, which then stays for the whole time', () => {
    show();
    wait(4_000);
    press('Member 5 of 5');
    wait(4_999);
    expect(shown()).toEqual(['Fifth']);
    expect(place.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  });

  it('P6: the pause button stops the slides and starts them again', () => {
    show();
    press('Pause members');
    wait(20_000);
    expect(shown()).toEqual(first);
    press('Play members');
    wait(5_000);
    expect(shown()).toEqual(second);
  });

  it('P6: slides stand still for people who prefer less motion', () => {
    lessMotion = true;
    show();
    wait(20_000);
    expect(shown()).toEqual(first);
  });

  it('P6: two members need no controls', () => {
    show(team.slice(0, 2));
    expect(place.querySelector('button')).toBeNull();
  });

  it('P6: without script every member can be reached', () => {
    const html = renderToString(<TeamSection team={team} />);
    expect(html).not.toContain('inert');
    for (const { name } of team) expect(html).toContain(name);
  });
});
