import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await TestApp.start();
});
afterEach(async () => {
  await test.close();
});

describe('the feed’s address', () => {
  it('P14: answers with what visitors see, compressed and revalidated', async () => {
    const answer = await test.get('/press-releases/feed.xml');
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
    });
    expect(answer.body).toContain('/press-releases/1</link>');
    for (const { id } of test.cms.posts.filter(({ status }) => status === 'draft'))
      expect(answer.body).not.toContain(`/press-releases/${id}</link>`);
    const known = { 'if-none-match': String(answer.headers.etag) };
    expect((await test.get('/press-releases/feed.xml', known)).statusCode).toBe(304);
  });
});
