import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cmsPaths } from '@apoti/contract';
import { receiving } from '../../limits';
import { TestApp } from '../../testing/test-app';
import { asNamed } from './read-form';

let test: TestApp;
let cookie: string;
let address: string;
beforeEach(async () => {
  test = await TestApp.start();
  // That it came there is all that matters here.
  test.cms.answers.set(cmsPaths.media, [422, { error: 'No picture', code: 'invalid' }]);
  cookie = await test.signIn();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = z.object({ port: z.number() }).parse(test.app.server.address());
  address = `http://127.0.0.1:${port}/api/upload.php`;
});
afterEach(() => test.close());

/** Sends a form of these parts; what it got, as the status and the text of the refusal. */
async function send(...parts: string[]): Promise<unknown> {
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
  const body = [...parts.map((part) => `--b\r\n${part}\r\n`), '--b--\r\n'].join('');
  const answer = await fetch(address, { method: 'POST', headers, body });
  const { error } = z.object({ error: z.string() }).parse(await answer.json());
  return [answer.status, error];
}
// The double of the CMS reads JSON; what a picture is, is not judged here.
const picture = 'content-disposition: form-data; name="image"; filename="a.png"\r\n\r\n{}';

it('A15: a file’s name has its quotes as it was given', () => {
  expect(asNamed('Poster %22Lekki%22 100%.png')).toBe('Poster "Lekki" 100%.png');
  expect(asNamed(undefined)).toBe('');
});

describe.each([10, 20_000, 70_000, 300_000, 3_000_000])('a part of %i bytes that is no field', (size) => {
  it.each(['Content-Disposition', 'X-Other: y', 'Content-Disposition: attachment'])(
    'C14, F6: is passed over, alone and before a picture: %s',
    async (head) => {
      const odd = `${head}\r\n\r\n${'A'.repeat(size)}`;
      expect(await send(odd)).toEqual([422, 'Please select a valid image file']);
      // More often than there are turns: none of them is kept.
      for (let times = 0; times <= receiving.atOnce; times += 1)
        expect(await send(odd, picture)).toEqual([422, 'No picture']);
    },
  );
});

it('C14, C19: two pictures at once are refused with what is wrong, and so are too many texts', async () => {
  expect(await send(picture, picture)).toEqual([400, 'Please send one file only']);
  const text = 'content-disposition: form-data; name="name"\r\n\r\na';
  expect(await send(...Array.from({ length: 9 }, () => text), picture)).toEqual([400, 'The form has too many fields']);
});
