// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MINIMUM } from '@apoti/contract/constants/franchise';
import { franchiseApplicationSchema } from '@apoti/contract';
import {
  franchiseInvestments,
  franchiseLocationValues,
  type FranchiseType,
} from '@apoti/contract/constants/lead-choices';
import { franchiseTexts } from '@apoti/contract/constants/lead-texts';
import { FranchiseForm as Form } from './FranchiseForm';
import { franchiseFields } from './franchise-fields';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const FranchiseForm = (props: ComponentProps<typeof Form>) => (
  <MemoryRouter>
    <Form {...props} />
  </MemoryRouter>
);

describe('FranchiseForm', () => {
  afterEach(() => sessionStorage.clear());

  it('P21: has the specification’s places in their groups and its investments', () => {
    const page = new DOMParser().parseFromString(
      renderToString(<FranchiseForm minimum={MINIMUM} form={null} type={null} />),
      'text/html',
    );
    const values = (name: string) =>
      [...page.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)].map(({ value }) => value);
    expect(values('location')).toEqual(['', ...franchiseLocationValues]);
    expect(values('investment')).toEqual(['', ...franchiseInvestments]);
    const groups = [...page.querySelectorAll('optgroup')].map(({ label }) => label);
    expect(groups).toEqual(['Lagos', 'Abuja', 'Future Expansion']);
  });

  it('X3, P21: refused without script it comes back at itself, with the words that the site has with script', () => {
    const values = { name: 'Ada', email: '', phone: ' ', location: 'x' };
    const issues = franchiseApplicationSchema.safeParse({ ...values, franchiseType: '' }).error?.issues ?? [];
    const form = {
      form: 'franchise',
      message: '',
      issues: issues.map(({ path, message }) => ({ path: path.map(String), message })),
      values,
    };
    const html = renderToString(<FranchiseForm minimum={MINIMUM} form={form} type={null} />);
    const page = new DOMParser().parseFromString(html, 'text/html').querySelector('form')!;
    expect(page.getAttribute('action')).toBe(`/franchise#${page.id}`);
    const said = (name: string) => {
      const ids = page.querySelector(`[name="${name}"]`)?.getAttribute('aria-describedby') ?? '';
      return page.querySelector(`[id="${ids.split(' ').at(-1)}"]`)?.textContent;
    };
    expect(said('email')).toBe('Please enter your email address');
    expect(said('phone')).toBe('Please enter your phone number');
    expect(said('location')).toBe('Please choose a location');
    expect(page.querySelector('[role="alert"]')?.textContent).toMatch(
      /^Please enter your email address \(and \d more\)$/,
    );
  });

  it('P12: takes over the type that was chosen, whenever it changes, and keeps what was typed', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const value = (name: string) => place.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
    act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type={null} />));
    expect(value('franchiseType').value).toBe('');
    value('name').value = 'Ada';
    act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type="location-partner" />));
    expect([value('franchiseType').value, value('name').value]).toEqual(['location-partner', 'Ada']);
    act(() => root.unmount());
    place.remove();
  });

  it('P12: a reload turns back neither a type that the person chose, nor one that was applied for after that', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const select = () => place.querySelector<HTMLSelectElement>('[name="franchiseType"]')!;
    let root = createRoot(place);
    const open = (type: FranchiseType) => {
      act(() => root.unmount());
      root = createRoot(place);
      act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type={type} />));
    };
    open('locker-investor');
    expect(select().value).toBe('locker-investor');
    select().value = 'location-partner';
    act(() => void select().dispatchEvent(new Event('input', { bubbles: true })));
    open('locker-investor');
    expect(select().value).toBe('location-partner');
    act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type="locker-investor" times={1} />));
    expect(select().value).toBe('locker-investor');
    open('locker-investor');
    expect(select().value).toBe('locker-investor');
    act(() => root.unmount());
    place.remove();
  });

  it('P12: what is applied for later holds against an older draft, whose other words stay', () => {
    const place = document.body.appendChild(document.createElement('div'));
    const value = (name: string) => place.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
    const stands = () => [value('name').value, value('franchiseType').value];
    let root = createRoot(place);
    const open = (type: FranchiseType | null) => {
      act(() => root.unmount());
      root = createRoot(place);
      act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type={type} />));
    };
    const fill = (name: string, text: string) => {
      value(name).value = text;
      act(() => void value(name).dispatchEvent(new Event('input', { bubbles: true })));
    };
    open('locker-investor');
    fill('name', 'Ada');
    open('location-partner');
    expect(stands()).toEqual(['Ada', 'location-partner']);
    open(null);
    expect(stands()).toEqual(['Ada', 'locker-investor']);
    fill('franchiseType', 'location-partner');
    open('locker-investor');
    expect(stands()).toEqual(['Ada', 'locker-investor']);
    act(() => root.unmount());
    place.remove();
  });

  it('P12: an investment below the minimum is named with a draft, a chosen model and a refused post too', () => {
    const keepInvestment = () => sessionStorage.setItem('form:franchise', JSON.stringify({ investment: '5m-10m' }));
    keepInvestment();
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const isNamed = () => place.textContent.includes('below the minimum');
    act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type="location-partner" />));
    expect(isNamed()).toBe(false);
    act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type="locker-investor" />));
    expect(isNamed()).toBe(true);
    act(() => root.render(<FranchiseForm minimum={MINIMUM} form={null} type="location-partner" times={1} />));
    expect(isNamed()).toBe(false);
    act(() => root.unmount());
    keepInvestment();
    const again = createRoot(place);
    act(() => again.render(<FranchiseForm minimum={MINIMUM} form={null} type={null} />));
    expect(isNamed()).toBe(true);
    act(() => again.unmount());
    place.remove();
    const values = { investment: '5m-10m', franchiseType: 'locker-investor' };
    const form = { form: 'franchise', message: '', issues: [], values };
    expect(renderToString(<FranchiseForm minimum={MINIMUM} form={form} type={null} />)).toContain('below the minimum');
  });

  it('P21: without script the page says that it was stored', () => {
    const html = renderToString(<FranchiseForm minimum={MINIMUM} form={null} type={null} sent />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.querySelector('[role="status"]')?.textContent).toBe(franchiseTexts.success);
  });

  it('R2: its fields are those of the contract’s schema, required where it requires', () => {
    expect(franchiseFields.map(({ name }) => name)).toEqual(Object.keys(franchiseApplicationSchema.shape));
    const empty = Object.fromEntries(franchiseFields.map(({ name }) => [name, '']));
    const refused = franchiseApplicationSchema.safeParse(empty).error?.issues.map(({ path }) => path[0]);
    const required = franchiseFields.filter((field) => field.required).map(({ name }) => name);
    expect(new Set(refused)).toEqual(new Set(required));
  });
});
