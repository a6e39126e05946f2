import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cmsLibraryPaths, cmsPaths } from '@apoti/contract';
import { receiving } from '../../limits';
import { TestApp } from '../../testing/test-app';

const ALL = receiving.atOnce + receiving.waiting;
const head = (field: string) => `--b\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
// The double of the CMS reads JSON; what a picture is, is not judged here.
const END = '{}\r\n--b--\r\n';

let test: TestApp;
let cookie: string;
let port: number;
beforeEach(async () => {
  test = await TestApp.start();
  // That it came there is all that matters here.
  for (const path of [cmsPaths.media, cmsLibraryPaths.files])
    test.cms.answers.set(path, [422, { error: 'No picture', code: 'invalid' }]);
  cookie = await test.signIn();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});
afterEach(() => test.close());

/** A form of which the first half is sent. */
class Sent {
  status = 0;
  retryAfter: string | undefined;
  private readonly way: ClientRequest;

  constructor(path: string, field: string) {
    const headers = { host: '127.0.0.1', cookie, 'content-type': 'multipart/form-data; boundary=b' };
    this.way = request({ port, path, method: 'POST', headers, agent: false }, (answer) => {
      this.status = answer.statusCode ?? 0;
      this.retryAfter = answer.headers['retry-after'];
      answer.resume();
    });
    this.way.on('error', () => undefined);
    this.way.write(head(field));
  }

  finish(): void {
    this.way.end(END);
  }

  cutOff(): void {
    this.way.destroy();
  }
}

/** So many forms, by every address that takes one. */
const begin = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? new Sent('/api/upload.php', 'image') : new Sent('/api/library/files', 'file'),
  );
const answered = (forms: readonly Sent[]) => forms.filter(({ status }) => status !== 0);
const untilAnswered = (forms: readonly Sent[], count: number) =>
  vi.waitFor(() => expect(answered(forms)).toHaveLength(count), { timeout: 10_000 });
const untilOpen = (count: number) =>
  vi.waitFor(async () => {
    const open = await new Promise((resolve) => test.app.server.getConnections((_error, found) => resolve(found)));
    expect(open).toBe(count);
  }, 10_000);

/** Sends the rest of some forms: each comes to the CMS. */
async function finish(forms: readonly Sent[]): Promise<void> {
  for (const form of forms) form.finish();
  await untilAnswered(forms, forms.length);
  expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([422]));
}

describe('forms with files', () => {
  it('C14, A15: so many are taken at once, so many more wait, and the next is told to come again', async () => {
    const forms = begin(ALL + 3);
    await untilAnswered(forms, 3);
    for (const { status, retryAfter } of answered(forms)) expect([status, retryAfter]).toEqual([503, '5']);
    // Those who wait have their turn as others end.
    await finish(forms.filter(({ status }) => status === 0));
  });

  it('C14: whoever breaks off gives the turn away, also who has waited for it', async () => {
    for (const _round of [1, 2]) {
      const forms = begin(ALL + 1);
      await untilAnswered(forms, 1);
      // Which one was told to come again, the system decides: connections need not come in their order.
      const held = forms.filter(({ status }) => status === 0);
      // Those first that wait: their turns come when nobody is there any more.
      for (const form of held.slice(receiving.atOnce)) form.cutOff();
      await untilOpen(receiving.atOnce);
      for (const form of held) form.cutOff();
      await untilOpen(0);
    }
    const forms = begin(ALL + 1);
    await untilAnswered(forms, 1);
    await finish(forms.filter(({ status }) => status === 0));
  });
});
