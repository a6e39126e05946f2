// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { LeadField } from './lead-field';
import { LeadForm } from './LeadForm';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const fields: LeadField[] = [
  { name: 'name', label: 'Full name', kind: 'text', required: true, missing: 'Name is required', maxLength: 120 },
  { name: 'message', label: 'Message', kind: 'textarea', required: true, missing: 'Required', maxLength: 4000 },
];

it('P20, P21: what is pasted is not cut: it stays, and is refused beside its field as the server would', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const texts = { sending: 'Sending', success: 'Sent', failure: 'Failed' };
  const parts = { kind: 'contact', fields, texts, outcome: null, sent: false } as const;
  act(() =>
    root.render(
      <MemoryRouter>
        <LeadForm {...parts} action="/contact" submitText="Send" />
      </MemoryRouter>,
    ),
  );
  const form = place.querySelector('form')!;
  const [name, message] = [form.querySelector('input')!, form.querySelector('textarea')!];
  expect([name, message].map((field) => field.hasAttribute('maxlength'))).toEqual([false, false]);
  name.value = 'Ada';
  message.value = 'x'.repeat(4001);
  act(() => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(place.textContent).toContain('Message is longer than 4000 characters');
  expect([message.value.length, document.activeElement]).toEqual([4001, message]);
  act(() => root.unmount());
  place.remove();
});
