import { expect, it } from 'vitest';
import { mp3, pdf } from '../../support/media-files';
import { photograph, png, withScriptBehind } from '../../support/pictures';
import { judgeServed, type Served } from './judge';
import { familyOf, parentOf, peakOf } from './peak-memory';

const served = (bytes: Buffer, type: string, end: string, headers: Record<string, string> = {}): Served => ({
  path: `/uploads/a-0123456789abcdef.${end}`,
  status: 200,
  headers: {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...headers,
  },
  bytes,
});
const attachment = { 'content-disposition': 'attachment' };
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

it.each([
  [
    'bytes of no type that open in our origin',
    async () => served(mp3(), 'application/octet-stream', 'mp1'),
    'opens in our origin',
  ],
  ['a script behind a picture', async () => served(await withScriptBehind(), 'image/png', 'png'), 'it holds <script'],
  ['where a picture was taken', async () => served(await photograph(), 'image/jpeg', 'jpg'), 'where it was taken'],
  ['a drawing', async () => served(drawing, 'image/svg+xml', 'svg'), 'its type is image/svg+xml'],
  ['a page called a picture', async () => served(Buffer.from('<html>'), 'image/png', 'png'), 'begins as a page'],
  ['half of a picture', async () => served((await png()).subarray(0, 60), 'image/png', 'png'), 'cannot be decoded'],
  ['a picture of another format', async () => served(await png(), 'image/jpeg', 'jpg'), 'of the format png'],
  [
    'a type that may be guessed',
    async () => served(await png(), 'image/png', 'png', { 'x-content-type-options': '' }),
    'may be guessed',
  ],
  ['a document that opens in our origin', async () => served(pdf(), 'application/pdf', 'pdf'), 'opens in our origin'],
  [
    'a sound without a sandbox',
    async () => served(mp3(), 'audio/mpeg', 'mp3', { 'content-security-policy': '' }),
    'may run',
  ],
  ['a page as a document', async () => served(drawing, 'application/pdf', 'pdf', attachment), 'begins as a page'],
  [
    'a name that was sent',
    async () => ({ ...served(await png(), 'image/png', 'png'), path: '/uploads/x.png' }),
    'not ours',
  ],
  ['a failure', async () => ({ ...served(await png(), 'image/png', 'png'), status: 500 }), 'a 500'],
])('F7: the judge notices %s', async (_, make, wrong) => {
  expect(await judgeServed(await make())).toContain(wrong);
});

it.each([
  ['a clean picture', async () => served(await png(), 'image/png', 'png')],
  ['a document to be kept', async () => served(pdf(), 'application/pdf', 'pdf', attachment)],
  ['a sound', async () => served(mp3(), 'audio/mpeg', 'mp3')],
])('F7: the judge passes %s', async (_, make) => {
  expect(await judgeServed(await make())).toBeNull();
});

it('F7: the peak of memory is read in MB', () => {
  expect(peakOf('VmPeak:\t  900000 kB\nVmHWM:\t  409600 kB\nVmRSS:\t 1 kB\n')).toBe(400);
  expect(() => peakOf('')).toThrow();
});

it('F7: what a process has started counts with it, and what others have started does not', () => {
  expect(parentOf('31 (node (a) 7) S 12 31 1 0')).toBe(12);
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 1],
    [6, 5],
  ]);
  expect(familyOf([2], parents).toSorted()).toEqual([2, 3, 4]);
  expect(familyOf([3, 5], parents).toSorted()).toEqual([3, 4, 5, 6]);
});
