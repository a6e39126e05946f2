// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendPlainly } from './send-plainly';

/** Tries it on a form, with what the server says of the form's address. Answers whether the browser sends it. */
async function tried(answer: () => Promise<Response>): Promise<{ says: boolean; sent: number; asked: unknown[] }> {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' });
  const submit = vi.spyOn(form, 'submit').mockImplementation(() => {});
  const says = await sendPlainly(form);
  return { says, sent: submit.mock.calls.length, asked: fetch.mock.calls.map(([url, init]) => [url, init?.method]) };
}

describe('a form whose files cannot be had', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('P20: is sent by the browser where the site can be had, and asks for the head of its page alone', async () => {
    expect(await tried(async () => new Response(null))).toEqual({
      says: true,
      sent: 1,
      asked: [['http://localhost:3000/contact', 'HEAD']],
    });
  });

  it('P20: stays as it is without a line, and where the site is closed', async () => {
    expect(await tried(() => Promise.reject(new TypeError('no line')))).toMatchObject({ says: false, sent: 0 });
    expect(await tried(async () => new Response(null, { status: 503 }))).toMatchObject({ says: false, sent: 0 });
  });
});
