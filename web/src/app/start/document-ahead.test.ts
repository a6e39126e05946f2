import { afterEach, expect, it, vi } from 'vitest';
import { fetchDocumentAhead } from './document-ahead';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => void fetched.mockReset());

it('S6: a document is fetched ahead, and read to its end, so that the browser keeps it', async () => {
  const reply = new Response('<!doctype html>');
  fetched.mockResolvedValue(reply);
  fetchDocumentAhead('/faq');
  await vi.waitFor(() => expect(reply.bodyUsed).toBe(true));
  expect(fetched.mock.calls).toEqual([['/faq', { priority: 'low' }]]);
});
