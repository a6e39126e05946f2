import { expect, it } from 'vitest';
import { beginReply, prepareReply } from './prepared-reply';

const shared = { status: 200, headers: { 'content-type': 'text/html' } };
/** Text that compresses about as little as what people write. */
const text = (bytes: number) =>
  Array.from({ length: bytes / 16 }, (_, place) => Math.sin(place).toFixed(13))
    .join('')
    .slice(0, bytes);

it('S9: pages are not compressed behind an answer of many megabytes, such as all posts of a large site', async () => {
  const done: string[] = [];
  const posts = prepareReply(text(3 * 1024 * 1024), shared).then(() => done.push('posts'));
  const pages = ['home', 'faq', 'contact', 'lockers'].map(async (page) => {
    await prepareReply(page + text(40_000), shared);
    done.push(page);
  });
  await Promise.all([posts, ...pages]);
  expect(done).toEqual(['home', 'faq', 'contact', 'lockers', 'posts']);
});

it('S9: an answer in pieces is the answer in one, with the same tags', async () => {
  async function* pieces() {
    yield 'a first piece, ';
    yield 'and ₦ more. '.repeat(100);
  }
  const whole = await prepareReply('a first piece, ' + 'and ₦ more. '.repeat(100), shared);
  expect(await prepareReply(pieces(), shared)).toEqual(whole);
});

it('S8, F5: what people wait for is made before the further encodings of what others have been given', async () => {
  const done: string[] = [];
  const begun = ['home', 'faq', 'contact', 'lockers'].map((page) => {
    const made = beginReply(page + text(40_000), shared, { before: undefined, first: 'br' });
    return [made.variant('br').then(() => done.push(page)), made.whole.then(() => done.push(`all of ${page}`))];
  });
  await Promise.all(begun.flat());
  // One further encoding stands in the line.
  expect(done.slice(0, 5)).toEqual(['home', 'all of home', 'faq', 'contact', 'lockers']);
});

it('F5: a small file of its own, such as an event’s for a calendar, or an icon, waits behind no further encodings', async () => {
  let isFurtherDone = false;
  const pages = Array.from({ length: 20 }, (_, page) => {
    const made = beginReply(page + text(40_000), shared, { before: undefined, first: 'br' });
    return { first: made.variant('br'), all: made.whole };
  });
  const all = Promise.all(pages.map((page) => page.all)).then(() => (isFurtherDone = true));
  await Promise.all(pages.map((page) => page.first));
  await prepareReply('BEGIN:VCALENDAR '.repeat(40), shared);
  await prepareReply(Buffer.alloc(2_000), shared);
  expect(isFurtherDone).toBe(false);
  await all;
});

it('S12: whoever waits for a page gets it in the encoding that was asked for before the others are made', async () => {
  const done: string[] = [];
  const { variant, whole } = beginReply(text(40_000), shared, { before: undefined, first: 'gzip' });
  const told = (name: string) => () => done.push(name);
  await Promise.all([whole.then(told('all')), variant('br').then(told('br')), variant('gzip').then(told('gzip'))]);
  expect(done).toEqual(['gzip', 'br', 'all']);
});
