// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPricing } from '@apoti/contract/content/default-pricing';
import { packageSizes } from './package-sizes';
import { SizeFinder } from './SizeFinder';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
let place: HTMLElement;
let search = '';
/** What happens in an effect, in which nothing is drawn between two events: there the app hears of what was done before it. */
let whenDrawn = () => {};

function Page() {
  const location = useLocation();
  search = location.search;
  useEffect(() => whenDrawn(), []);
  const query = Object.fromEntries(new URLSearchParams(location.search));
  return <SizeFinder sizes={packageSizes(defaultPricing)} query={query} />;
}

const answer = () => place.querySelector('[role="status"]');
const field = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
function enter(name: string, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value);
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
}
const type = (name: string, value: string) => act(() => enter(name, value));
function show(address = '/pricing'): void {
  history.replaceState(null, '', address);
  act(() =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  );
}
const asked = (length: string, width: string, height: string, weight: string) =>
  show(`/pricing?length=${length}&width=${width}&height=${height}&weight=${weight}`);

describe('SizeFinder', () => {
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    whenDrawn = () => {};
  });

  it('P8: answers while one types, and the address keeps what was typed', () => {
    show();
    for (const [name, value] of Object.entries({ length: '50', width: '30', height: '40' })) type(name, value);
    expect(answer()?.textContent).toBe('Still missing: weight.');
    type('weight', '4.5');
    expect(answer()?.querySelector('h3')?.textContent).toBe('Small, ₦500');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      length: '50',
      width: '30',
      height: '40',
      weight: '4.5',
    });
  });

  it('P8, S6: the address has every field that was typed in before the app came, which hears of all at once', () => {
    const typed = { length: '50', width: '30', height: '40', weight: '4.5' };
    whenDrawn = () => Object.entries(typed).forEach(([name, value]) => enter(name, value));
    show();
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(typed);
    expect(answer()?.querySelector('h3')?.textContent).toBe('Small, ₦500');
  });

  it('P8: the answer is announced', () => {
    show();
    expect(answer()?.getAttribute('aria-live')).toBe('polite');
  });

  it('P8: the largest compartment has no price: contact us', () => {
    asked('65', '60', '75', '10');
    expect(answer()?.textContent).toContain('contact us');
    expect(answer()?.textContent).not.toContain('₦');
    expect(answer()?.querySelector('a')?.getAttribute('href')).toBe('/contact');
  });

  it.each<[string, [string, string, string, string]]>([
    ['larger', ['140', '80', '25', '15']],
    ['heavier', ['10', '10', '10', '21']],
    ['larger and heavier', ['140', '80', '25', '30']],
  ])('P8: says kindly that a parcel is %s, with a link to /contact', (word, given) => {
    asked(...given);
    expect(answer()?.textContent).toContain(`That is ${word} than`);
    expect(answer()?.querySelector('a')?.getAttribute('href')).toBe('/contact');
  });

  it('P8: what is no measure is marked beside its field', () => {
    asked('ten', '20', '30', '4');
    expect(field('length').getAttribute('aria-invalid')).toBe('true');
    expect(field('width').hasAttribute('aria-invalid')).toBe(false);
    expect(answer()?.textContent).toBe('Please correct the marked fields.');
  });

  it('P8: the compartment is drawn beside the parcel, without inline styles', () => {
    asked('35', '22', '13', '1');
    expect(place.querySelector('figure svg')?.getAttribute('aria-label')).toContain('small compartment');
    expect(place.querySelector('[style]')).toBeNull();
  });

  it.each(['99999', '0.001'])('P8: a parcel of %s cm breaks no picture', (side) => {
    asked(side, side, side, '1');
    expect(place.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});
