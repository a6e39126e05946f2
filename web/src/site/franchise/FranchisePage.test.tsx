// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteDataProvider } from '../../shared/site-data/site-data';
import { publicData, siteData } from '../../testing/public-data';
import { FranchisePage } from './FranchisePage';
import { investorTerms } from './investor-terms';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const scrolled = vi.fn<(id: string) => void>();
Element.prototype.scrollIntoView = function (this: Element) {
  scrolled(this.id);
};

const data = publicData();
let models = data.franchise;

function Host() {
  const query = Object.fromEntries(new URLSearchParams(useLocation().search));
  return (
    <SiteDataProvider value={siteData()}>
      <FranchisePage
        page={{ models, terms: investorTerms(models), network: data.content.home.network }}
        query={query}
        form={null}
      />
    </SiteDataProvider>
  );
}

let root: Root;
let place: HTMLElement;
let router: ReturnType<typeof createBrowserRouter>;

function open(url: string): void {
  window.history.replaceState(null, '', url);
  router = createBrowserRouter([{ path: '*', element: <Host /> }]);
  act(() => root.render(<RouterProvider router={router} />));
}

const address = () => `${router.state.location.search}${router.state.location.hash}`;
const find = <Found extends Element>(selector: string) => place.querySelector<Found>(selector)!;
const typeField = () => find<HTMLSelectElement>('select[name="franchiseType"]');
const apply = (model: string) => click(find(`[data-model="${model}"] a`));
const result = () => find('#calculator [role="status"]').textContent;

function click(element: Element, keys: MouseEventInit = {}): void {
  act(() => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })));
}

function change(input: HTMLInputElement | HTMLSelectElement, value: string): void {
  const kind = input instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set;
  act(() => {
    setValue?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    if (input instanceof HTMLSelectElement) input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

beforeEach(() => {
  sessionStorage.clear();
  models = data.franchise;
  scrolled.mockClear();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

describe('Apply Now', () => {
  it('P12: sets the type in form and address, opens its door and goes to the form', () => {
    open('/franchise?amount=20000000');
    apply('location-partner');
    expect(typeField().value).toBe('location-partner');
    expect(address()).toBe('?amount=20000000&type=location-partner#application-form');
    expect(scrolled).toHaveBeenLastCalledWith('application-form');
    expect(document.activeElement?.id).toBe('application-form');
    expect(find('[data-chosen]').getAttribute('data-model')).toBe('location-partner');
  });

  it('P12: who is at the form already gets no new entry in the history', async () => {
    open('/franchise');
    apply('locker-investor');
    apply('location-partner');
    apply('locker-investor');
    expect(address()).toBe('?type=locker-investor#application-form');
    await act(() => router.navigate(-1));
    expect(address()).toBe('');
  });

  it('P12: chosen again, it counts again, whatever was picked in the form meanwhile', () => {
    open('/franchise');
    apply('locker-investor');
    change(typeField(), 'location-partner');
    apply('locker-investor');
    expect(typeField().value).toBe('locker-investor');
  });

  it('P12: a click for a new tab is left to the browser', () => {
    open('/franchise');
    const isPrevented = vi.fn<(prevented: boolean) => void>();
    const look = (event: Event) => {
      isPrevented(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    click(find('[data-model] a'), { ctrlKey: true });
    expect(isPrevented).toHaveBeenCalledWith(false);
    expect(address()).toBe('');
  });
});

describe('the calculator', () => {
  it('P12: counts at once while a person types; the address follows when they have finished', () => {
    open('/franchise');
    const amount = find<HTMLInputElement>('input[name="amount"]');
    change(amount, '20m');
    expect(result()).toContain('₦5,000,000');
    expect(result()).toContain('₦25,000,000');
    expect(address()).toBe('');
    act(() => amount.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(address()).toBe('?amount=20000000');
    expect(amount.value).toBe('20,000,000');
  });

  it('P12: years, ranges and the address agree', async () => {
    open('/franchise');
    click(find('input[name="years"][value="2"]'));
    click(find('#calculator nav a'));
    expect(address()).toBe('?amount=5000000&years=2');
    expect(result()).toContain('₦2,500,000');
    expect(place.textContent).toContain('Below the minimum of ₦12,500,000 for a locker investor.');
    await act(() => router.navigate('/franchise?amount=15000000'));
    expect(find<HTMLInputElement>('input[name="amount"]').value).toBe('15,000,000');
  });

  it.each([
    ['', 'Enter an amount above ₦0, such as ₦12,500,000.'],
    ['0', 'Enter an amount above ₦0, such as ₦12,500,000.'],
    ['plenty', 'This cannot be read as an amount. Write it like 12,500,000 or 12.5m.'],
    ['12.500.000', 'This cannot be read as an amount. Write it like 12,500,000 or 12.5m.'],
    ['1,000,000,000,001', 'This amount is too large. The largest is ₦1,000,000,000,000.'],
  ])('P12: of “%s”, which is no amount, it is said why, and nothing is drawn', (typed, said) => {
    open('/franchise');
    change(find('input[name="amount"]'), typed);
    expect(result()).toContain(said);
    expect(place.querySelector('#calculator table')).toBeNull();
  });
});

describe('the terms of the investor’s model', () => {
  it('P12: calculator, slider, ranges and form go by what an editor states', () => {
    models = data.franchise.map((model) =>
      model.id === 'locker-investor' ? { ...model, investment: 'From ₦80,000,000', roi: '10% per year' } : model,
    );
    open('/franchise?type=locker-investor');
    const calculator = find('#calculator');
    expect(calculator.textContent).toContain('from ₦80,000,000, 10% return per year');
    expect(find<HTMLInputElement>('input[name="amount"]').value).toBe('80,000,000');
    expect(result()).toContain('₦8,000,000');
    expect(result()).toContain('₦40,000,000');
    expect(calculator.textContent).toContain('10% of the amount a year');
    expect(Number(find<HTMLInputElement>('input[type="range"]').max)).toBeGreaterThan(80_000_000);
    expect([...calculator.querySelectorAll('nav a')].map((each) => each.textContent.includes('Below'))).toEqual([
      ...[true, true, true, false],
    ]);
    // Ten returns make up the stake, and both fit into the picture.
    expect(calculator.querySelector('svg path')?.getAttribute('d')).toMatch(/^M0 68h/);
    for (const height of [...calculator.querySelectorAll('svg rect')].map((each) =>
      Number(each.getAttribute('height')),
    ))
      expect(height).toBeGreaterThan(0);
    const form = find('#application-form form');
    expect(form.textContent).toContain('A locker investor starts at ₦80,000,000.');
    change(find('select[name="investment"]'), '15m-25m');
    expect(form.textContent).toContain('below the minimum of ₦80,000,000');
    expect(place.textContent).not.toContain('12,500,000');
    expect(calculator.textContent).not.toContain('25%');
  });

  it.each([
    ['2% per month', 'our usual return, not what is stated above: from ₦8,000,000, 25% return per year'],
    ['30% guaranteed per year', 'the stated figures: from ₦8,000,000, 30% return per year'],
  ])('P12: with a return of “%s” the calculator says which figures it goes by', (roi, said) => {
    models = data.franchise.map((model) => ({ ...model, investment: 'From ₦8,000,000', roi }));
    open('/franchise');
    expect(find('#calculator').textContent).toContain(`An illustration with ${said}.`);
  });
});

describe('the form', () => {
  it('P12: an investment option below the minimum is pointed out to an investor, not to a location partner', () => {
    open('/franchise?type=locker-investor');
    const below = 'This is below the minimum of ₦12,500,000';
    const form = find('#application-form form');
    expect(form.textContent).toContain('A locker investor starts at ₦12,500,000.');
    change(find('select[name="investment"]'), '5m-10m');
    expect(form.textContent).toContain(below);
    change(typeField(), 'location-partner');
    expect(form.textContent).not.toContain(below);
  });
});
