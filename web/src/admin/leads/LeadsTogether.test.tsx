// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../shared/api/client';
import { refreshLeads } from '../../shared/api/lead-inbox';
import { leadTexts } from './lead-texts';
import { FakeLeads, lead } from './testing/fake-leads';
import { beginDocument, button, click, endDocument, field, fill, names, open, page, until } from './testing/leads-page';

let server: FakeLeads;

vi.mock('../../shared/api/client', () => ({ request: (_schema: unknown, call: Call) => server.answer(call) }));
vi.mock('../content-editing/ContentEditing', () => ({
  useContentEditor: () => ({ state: { work: { mine: { site: { siteName: 'Apoti' } } } } }),
}));

beforeEach(async () => {
  server = new FakeLeads();
  server.leads = [lead('Ada'), lead('Chidi', { state: 'done' })];
  await beginDocument();
});
afterEach(endDocument);

const ada = () => server.find('contact-ada');
const kept = () => JSON.stringify({ ...localStorage });
const press = (element: Element, key: string) =>
  act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

async function openAda(): Promise<void> {
  await open('/contact-ada');
  await until(() => page().includes('From Ada'));
}

/** Opens a lead whose answer has failed. */
async function openFailed(): Promise<void> {
  const at = new Date().toISOString();
  const words = { key: 'x', recipient: 'ada@example.com', subject: 'Re', text: 'Words', author: 'me', at };
  server.leads = [lead('Ada', { replies: [{ ...words, delivery: 'failed', reason: '550: no such person' }] })];
  await openAda();
}

describe('words that were changed after an answer was lost', () => {
  it('P20: an answer is asked about, not dropped, and goes as another one', async () => {
    await openAda();
    await click(button('Answer by mail'));
    await fill('Text', 'First words');
    server.losesNext = true;
    await click(button('Send'));
    await until(() => page().includes('It is not sure that it was sent'));
    await fill('Text', 'Changed words');
    await click(button('Send'));
    await until(() => page().includes('This answer was sent before you changed it, as you see below.'));
    expect([field('Text').value, ada().replies.length]).toEqual(['Changed words', 1]);
    await click(button('Send'));
    await until(() => page().includes('The answer is on its way'));
    expect(ada().replies.map(({ text }) => text)).toEqual(['First words', 'Changed words']);
    expect(kept()).not.toContain('words');
  });

  it('P20: so is a note', async () => {
    await openAda();
    await fill('Note', 'First words');
    server.losesNext = true;
    await click(button('Add note'));
    await until(() => page().includes('What you typed is kept in this browser.'));
    await fill('Note', 'Changed words');
    await click(button('Add note'));
    await until(() => page().includes('This note was added before you changed it, as you see above.'));
    expect(field('Note').value).toBe('Changed words');
    await click(button('Add note'));
    await until(() => page().includes('Note added'));
    expect(ada().notes.map(({ text }) => text)).toEqual(['First words', 'Changed words']);
  });
});

describe('an answer', () => {
  it('R3: is kept from the first key on: a template alone, which quotes the person, is not', async () => {
    await openAda();
    await click(button('Answer by mail'));
    expect(field('Text').value).toContain('> From Ada');
    expect(kept()).not.toContain('Ada');
    await fill('Text', 'Mine');
    expect(kept()).toContain('Mine');
    await click(button('Discard'));
    await click(button('Discard', document.querySelector('dialog[open]')!));
    expect(kept()).not.toContain('Mine');
  });

  it('P20: of which only the subject was typed is no answer yet', async () => {
    await openAda();
    await click(button('Answer by mail'));
    await fill('Subject', 'About the door');
    await click(button('Send'));
    expect(page()).toContain('Write your answer first');
    expect([server.writes, field('Subject').value]).toEqual([[], 'About the door']);
  });

  it('P20: cannot be typed into while it is sent', async () => {
    await openAda();
    await click(button('Answer by mail'));
    await fill('Text', 'Mine');
    let finish = () => {};
    server.waits = new Promise<void>((resolve) => (finish = resolve));
    await click(button('Send'));
    const texts = () => [field('Subject'), field('Text')].map((one) => one.hasAttribute('readonly'));
    expect([...texts(), field('Template').hasAttribute('disabled')]).toEqual([true, true, true]);
    await act(async () => finish());
    await until(() => page().includes('The answer is on its way'));
  });

  it('P20: that has failed says why, in the list too, and is tried again', async () => {
    await openFailed();
    expect(document.querySelector('ul[aria-label=Leads]')?.textContent).toContain('Answer not sent');
    expect(page()).toContain('550: no such person');
    await click(button('Try again'));
    await until(() => page().includes('The answer is on its way again'));
    expect(server.writes).toMatchObject([{ path: '/api/leads/contact-ada/resend', body: { key: 'x' } }]);
    await until(() => !page().includes('550: no such person'));
  });

  it('P20: that is tried again without an answer may have been sent, and shows how it stands', async () => {
    await openFailed();
    server.losesNext = true;
    await click(button('Try again'));
    const said = `It could not be tried again: The server cannot be reached. ${leadTexts.maybeAgain}`;
    await until(() => page().includes(said));
    await until(() => !page().includes('550: no such person'));
  });
});

describe('the state of a lead', () => {
  it('P20: of those that arrow keys pass only the one is set that a person stays at', async () => {
    await openAda();
    const select = field('State');
    await press(select, 'ArrowDown');
    await fill('State', 'in-progress');
    await press(select, 'ArrowDown');
    await fill('State', 'done');
    expect([field('State').value, server.writes]).toEqual(['done', []]);
    await press(select, 'Escape');
    expect(field('State').value).toBe('new');
    await press(select, 'ArrowDown');
    await fill('State', 'done');
    await press(select, 'Enter');
    await until(() => page().includes('Lead marked as done'));
    expect(server.writes.map(({ body }) => body)).toEqual([{ state: 'done', from: 'new' }]);
  });

  it('P20: the focus stays in it when the button that set it goes', async () => {
    await openAda();
    button('Mark as done').focus();
    await click(button('Mark as done'));
    await until(() => page().includes('Lead marked as done'));
    await until(() => document.activeElement === field('State'));
  });

  it('P20: that somebody else has set is told by many at once, and changed by who has seen it', async () => {
    await open();
    await until(() => names().length === 2);
    await click(field('Select: Ada'));
    ada().state = 'in-progress';
    await click(button('Set state'));
    await until(() => page().includes('Somebody else has changed its state meanwhile: it is in progress now'));
    expect(ada().state).toBe('in-progress');
    await click(button('Set state'));
    await until(() => page().includes('Lead marked as done successfully!'));
    expect(ada().state).toBe('done');
  });

  it('P20: that the list has shown since it was selected has been seen', async () => {
    await open();
    await until(() => names().length === 2);
    await click(field('Select: Ada'));
    ada().state = 'in-progress';
    await act(() => refreshLeads());
    await click(button('Set state'));
    await until(() => page().includes('Lead marked as done successfully!'));
  });
});
