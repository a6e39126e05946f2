// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { FakeLeads, lead } from './testing/fake-leads';
import { beginDocument, endDocument, field, fill, open, page, until } from './testing/leads-page';

let server: FakeLeads;
vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));
vi.mock('../content-editing/ContentEditing', () => ({
  useContentEditor: () => ({ state: { work: { mine: { site: { siteName: 'Apoti' } } } } }),
}));

let answer = () => {};
beforeEach(async () => {
  server = new FakeLeads();
  server.leads = [lead('Ada')];
  server.waits = new Promise((done) => (answer = done));
  await beginDocument();
});
afterEach(endDocument);

const shown = () => [field('State').value, field('State').getAttribute('aria-busy')];

it('P20: the state that was chosen is shown while it is saved, and after it', async () => {
  await open('/contact-ada');
  await until(() => page().includes('From Ada'));
  expect(shown()).toEqual(['new', 'false']);
  await fill('State', 'spam');
  expect(shown()).toEqual(['spam', 'true']);
  answer();
  await until(() => page().includes('Lead marked as spam'));
  await until(() => shown()[1] === 'false');
  expect([shown()[0], server.find('contact-ada').state]).toEqual(['spam', 'spam']);
});

it('P20: what is corrected while a state is saved goes through last, also back to what it was', async () => {
  await open('/contact-ada');
  await until(() => page().includes('From Ada'));
  await fill('State', 'spam');
  await fill('State', 'new');
  expect(shown()).toEqual(['new', 'true']);
  answer();
  await until(() => shown()[1] === 'false');
  expect([shown()[0], server.find('contact-ada').state, server.writes.length]).toEqual(['new', 'new', 2]);
});
