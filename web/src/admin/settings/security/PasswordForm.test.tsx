// @vitest-environment jsdom
import { ApiError, passwordTexts, type PasswordChange } from '@apoti/contract';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNREACHABLE } from '../../../shared/api/to-api-error';
import { PasswordForm } from './PasswordForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const parts = vi.hoisted(() => ({
  change: vi.fn<(body: PasswordChange) => Promise<void>>(),
  success: vi.fn<(text: string) => void>(),
  error: vi.fn<(text: string) => void>(),
}));
vi.mock('../../../shared/api/password', () => ({ changePassword: parts.change }));
vi.mock('../../../shared/ui/toast', () => ({ adminToast: { success: parts.success, error: parts.error } }));

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.clearAllMocks();
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<PasswordForm username="ada" />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
const errorOf = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent ?? '';
function type(values: Partial<PasswordChange>): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [name, value] of Object.entries(values)) {
    act(() => {
      setValue?.call(field(name), value);
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}
const press = () => act(async () => place.querySelector<HTMLButtonElement>('button[type="submit"]')!.click());
const whole = { currentPassword: 'the old one', newPassword: 'a new one', confirmPassword: 'a new one' };

it('A19: a good change is said and empties the fields', async () => {
  parts.change.mockResolvedValue();
  type(whole);
  await press();
  expect(parts.change).toHaveBeenCalledWith(whole);
  expect(parts.success).toHaveBeenCalledWith('Password changed successfully!');
  expect(Object.keys(whole).map((name) => field(name).value)).toEqual(['', '', '']);
});

it.each([
  [{ confirmPassword: 'another' }, 'confirmPassword', 'New passwords do not match'],
  [{ newPassword: 'five5', confirmPassword: 'five5' }, 'newPassword', 'Password must be at least 6 characters'],
  [{ currentPassword: '' }, 'currentPassword', passwordTexts.currentMissing],
])('A19: %j is said beside its field, and what was typed stays', async (values, name, message) => {
  type({ ...whole, ...values });
  await press();
  expect(parts.change).not.toHaveBeenCalled();
  expect(errorOf(name)).toBe(message);
  expect(parts.error).toHaveBeenCalledWith(message);
  expect(document.activeElement).toBe(field(name));
  expect(field('confirmPassword').value).toBe({ ...whole, ...values }.confirmPassword);
});

it('A19: what the server says of a field stands beside it', async () => {
  const issues = [{ path: ['currentPassword'], message: passwordTexts.wrongCurrent }];
  parts.change.mockRejectedValue(new ApiError('invalid', passwordTexts.wrongCurrent, { issues }));
  type(whole);
  await press();
  expect(errorOf('currentPassword')).toBe(passwordTexts.wrongCurrent);
  expect(field('newPassword').value).toBe('a new one');
});

it.each([
  ['an answer', undefined],
  ['one of the server’s own', { response: { status: 504 }, isAxiosError: true }],
])('A19: without %s it says that it failed, why, and what may be so', async (_none, cause) => {
  parts.change.mockRejectedValue(new ApiError('unavailable', UNREACHABLE, {}, { cause }));
  type(whole);
  await press();
  expect(parts.error).toHaveBeenCalledWith('Failed to change password');
  const alert = place.querySelector('[role="alert"]')?.textContent ?? '';
  expect(alert).toContain(UNREACHABLE);
  expect(alert).toContain('the new one is in force already');
  expect(field('currentPassword').value).toBe('the old one');
});

it('F12: masks what is typed, lets it be pasted, and tells password managers which field is which', () => {
  const told = ['currentPassword', 'newPassword', 'confirmPassword'].map((name) => {
    const { type: kind, autocomplete, maxLength } = field(name);
    return { kind, autocomplete, holdsLongOnes: maxLength === -1 || maxLength >= 64 };
  });
  expect(told).toEqual([
    { kind: 'password', autocomplete: 'current-password', holdsLongOnes: true },
    { kind: 'password', autocomplete: 'new-password', holdsLongOnes: true },
    { kind: 'password', autocomplete: 'new-password', holdsLongOnes: true },
  ]);
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  field('newPassword').dispatchEvent(paste);
  expect(paste.defaultPrevented).toBe(false);
});
