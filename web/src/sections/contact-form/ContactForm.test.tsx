// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMessageSchema, type FormOutcome } from '@apoti/contract';
import { contactTexts } from '@apoti/contract/constants/lead-texts';
import { ContactForm } from './ContactForm';
import { contactFields } from './contact-fields';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const calls = vi.hoisted(() => ({
  sendLead: vi.fn<(kind: string, fields: Record<string, unknown>, id: string) => Promise<string | undefined>>(),
  success: vi.fn(),
  error: vi.fn(),
}));
vi.mock('../../shared/api/leads', () => ({
  sendLead: calls.sendLead,
  leadFailure: (error: unknown, failure: string) =>
    error instanceof Error && error.message !== ''
      ? { message: error.message, issues: [{ path: ['email'], message: error.message }] }
      : { message: failure, issues: [] },
}));
vi.mock('../../shared/ui/toast', () => ({ publicToast: { success: calls.success, error: calls.error } }));

let root: Root;
let place: HTMLElement;
const control = (name: string) =>
  place.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
const button = () => place.querySelector<HTMLButtonElement>('button[type="submit"]')!;
const submit = () => act(async () => button().click());

/** The form as its page has it: the address says whether a plain post was stored. */
function Page({ form }: { form: FormOutcome | null }) {
  return <ContactForm form={form} sent={useLocation().search === '?sent=contact'} />;
}
const page = (form: FormOutcome | null) => (
  <BrowserRouter>
    <Page form={form} />
  </BrowserRouter>
);
const show = (form: FormOutcome | null = null) => act(() => root.render(page(form)));
const said = () => place.querySelector('[role="status"]')?.textContent;
/** Another visit of the page, at an address. */
function visit(address: string, form: FormOutcome | null = null): void {
  act(() => root.unmount());
  history.replaceState(null, '', address);
  root = createRoot(place);
  show(form);
}

function fill(values: Record<string, string>): void {
  act(() => {
    for (const [name, value] of Object.entries(values)) {
      control(name).value = value;
      control(name).dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

const typed = { name: 'Ada Example', email: 'ada@example.com', subject: 'general', message: 'Hello there.' };

describe('ContactForm', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/contact');
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    show();
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
    sessionStorage.clear();
    for (const call of Object.values(calls)) call.mockReset();
  });

  it('P20: name, e-mail, subject and message are required, the phone is not; the first that lacks gets the focus', async () => {
    await submit();
    expect(calls.sendLead).not.toHaveBeenCalled();
    const invalid = [...place.querySelectorAll('[aria-invalid="true"]')].map((field) => field.getAttribute('name'));
    expect(invalid).toEqual(['name', 'email', 'subject', 'message']);
    expect(document.activeElement).toBe(control('name'));
  });

  it('P20: what is no e-mail address is named', async () => {
    fill({ ...typed, email: 'ada' });
    await submit();
    expect(place.textContent).toContain('Please enter a valid email address');
    expect(calls.sendLead).not.toHaveBeenCalled();
  });

  it('P20: a double click sends once; the button says Sending... and is disabled; success is said and clears the form', async () => {
    let answer = (_text: string): void => {};
    calls.sendLead.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    fill(typed);
    await act(async () => {
      button().click();
      button().click();
    });
    await vi.waitFor(() => expect(calls.sendLead).toHaveBeenCalledTimes(1));
    expect([button().disabled, button().textContent]).toEqual([true, contactTexts.sending]);
    await act(async () => answer(contactTexts.success));
    expect(calls.success).toHaveBeenCalledWith(contactTexts.success);
    expect(place.querySelector('[role="status"]')?.textContent).toBe(contactTexts.success);
    expect(control('message').value).toBe('');
    expect(calls.sendLead.mock.calls[0]?.[1]).toMatchObject({ ...typed, website: '', elapsed: expect.any(Number) });
  });

  it('P20: what is typed while it is sent stays, in the form and for the next visit; the rest is cleared', async () => {
    let answer = (_text: string): void => {};
    calls.sendLead.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    fill(typed);
    await submit();
    await vi.waitFor(() => expect(calls.sendLead).toHaveBeenCalledTimes(1));
    fill({ message: 'Hello there. And one more thing.' });
    await act(async () => answer(contactTexts.success));
    const stands = () => ['name', 'subject', 'message'].map((name) => control(name).value);
    expect([said(), ...stands()]).toEqual([contactTexts.success, '', '', 'Hello there. And one more thing.']);
    visit('/contact');
    expect(stands()).toEqual(['', '', 'Hello there. And one more thing.']);
  });

  it('P20, S6: who has typed before the app came was as long at it as the page was shown; the next message counts from its first key', async () => {
    const elapsed = async () => {
      calls.success.mockReset();
      await submit();
      await act(() => vi.waitFor(() => expect(calls.success).toHaveBeenCalled()));
      return calls.sendLead.mock.lastCall?.[1]['elapsed'];
    };
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 60_000);
    visit('/contact');
    fill(typed);
    expect(await elapsed()).toBe(60_000);
    clock.mockReturnValue(performance.timeOrigin + 90_000);
    fill(typed);
    clock.mockReturnValue(performance.timeOrigin + 92_500);
    expect(await elapsed()).toBe(2_500);
    vi.restoreAllMocks();
  });

  it('P20: a failure is said and keeps what was typed; the next try is the same submission', async () => {
    calls.sendLead.mockRejectedValueOnce(new Error('')).mockResolvedValueOnce(undefined);
    fill(typed);
    await submit();
    await act(() => vi.waitFor(() => expect(calls.error).toHaveBeenCalledWith(contactTexts.failure)));
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(contactTexts.failure);
    expect(control('message').value).toBe('Hello there.');
    await submit();
    await act(() => vi.waitFor(() => expect(calls.success).toHaveBeenCalledWith(contactTexts.success)));
    const ids = calls.sendLead.mock.calls.map(([, , id]) => id);
    expect(ids[0]).toBe(ids[1]);
    fill(typed);
    await submit();
    await act(() => vi.waitFor(() => expect(calls.sendLead).toHaveBeenCalledTimes(3)));
    expect(calls.sendLead.mock.calls[2]?.[2]).not.toBe(ids[0]);
  });

  it('P20: what the server finds wrong stands beside its field, as a sentence that names it', async () => {
    calls.sendLead.mockRejectedValue(new Error('is longer than 254 characters'));
    fill(typed);
    await submit();
    await act(() => vi.waitFor(() => expect(control('email').getAttribute('aria-invalid')).toBe('true')));
    const sentence = 'E-mail address is longer than 254 characters';
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(sentence);
    expect(document.getElementById(control('email').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      sentence,
    );
  });

  it('P20: the word that it was sent goes with the next key, and does not come back with a reload', async () => {
    calls.sendLead.mockResolvedValue(undefined);
    fill(typed);
    await submit();
    await act(() => vi.waitFor(() => expect(said()).toBe(contactTexts.success)));
    fill({ message: 'One more thing' });
    expect(said()).toBe('');
    visit('/contact?sent=contact');
    expect(said()).toBe(contactTexts.success);
    fill({ message: 'And another' });
    expect([said(), location.search]).toEqual(['', '']);
  });

  it('P20: what was sent is not put back, after a plain post neither', async () => {
    calls.sendLead.mockResolvedValue(undefined);
    fill(typed);
    await submit();
    await act(() => vi.waitFor(() => expect(said()).toBe(contactTexts.success)));
    visit('/contact');
    expect(control('message').value).toBe('');
    fill(typed);
    visit('/contact?sent=contact');
    expect(control('message').value).toBe('');
    visit('/contact');
    expect(control('message').value).toBe('');
  });

  it('P20: a refused plain post keeps what was typed last, not an older draft', () => {
    fill({ ...typed, phone: '0800' });
    const values = { ...typed, phone: '', message: 'Newer' };
    visit('/contact', { form: 'contact', message: '', issues: [], values });
    expect([control('phone').value, control('message').value]).toEqual(['', 'Newer']);
    visit('/contact');
    expect([control('phone').value, control('message').value]).toEqual(['', 'Newer']);
  });

  it('P20: what was typed is there again after a visit to another page', () => {
    fill({ message: 'Half a sentence' });
    visit('/contact');
    expect(control('message').value).toBe('Half a sentence');
  });

  it('P20: without script the page keeps what was typed and says what is wrong, and says when it was stored', () => {
    const issues = [{ path: ['email'], message: 'is longer than 254 characters' }];
    const values = { ...typed, email: 'ada@' };
    const form = { form: 'contact', message: 'email: is longer than 254 characters', issues, values };
    const refused = renderToString(page(form));
    expect(refused).toContain('value="ada@"');
    expect(refused).toContain('Hello there.');
    expect(refused.match(/E-mail address is longer than 254 characters/g)).toHaveLength(2);
    expect(refused).not.toContain('email: ');
    expect(refused).toMatch(
      /<form[^>]*method="post"[^>]*action="\/contact#contact-form"|<form[^>]*action="\/contact#contact-form"[^>]*method="post"/,
    );
    history.replaceState(null, '', '/contact?sent=contact');
    expect(renderToString(page(null))).toContain('Message sent successfully!');
  });

  it('R2: its fields are those of the contract’s schema, required where it requires', () => {
    expect(contactFields.map(({ name }) => name)).toEqual(Object.keys(contactMessageSchema.shape));
    const empty = Object.fromEntries(contactFields.map(({ name }) => [name, '']));
    const refused = contactMessageSchema.safeParse(empty).error?.issues.map(({ path }) => path[0]);
    expect(new Set(refused)).toEqual(new Set(contactFields.filter(({ required }) => required).map(({ name }) => name)));
  });
});
