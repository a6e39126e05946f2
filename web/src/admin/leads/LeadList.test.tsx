// @vitest-environment jsdom
import { afterEach, beforeEach, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { FakeLeads, threeLeads } from './testing/fake-leads';
import { beginDocument, button, click, dialog, endDocument, names, open, page, until } from './testing/leads-page';

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
