import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TestApp } from '../../testing/test-app';

const name = 'harbour-9f2c41d07be3a865.jpg';
let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
  const uploads = join(test.dataDir, 'public', 'uploads');
  await mkdir(join(uploads, '.trash'), { recursive: true });
  await writeFile(join(uploads, '.trash', name), 'a picture');
  await writeFile(join(uploads, '.trash', 'prices.pdf'), 'a paper');
  await writeFile(join(uploads, 'public.jpg'), 'not deleted');
  await writeFile(join(test.dataDir, 'outside.jpg'), 'outside');
});
afterEach(() => test.close());

it('A15: a picture in the trash is shown to signed-in people, and nobody on the way keeps it', async () => {
  const answer = await test.get(`/api/library/trash/${name}`, { cookie: await test.signIn() });
  expect(answer).toMatchObject({ statusCode: 200, body: 'a picture' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'image/jpeg' });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});

it('R3: nobody else is shown what is in the trash, there or where it was', async () => {
  const answer = await test.get(`/api/library/trash/${name}`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([401, 'no-store']);
  expect((await test.get(`/uploads/${name}`)).statusCode).toBe(404);
  for (const path of [`/uploads/.trash/${name}`, `/uploads/%2etrash/${name}`]) {
    const { statusCode, body } = await test.get(path);
    expect([path, statusCode >= 400, body.includes('a picture')]).toEqual([path, true, false]);
  }
});

it('A15: what is no picture in the trash is not found, wherever it would lead', async () => {
  const cookie = await test.signIn();
  const names = ['prices.pdf', 'none.jpg', '..%2Fpublic.jpg', '..%2F..%2F..%2Foutside.jpg', '.jpg', '..', 'a%00.jpg'];
  for (const each of names) {
    const answer = await test.get(`/api/library/trash/${each}`, { cookie });
    expect([each, answer.statusCode]).toEqual([each, 404]);
  }
});
