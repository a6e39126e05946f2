// @vitest-environment jsdom
import { ApiError } from '@apoti/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePresence } from '../../shared/api/presence';
import { PREVIEW_RETRY_MS } from './preview-loop';
import { beginDocument, endDocument, fetched, load, open, page, pass, show, status } from './testing/preview-page';
import { previewTexts } from './texts';

vi.mock('../../shared/api/preview', () => ({ fetchPreview: vi.fn() }));

const AMINA = 7;
const BOLA = 8;
const heading = () => page().querySelector('h1')?.textContent;
const present = (person: number | null) => act(async () => notePresence(person));

/** Amina's session ends while she types. */
async function endSession(): Promise<void> {
  await open();
  await load();
  fetched.mockRejectedValue(new ApiError('unauthenticated', 'Please sign in first'));
  await show('Typed');
  await pass();
  await present(null);
}

/** The server takes calls again. */
const answer = () =>
  fetched.mockReset().mockImplementation(async ({ content }) => `<!doctype html><h1>${content?.site.siteName}</h1>`);

beforeEach(() => {
  beginDocument();
  notePresence(AMINA);
});
afterEach(endDocument);

it('A6: a preview that was refused for want of a session is made by itself once its person is back', async () => {
  await endSession();
  expect(status()).toContain(`${previewTexts.stale} Please sign in first`);
  await pass(60_000);
  expect([fetched.mock.calls.length, heading()]).toEqual([2, 'Apoti']);
  answer();
  await present(AMINA);
  await pass();
  expect([status(), heading()]).toEqual(['', 'Typed']);
  await present(null);
  await present(AMINA);
  await pass(60_000);
  expect(fetched).toHaveBeenCalledOnce();
});

it('A6: it is made, too, when the session was renewed before anybody had noticed its end', async () => {
  await open();
  await load();
  fetched.mockRejectedValueOnce(new ApiError('unauthenticated', 'Please sign in first'));
  await show('Typed');
  await pass();
  expect(status()).toContain(previewTexts.stale);
  await pass(PREVIEW_RETRY_MS);
  expect([status(), heading()]).toEqual(['', 'Typed']);
});

it('A6: for somebody else who signs in, what the first one typed is neither sent nor shown', async () => {
  await endSession();
  answer();
  await present(BOLA);
  await pass(60_000);
  expect([fetched.mock.calls.length, heading()]).toEqual([0, 'Apoti']);
});
