// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultContent } from '@apoti/contract/content/default-content';
import { NewsletterBox } from './NewsletterBox';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const calls = vi.hoisted(() => ({
  subscribe: vi.fn<(person: { name: string; email: string }) => Promise<string>>(),
  success: vi.fn<(text: string) => void>(),
  error: vi.fn<(text: string) => void>(),
}));
vi.mock('../../shared/api/newsletter', () => ({
  subscribe: calls.subscribe,
  subscribeFailure: (error: unknown) => (error instanceof Error ? error.message : 'Failed to subscribe'),
}));
vi.mock('../../shared/ui/toast', () => ({ publicToast: { success: calls.success, error: calls.error } }));

let root: Root;
let place: HTMLElement;
const dialog = () => place.querySelector('dialog')!;

function type(selector: string, value: string): void {
  const input = place.querySelector<HTMLInputElement>(selector)!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function press(within: Element): Promise<void> {
  await act(async () => within.querySelector<HTMLButtonElement>('button[type="submit"]')?.click());
}

async function openDialog(email: string): Promise<void> {
  type('input[type="email"]', email);
  await press(place.querySelector('form')!);
}

describe('NewsletterBox', () => {
  beforeEach(() => {
    vi.clearAllMocks();
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() =>
      root.render(
        <MemoryRouter>
          <NewsletterBox texts={defaultContent.footer.newsletter} />
        </MemoryRouter>,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('X1, P30: both fields of the dialog say that they are required', async () => {
    await openDialog('ada@example.com');
    expect(
      [...dialog().querySelectorAll('input:not([type=hidden])')].map((field) => field.getAttribute('name')),
    ).toEqual([...dialog().querySelectorAll('input:required')].map((field) => field.getAttribute('name')));
  });

  it('P30: without a title block and dialog are called Newsletter', async () => {
    act(() =>
      root.render(
        <MemoryRouter>
          <NewsletterBox texts={{ ...defaultContent.footer.newsletter, title: '', description: '' }} />
        </MemoryRouter>,
      ),
    );
    await openDialog('ada@example.com');
    const nameOf = (element: Element) =>
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
    expect([place.querySelector('section'), dialog()].map((each) => nameOf(each!))).toEqual([
      'Newsletter',
      'Newsletter',
    ]);
    expect(place.querySelectorAll('p:empty:not([id])')).toHaveLength(0);
  });

  it('P30: an empty address opens no dialog and says what to do first', async () => {
    await press(place.querySelector('form')!);
    expect(place.textContent).toContain('Please enter your email address first');
    expect(dialog().open).toBe(false);
    await vi.waitFor(() => expect(calls.error).toHaveBeenCalledWith('Please enter your email address first'));
  });

  it('P30, S6: the first script can tell that the address is missing, and leaves the word to the app', () => {
    const field = place.querySelector<HTMLInputElement>('form[novalidate] input[type="email"]');
    expect(field?.validity.valueMissing).toBe(true);
  });

  it('P30: the dialog asks for both address and full name', async () => {
    await openDialog('ada@example.com');
    type('dialog input[name="email"]', '');
    await press(dialog());
    expect(dialog().textContent).toContain('Please enter your email address');
    expect(dialog().textContent).toContain('Please enter your full name');
    expect(calls.subscribe).not.toHaveBeenCalled();
  });

  it('P30: success closes the dialog, clears the form and says the server’s text', async () => {
    calls.subscribe.mockResolvedValue('Welcome aboard');
    await openDialog('ada@example.com');
    type('dialog input[name="name"]', 'Ada');
    await press(dialog());
    await vi.waitFor(() => expect(calls.success).toHaveBeenCalledWith('Welcome aboard'));
    expect(calls.subscribe).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@example.com' });
    expect(dialog().open).toBe(false);
    expect(place.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe('');
  });

  it('P30: a failure keeps what was typed and says why', async () => {
    calls.subscribe.mockRejectedValue(new Error('Failed to subscribe. Please try again.'));
    await openDialog('ada@example.com');
    type('dialog input[name="name"]', 'Ada');
    await press(dialog());
    await vi.waitFor(() => expect(calls.error).toHaveBeenCalled());
    expect(dialog().querySelector('[role="alert"]')?.textContent).toBe('Failed to subscribe. Please try again.');
    expect(dialog().querySelector<HTMLInputElement>('input[name="name"]')?.value).toBe('Ada');
  });
});
