// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteDataProvider } from '../../shared/site-data/site-data';
import { siteData } from '../../testing/public-data';
import { Navigation } from './Navigation';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let place: HTMLElement;
let go: (path: string) => void = () => {};

function Probe() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return <p id="outside">Page</p>;
}

const menu = (label: string) =>
  [...place.querySelectorAll<HTMLDetailsElement>('nav[aria-label="Main"] details')].find((details) =>
    details.querySelector('summary')?.textContent?.includes(label),
  )!;
const open = (label: string) => act(() => menu(label).querySelector('summary')?.click());
const press = (target: Element | null) =>
  act(() => void target?.dispatchEvent(new Event('pointerdown', { bubbles: true })));

describe('Navigation', () => {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() =>
      root.render(
        <SiteDataProvider value={siteData()}>
          <MemoryRouter>
            <Navigation />
            <Probe />
          </MemoryRouter>
        </SiteDataProvider>,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('P2: a click opens a dropdown and another one closes it', () => {
    open('About');
    expect(menu('About').open).toBe(true);
    open('About');
    expect(menu('About').open).toBe(false);
  });

  it('P2: a click outside closes it, one inside does not', () => {
    open('About');
    press(menu('About').querySelector('a'));
    expect(menu('About').open).toBe(true);
    press(place.querySelector('#outside'));
    expect(menu('About').open).toBe(false);
  });

  it('P2: Escape closes it and gives the focus back to what opened it', () => {
    open('Resources');
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(menu('Resources').open).toBe(false);
    expect(document.activeElement).toBe(menu('Resources').querySelector('summary'));
  });

  it('P2: the arrow keys open it and go round its entries; with Alt they are the browser’s', () => {
    const press = (key: string, altKey = false) =>
      act(
        () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true })),
      );
    menu('Resources').querySelector('summary')?.focus();
    press('ArrowDown', true);
    press('End');
    expect(menu('Resources').open).toBe(false);
    press('ArrowDown');
    expect(menu('Resources').open).toBe(true);
    const focused = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    const [first, last] = ['Press Releases', 'Events & Exhibition'];
    expect(focused).toEqual([last, first, last, first, last]);
  });

  it('P2, P4: Tab goes round what the small screen’s menu shows, without what its closed dropdowns hold', () => {
    const narrow = place.querySelector<HTMLDetailsElement>('details[data-keeps-focus]')!;
    const burger = narrow.querySelector('summary')!;
    const login = narrow.querySelector<HTMLElement>('[data-keeps-focus] > div > ul > li:last-child > a')!;
    const tab = (shiftKey = false) => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
      act(() => void document.activeElement?.dispatchEvent(event));
      return [document.activeElement?.textContent?.trim(), event.defaultPrevented];
    };
    narrow.open = true;
    login.focus();
    expect(tab()).toEqual(['Menu', true]);
    expect(tab(true)).toEqual(['Login', true]);
    burger.focus();
    expect(tab()).toEqual(['Menu', false]);
    login.remove();
    expect(tab(true)[0]).toBe('Resources');
  });

  it('P2: going to another page closes it', () => {
    open('About');
    act(() => go('/login'));
    expect(menu('About').open).toBe(false);
  });

  it('P2: each entry leads to its page, Login to the customers’ application', () => {
    const links = [...place.querySelectorAll('nav[aria-label="Main"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Franchise', '/franchise'],
      ['Our Team', '/about#team'],
      ['Locations', '/lockers'],
      ['FAQs', '/faq'],
      ['Pricing', '/pricing'],
      ['Services', '/services'],
      ['Contact', '/contact'],
      ['Press Releases', '/press-releases'],
      ['Events & Exhibition', '/events'],
      ['Login', siteData().site.loginUrl],
    ]);
  });
});
