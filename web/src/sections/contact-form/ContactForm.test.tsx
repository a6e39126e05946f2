// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMessageSchema } from '@apoti/contract';
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
const show = () => act(() => root.render(<ContactForm form={null} />));

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

  it('P20: what the server finds wrong stands beside its field', async () => {
    calls.sendLead.mockRejectedValue(new Error('is not an e-mail address'));
    fill(typed);
    await submit();
    await act(() => vi.waitFor(() => expect(control('email').getAttribute('aria-invalid')).toBe('true')));
  });

  it('P20: what was typed is there again after a visit to another page', () => {
    fill({ message: 'Half a sentence' });
    act(() => root.unmount());
    root = createRoot(place);
    show();
    expect(control('message').value).toBe('Half a sentence');
  });

  it('P20: without script the page keeps what was typed and says what is wrong, and says when it was stored', () => {
    const issues = [{ path: ['email'], message: 'is not an e-mail address' }];
    const values = { ...typed, email: 'ada@' };
    const form = { form: 'contact', message: 'email: is not an e-mail address', issues, values };
    const refused = renderToString(<ContactForm form={form} />);
    expect(refused).toContain('value="ada@"');
    expect(refused).toContain('Hello there.');
    expect(refused).toContain('is not an e-mail address');
    expect(refused).toMatch(
      /<form[^>]*method="post"[^>]*action="\/contact"|<form[^>]*action="\/contact"[^>]*method="post"/,
    );
    expect(renderToString(<ContactForm form={null} sent />)).toContain('Message sent successfully!');
  });

  it('R2: its fields are those of the contract’s schema, required where it requires', () => {
    expect(contactFields.map(({ name }) => name)).toEqual(Object.keys(contactMessageSchema.shape));
    const empty = Object.fromEntries(contactFields.map(({ name }) => [name, '']));
    const refused = contactMessageSchema.safeParse(empty).error?.issues.map(({ path }) => path[0]);
    expect(new Set(refused)).toEqual(new Set(contactFields.filter(({ required }) => required).map(({ name }) => name)));
  });
});
