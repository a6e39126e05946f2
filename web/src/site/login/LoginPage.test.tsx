// @vitest-environment jsdom
import { authTexts } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteDataProvider } from '../../shared/site-data/site-data';
import { siteData } from '../../testing/public-data';
import { LoginPage } from './LoginPage';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const login = vi.hoisted(() => vi.fn<(name: string, password: string) => Promise<unknown>>());
vi.mock('../../shared/api/auth', () => ({
  login,
  isLimited: (error: unknown) => error instanceof Error && error.name === 'Limited',
  loginFailure: (error: unknown) => (error instanceof Error && error.message !== '' ? error.message : 'Login failed'),
}));

let root: Root;
let place: HTMLElement;
const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const submit = () => place.querySelector<HTMLButtonElement>('button[type="submit"]')!;

function type(name: string, value: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(field(name), value);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('LoginPage', () => {
  beforeEach(() => {
    login.mockReset();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() =>
      root.render(
        <SiteDataProvider value={siteData()}>
          <LoginPage form={null} />
        </SiteDataProvider>,
      ),
    );
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  it('P18: both fields are required', () => {
    act(() => submit().click());
    expect(login).not.toHaveBeenCalled();
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(field('password').getAttribute('aria-invalid')).toBe('true');
  });

  it('P18: the password can be shown and hidden', () => {
    const eye = () => place.querySelector<HTMLButtonElement>('button[aria-label$="password"]')!;
    expect(field('password').type).toBe('password');
    act(() => eye().click());
    expect(field('password').type).toBe('text');
    act(() => eye().click());
    expect(field('password').type).toBe('password');
  });

  it.each([
    ['Invalid credentials', 'Invalid credentials'],
    ['', 'Login failed'],
  ])('P18: a refusal %j is said as %s and what was typed stays', async (message, said) => {
    let refuse = (_error: Error): void => {};
    login.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
    type('email', 'ada');
    type('password', 'secret');
    await act(async () => submit().click());
    expect(submit().disabled).toBe(true);
    await vi.waitFor(() => expect(login).toHaveBeenCalledWith('ada', 'secret'));
    await act(async () => refuse(new Error(message)));
    expect(place.querySelector('[role="alert"]')?.textContent).toBe(said);
    expect(submit().disabled).toBe(false);
    expect(field('email').value).toBe('ada');
  });

  it('P18: back from where it led, as the browser kept it, it can be sent anew and has no password in it', async () => {
    login.mockImplementation(() => new Promise(() => {}));
    type('email', 'ada');
    type('password', 'secret');
    await act(async () => submit().click());
    expect(submit().disabled).toBe(true);
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect([submit().disabled, field('password').value, field('email').value]).toEqual([false, '', 'ada']);
  });

  it('C2: who is kept out by somebody else’s guesses is shown the way in; whoever was only wrong is not', async () => {
    const alert = () => place.querySelector('[role="alert"]');
    type('email', 'ada');
    type('password', 'secret');
    login.mockRejectedValueOnce(new Error('Invalid credentials'));
    await act(async () => submit().click());
    await vi.waitFor(() => expect(alert()?.textContent).toBe('Invalid credentials'));
    login.mockRejectedValueOnce(Object.assign(new Error('Too many attempts.'), { name: 'Limited' }));
    await act(async () => submit().click());
    await vi.waitFor(() => expect(alert()?.textContent).toMatch(/^Too many attempts\. It was not you\?/));
    expect(alert()?.querySelector('a')?.getAttribute('href')).toBe('/forgot-password');
  });

  it('P18: says that access is secured and where credentials come from', () => {
    expect(place.textContent).toContain('Secure admin access is required');
    expect(place.textContent).toContain('system administrator');
  });

  it('P18: sent without script, it comes again with the name, and says what the server says and where', () => {
    const htmlOf = (message: string, issues: { path: string[]; message: string }[]) =>
      renderToString(
        <SiteDataProvider value={siteData()}>
          <LoginPage form={{ form: 'login', message, issues, values: { email: 'ada' } }} />
        </SiteDataProvider>,
      );
    const refused = htmlOf(authTexts.invalid, []);
    expect(refused).toContain('value="ada"');
    expect(refused).toContain(authTexts.invalid);
    // What is missing is said by the browser itself.
    expect(refused).not.toMatch(/novalidate/i);
    const missing = htmlOf('', [{ path: ['password'], message: authTexts.passwordMissing }]);
    expect(missing).toContain(authTexts.passwordMissing);
    expect(missing.match(/aria-invalid="true"/g)).toHaveLength(1);
  });
});
