// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MINIMUM } from '@apoti/contract/constants/franchise';
import type { FormOutcome } from '@apoti/contract';
import type { FranchiseType } from '@apoti/contract/constants/lead-choices';
import { ContactForm } from '../../sections/contact-form/ContactForm';
import { FranchiseForm } from '../../sections/franchise-form/FranchiseForm';
import { fillKeptForm } from './kept-form';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const typed = { name: 'Ada Example', email: 'ada@example.com', phone: '', subject: 'general', message: 'Two\nlines.' };
const keep = (form: string, values: object) => sessionStorage.setItem(`form:${form}`, JSON.stringify(values));

const inRouter = (form: React.ReactNode) => <BrowserRouter>{form}</BrowserRouter>;
/** The page as the server sends it, with what the first script does to it. */
function load(form: React.ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(inRouter(form));
  fillKeptForm();
  return place;
}
const valuesIn = (place: HTMLElement) => Object.fromEntries(new FormData(place.querySelector('form')!));

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

it('P20, S6: after a reload a form stands as it was left before the app is there, can be sent so, and stays so with the app', async () => {
  keep('contact', typed);
  const place = load(<ContactForm form={null} />);
  expect(valuesIn(place)).toMatchObject(typed);
  expect(place.querySelector('form')!.checkValidity()).toBe(true);
  await act(async () => hydrateRoot(place, inRouter(<ContactForm form={null} />)));
  expect(valuesIn(place)).toMatchObject(typed);
});

it('P21, S6: what was chosen in place of Apply Now’s type stands after a reload, another type that the address asks for is newer', () => {
  const typeIn = (type: FranchiseType) =>
    valuesIn(load(<FranchiseForm minimum={MINIMUM} form={null} type={type} />))['franchiseType'];
  keep('franchise', { franchiseType: 'location-partner', 'franchiseType preset': 'locker-investor' });
  expect(typeIn('locker-investor')).toBe('location-partner');
  document.body.replaceChildren();
  keep('franchise', { franchiseType: 'location-partner' });
  expect(typeIn('locker-investor')).toBe('locker-investor');
});

it('P20, S6: what the server took or refused is not filled in again', () => {
  keep('contact', { ...typed, phone: '+234 1' });
  expect(valuesIn(load(<ContactForm form={null} sent />))['name']).toBe('');
  document.body.replaceChildren();
  const refused: FormOutcome = { form: 'contact', message: 'No', issues: [], values: { name: 'Bola' } };
  expect(valuesIn(load(<ContactForm form={refused} />))).toMatchObject({ name: 'Bola', phone: '', message: '' });
});

it.each(['contact', 'franchise'] as const)(
  'P20, P21, S6: what the server took of %s is not filled in on the next visit either, though the app never came',
  (kind) => {
    const filledIn = (sent: boolean) => {
      const forms = {
        contact: <ContactForm form={null} sent={sent} />,
        franchise: <FranchiseForm minimum={MINIMUM} form={null} type={null} sent={sent} />,
      };
      const { name, message = '' } = valuesIn(load(forms[kind]));
      document.body.replaceChildren();
      return [name, message];
    };
    keep(kind, typed);
    const other = kind === 'contact' ? 'franchise' : 'contact';
    keep(other, { name: 'Not sent' });
    expect(filledIn(false)[0]).toBe(typed.name);
    expect(filledIn(true)).toEqual(['', '']);
    expect(filledIn(false)).toEqual(['', '']);
    expect(sessionStorage.getItem(`form:${other}`)).toContain('Not sent');
  },
);

it.each(['not JSON', 'null', '[1]'])('P20: a draft that is none (%s) fills nothing in and breaks nothing', (text) => {
  sessionStorage.setItem('form:contact', text);
  expect(valuesIn(load(<ContactForm form={null} />))).toMatchObject({ name: '', message: '' });
});
