// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { refreshLeads } from '../../shared/api/lead-inbox';
import { FakeLeads, threeLeads } from './testing/fake-leads';
import {
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  field,
  link,
  names,
  open,
  page,
  until,
} from './testing/leads-page';

let server: FakeLeads;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));
vi.mock('../content-editing/ContentEditing', () => ({
  useContentEditor: () => ({ state: { work: { mine: { site: { siteName: 'Apoti' } } } } }),
}));

beforeEach(async () => {
  server = new FakeLeads();
  server.leads = threeLeads();
  await beginDocument();
});
afterEach(endDocument);

const focused = () => document.activeElement?.closest('li, tr')?.textContent ?? '';

it('X2, P20: the lead beside a deleted one has the focus, also where the list comes later than the answer', async () => {
  await open('/contact-ada');
  await until(() => page().includes('From Ada') && names().length > 1);
  let answer = (): void => undefined;
  server.listWaits = new Promise((resolve) => (answer = resolve));
  await click(document.querySelector('[aria-label="Delete: Ada"]')!);
  await click(button('Delete', dialog()!));
  await until(() => window.location.pathname === '/admin/leads');
  await until(() => focused().includes('Ada'));
  answer();
  await until(() => !names().includes('Ada'));
  await until(() => focused().includes('Chidi'));
});

it('X2, P20: where no lead is left beside a deleted one the search has the focus', async () => {
  server.leads = server.leads.slice(0, 1);
  await open('/contact-ada');
  await until(() => page().includes('From Ada') && names().length === 1);
  await click(document.querySelector('[aria-label="Delete: Ada"]')!);
  await click(button('Delete', dialog()!));
  await until(() => page().includes('No leads yet'));
  expect(document.activeElement).toBe(field('Search the leads'));
});

it('X2, P20: a lead that goes from the list because of somebody else moves nobody', async () => {
  await open('/contact-ada');
  await until(() => page().includes('From Ada') && names().length > 1);
  await click(link(' All leads'));
  await until(() => focused().includes('Ada'));
  // A press on a blank spot.
  link('Ada').blur();
  server.find('contact-ada').state = 'spam';
  await act(() => refreshLeads());
  await until(() => !names().includes('Ada'));
  expect(document.activeElement).toBe(document.body);
});
