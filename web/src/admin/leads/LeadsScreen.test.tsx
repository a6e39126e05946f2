// @vitest-environment jsdom
import { outboxTexts, type LeadReply } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { FakeLeads, threeLeads } from './testing/fake-leads';
import {
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  field,
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

describe('the list of leads', () => {
  it('P20: leaves spam out until it is asked for; a state is a step of the address', async () => {
    await open();
    await until(() => names().length === 2);
    expect(names()).toEqual(['Ada', 'Chidi']);
    await click([...document.querySelectorAll('nav[aria-label=State] a')].at(-1)!);
    await until(() => names().includes('Bisi'));
    expect([window.location.search, names()]).toEqual(['?state=spam', ['Bisi']]);
    expect(server.lists).toEqual(['', 'state=spam']);
  });

  it('P20: while another list is on its way the one before is marked, and nothing of it is counted or selected', async () => {
    server.leads = server.leads.filter(({ state }) => state !== 'spam');
    server.leads.push(...threeLeads().map((one) => ({ ...one, id: `${one.id}-2`, state: 'done' as const })));
    const list = () => document.querySelector('ul[aria-label=Leads]');
    const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
    await open('?state=spam');
    await until(() => page().includes('No leads found'));
    let release = (): void => undefined;
    const hold = () => (server.listWaits = new Promise((resolve) => (release = resolve)));
    hold();
    await click([...document.querySelectorAll('nav[aria-label=State] a')].at(0)!);
    expect([window.location.search, page().includes('No leads yet')]).toEqual(['', false]);
    expect(said()).toContain('Searching…');
    release();
    await until(() => names().length === 5);
    expect(list()?.getAttribute('aria-busy')).toBe('false');
    expect(page()).toContain('Select this page');
    hold();
    await click([...document.querySelectorAll('nav[aria-label=State] a')].at(1)!);
    expect([names().length, list()?.getAttribute('aria-busy'), page().includes('Select this page')]).toEqual([
      ...[5, 'true', false],
    ]);
    expect(said()).toContain('Searching…');
    release();
    await until(() => names().length === 1);
    expect([list()?.getAttribute('aria-busy'), said().includes('Searching…')]).toEqual(['false', false]);
  });

  it.each(Object.values(outboxTexts))(
    'A18, P20: says of an answer that no mail server had that it was not mailed: %s',
    async (reason) => {
      const at = new Date().toISOString();
      const sent: LeadReply = {
        ...{ key: '1', recipient: 'a@example.com', subject: 'Re', text: 'Yes', author: 'me' },
        ...{ at, delivery: 'sent', reason },
      };
      server.find('contact-ada').replies.push(sent);
      server.find('contact-chidi').replies.push({ ...sent, reason: '' });
      await open();
      await until(() => names().length === 2);
      const badges = [...document.querySelectorAll('ul[aria-label=Leads] > li')].map(({ textContent }) =>
        textContent?.includes('Not mailed'),
      );
      expect(badges).toEqual([true, false]);
    },
  );

  it('P20: says what failed and keeps the last list; an address that is no lead’s leads nowhere', async () => {
    await open();
    await until(() => names().length === 2);
    server.isDown = true;
    await click([...document.querySelectorAll('nav[aria-label=State] a')].at(1)!);
    await until(() => page().includes('The list could not be loaded anew'));
    expect(names()).toEqual(['Ada', 'Chidi']);
    await open('/nonsense');
    expect(page()).toContain('This screen does not exist');
  });

  it('P20: what is selected is deleted once the exact question is answered', async () => {
    await open();
    await until(() => names().length === 2);
    await click(field('Select: Ada'));
    await click(field('Select: Chidi'));
    await click(button('Delete'));
    expect(dialog()?.textContent).toContain('Are you sure you want to delete these 2 leads?');
    expect(server.paths()).toEqual([]);
    await click(button('Delete', dialog()!));
    await until(() => page().includes('2 leads deleted successfully!'));
    expect(server.leads.map(({ name }) => name)).toEqual(['Bisi']);
  });
});

describe('what is asked before leads are deleted', () => {
  const reply = (delivery: LeadReply['delivery']): LeadReply => ({
    ...{ key: delivery, subject: 'Re', text: 'Hello', recipient: 'ada@example.com', author: 'me', at: '', reason: '' },
    delivery,
  });

  it('P20: names an answer that has not been sent yet, for one lead and for many', async () => {
    server.find('contact-ada').replies = [reply('waiting')];
    server.find('contact-chidi').replies = [reply('sent')];
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    await click(document.querySelector('[aria-label="Delete: Ada"]')!);
    expect(dialog()?.textContent).toContain('An answer that still waits to be sent will not be sent.');
    await click(button('Cancel', dialog()!));
    await click(field('Select: Ada'));
    await click(field('Select: Chidi'));
    await click(button('Delete'));
    expect(dialog()?.textContent).toContain(
      'One of them has an answer still waiting to be sent, which will not be sent.',
    );
  });

  it('P20: says nothing of answers that were sent', async () => {
    server.find('contact-chidi').replies = [reply('sent')];
    await open('/contact-chidi');
    await until(() => page().includes('From Chidi'));
    await click(document.querySelector('[aria-label="Delete: Chidi"]')!);
    expect(dialog()?.textContent).toContain('Mails that were sent are not taken back.');
    expect(dialog()?.textContent).not.toContain('waits to be sent');
  });
});
