// @vitest-environment jsdom
import { act } from 'react';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outboxTexts } from '@apoti/contract';
import type { Call } from '../../shared/api/client';
import { refreshLeads } from '../../shared/api/lead-inbox';
import { FakeLeads, lead, threeLeads } from './testing/fake-leads';
import {
  beginDocument,
  button,
  click,
  dialog,
  endDocument,
  field,
  fill,
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

describe('a lead', () => {
  it('P20: shows what was sent as text, and goes to another state and back', async () => {
    server.leads = [lead('Ada', { message: '<img src=x onerror=alert(1)>\nTwo' })];
    await open();
    await until(() => names().length === 1);
    await click(link('Ada'));
    await until(() => page().includes('onerror'));
    expect(window.location.pathname).toBe('/admin/leads/contact-ada');
    expect(document.querySelector('img')).toBeNull();
    await fill('State', 'done');
    await until(() => page().includes('Lead marked as done'));
    expect(server.leads[0]?.state).toBe('done');
    await click(button('Undo'));
    await until(() => server.leads[0]?.state === 'new');
    await until(() => page().includes('Lead marked as new'));
  });

  it('P20: that somebody else moved meanwhile is shown as it is, not overwritten', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    server.find('contact-ada').state = 'spam';
    await fill('State', 'done');
    await until(() => page().includes('Somebody else has changed its state meanwhile: it is spam now'));
    expect([server.find('contact-ada').state, field('State').value]).toEqual(['spam', 'spam']);
  });

  it('P20: a note that could not be added stays, also over a reload, and is added once', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    await fill('Note', 'Called her');
    server.losesNext = true;
    await click(button('Add note'));
    await until(() => page().includes('What you typed is kept in this browser.'));
    await open('/contact-ada');
    await until(() => page().includes('Brought back as you left it.'));
    expect(field('Note').value).toBe('Called her');
    await click(button('Add note'));
    await until(() => page().includes('Note added'));
    expect(server.find('contact-ada').notes).toHaveLength(1);
    expect(new Set(server.writes.map(({ key }) => key)).size).toBe(1);
    await open('/contact-chidi');
    await until(() => page().includes('From Chidi'));
    expect(field('Note').value).toBe('');
  });

  it('P20, A6: a pasted text that is too long is not cut: it stays, and is refused', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    const note = 'n'.repeat(4_001);
    expect(field('Note').hasAttribute('maxlength')).toBe(false);
    await fill('Note', note);
    await click(button('Add note'));
    expect(page()).toContain('Note is longer than 4000 characters');
    expect(page()).toContain('4001 / 4,000');
    await click(button('Answer by mail'));
    for (const name of ['Subject', 'Text']) expect(field(name).hasAttribute('maxlength')).toBe(false);
    await fill('Text', 't'.repeat(10_001));
    await click(button('Send'));
    expect(page()).toContain('Text is longer than 10000 characters');
    expect(server.paths()).toEqual([]);
    expect([field('Note').value, field('Text').value.length]).toEqual([note, 10_001]);
  });

  it('P20: an answer begins with a template, is kept, and is one mail though its answer was lost', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    await click(button('Answer by mail'));
    expect([field('Subject').value, field('Text').value.split('\n')[0]]).toEqual(['Re: Support', 'Hello Ada,']);
    await fill('Text', 'Mine');
    await fill('Template', 'solved');
    expect(dialog()?.textContent).toContain('Replace what you have typed?');
    await click(button('Cancel', dialog()!));
    expect(field('Text').value).toBe('Mine');
    await open('/contact-ada');
    await until(() => page().includes('Brought back as you left it.'));
    await fill('Subject', ' ');
    await click(button('Send'));
    expect(page()).toContain('Subject is required');
    expect(server.paths()).toEqual([]);
    await fill('Subject', 'About the door');
    server.losesNext = true;
    await click(button('Send'));
    await until(() => page().includes('sending it again sends no second mail'));
    await click(button('Send'));
    await until(() => page().includes('The answer is on its way'));
    expect(server.find('contact-ada').replies).toMatchObject([{ subject: 'About the door', text: 'Mine' }]);
    expect(page()).toContain('Answer waits to be sent');
    expect(document.querySelector('form[aria-label="Answer by mail"]')).toBeNull();
  });

  it('A18, P20: an answer that no mail server takes is not said to be on its way, nor sent: it lies in the outbox folder', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    server.mailNote = outboxTexts.lies;
    await click(button('Answer by mail'));
    await fill('Text', 'Mine');
    await click(button('Send'));
    await until(() => page().includes(`The answer was not mailed: ${outboxTexts.lies}`));
    for (const delivery of ['waiting', 'sent'] as const) {
      Object.assign(server.find('contact-ada').replies[0]!, { delivery });
      await act(() => refreshLeads());
      const log = document.querySelector('[aria-label="Answer: Re: Support"]');
      expect(log?.querySelector('[role=status]')?.textContent).toBe('Not mailed');
      expect(log?.textContent).toContain(outboxTexts.lies);
    }
  });

  it('P20: somebody else’s answer is shown before a second one is sent', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    await click(button('Answer by mail'));
    await click(button('Send'));
    expect(page()).toContain('Write your answer first');
    expect(server.paths()).toEqual([]);
    await fill('Text', 'Mine');
    const theirs = { key: 'x', recipient: 'a@example.com', subject: 'Theirs', text: 'Theirs', author: 'bola' } as const;
    const at = new Date().toISOString();
    server.find('contact-ada').replies.push({ ...theirs, at, delivery: 'failed', reason: '550: no such person' });
    await click(button('Send'));
    await until(() => page().includes('bola has answered meanwhile'));
    expect(page()).toContain('550: no such person');
    await click(button('Send'));
    await until(() => page().includes('The answer is on its way'));
    expect(server.find('contact-ada').replies).toHaveLength(2);
  });

  it('P20: that somebody else answered is asked about also where their answer was seen on the page before sending', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    await click(button('Answer by mail'));
    await fill('Text', 'Mine');
    const theirs = { key: 'x', recipient: 'a@example.com', subject: 'Theirs', text: 'Theirs', author: 'bola' } as const;
    server.find('contact-ada').replies.push({ ...theirs, at: new Date().toISOString(), delivery: 'sent', reason: '' });
    await act(() => refreshLeads());
    await until(() => page().includes('bola'));
    await click(button('Send'));
    await until(() => page().includes('bola has answered meanwhile'));
    await click(button('Send'));
    await until(() => page().includes('The answer is on its way'));
  });

  it('P20: is not deleted without saying that words for it are not sent', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    const remove = () => document.querySelector('[aria-label="Delete: Ada"]')!;
    await click(remove());
    expect(dialog()?.textContent).not.toContain('stays in this browser');
    await click(button('Cancel', dialog()!));
    await click(button('Answer by mail'));
    await fill('Text', 'Typed for Ada');
    await click(remove());
    expect(dialog()?.textContent).toContain('What you have typed and not sent stays in this browser');
    await click(button('Delete', dialog()!));
    await until(() => page().includes('Answer: Typed for Ada'));
    await until(() => document.activeElement?.closest('li, tr')?.textContent.includes('Chidi') === true);
    expect(link('Answer: Typed for Ada').getAttribute('href')).toBe('/admin/leads/contact-ada');
  });

  it('P20: that is gone says so, and what was typed for it stays in the browser', async () => {
    await open('/contact-ada');
    await until(() => page().includes('From Ada'));
    await click(button('Answer by mail'));
    await fill('Text', 'Typed for Ada');
    await fill('Note', 'Noted for Ada');
    server.leads = [];
    await act(() => refreshLeads());
    await until(() => page().includes('This lead is not there any more'));
    expect([field('Text').value, field('Note').value]).toEqual(['Typed for Ada', 'Noted for Ada']);
    expect([button('Send').disabled, button('Add note').disabled]).toEqual([true, true]);
    // A reload knows nothing of the lead any more.
    await mutate(() => true, undefined, { revalidate: false });
    await open('/contact-ada');
    await until(() => page().includes('It has been deleted, or the address is not right.'));
    expect(field('Your answer, which was not sent').value).toBe('Typed for Ada');
    expect(field('Your note, which was not added').value).toBe('Noted for Ada');
    // The list leads to it.
    await open();
    await until(() => page().includes('Typed in this browser, and not sent'));
    await click(link('Answer: Typed for Ada'));
    await until(() => page().includes('It has been deleted, or the address is not right.'));
    for (const left of [1, 0]) {
      await click(button('Discard'));
      expect(document.querySelectorAll('textarea')).toHaveLength(left);
    }
    expect(JSON.stringify({ ...localStorage })).not.toContain('for Ada');
  });

  it.each(['Written for Ada', ''])(
    'P20: that is gone gives back the subject of an answer of the text “%s”',
    async (text) => {
      await open('/contact-ada');
      await until(() => page().includes('From Ada'));
      await click(button('Answer by mail'));
      await fill('Subject', 'Typed for Ada');
      await fill('Text', text);
      server.leads = [];
      await act(() => refreshLeads());
      await until(() => page().includes('This lead is not there any more'));
      await mutate(() => true, undefined, { revalidate: false });
      await open('/contact-ada');
      await until(() => page().includes('It has been deleted, or the address is not right.'));
      expect(field('Subject of your answer, which was not sent').value).toBe('Typed for Ada');
      expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(text ? [text] : []);
      await open();
      await until(() => page().includes('Typed in this browser, and not sent'));
      await click(link(`Answer: ${text || 'Typed for Ada'}`));
      await until(() => page().includes('It has been deleted, or the address is not right.'));
      await click(button('Discard'));
      expect(page()).not.toContain('which was not sent');
      expect(JSON.stringify({ ...localStorage })).not.toContain('for Ada');
    },
  );
});
