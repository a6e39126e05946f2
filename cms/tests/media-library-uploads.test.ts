import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryTexts, MAX_MEDIA_BYTES, uploadTexts, type Person } from '@apoti/contract';
import {
  countedMp3,
  doc,
  docx,
  FLAC_FRAME,
  flac,
  id3v1,
  mp3,
  mp4,
  ogg,
  pdf,
  rar,
  wav,
  zip,
} from '../../tests/support/media-files';
import { noise, notPictures, png } from '../../tests/support/pictures';
import { Cms } from './support/cms';
import { useLibrary } from './support/library';
import { useMedia } from './support/media';

let cms: Cms;
let person: Person;
beforeAll(async () => {
  cms = await Cms.start();
  person = (await cms.signIn())!;
});
afterAll(() => cms.stop());

const { upload, uploaded, folders } = useLibrary(() => ({ cms, person }));
const { filesIn } = useMedia(() => ({ cms, person }));

/** An archive that some programs unpack as one thing and others as another. */
function otherLocalName(): Buffer {
  const bytes = zip({ 'a.txt': 'hello' });
  bytes.write('b', bytes.indexOf('a.txt'));
  return bytes;
}

describe('uploads', () => {
  it.each([
    ['video', 'video', mp4('one'), 'demo.mp4', 'videos'],
    ['sound', 'audio', wav('one'), 'ping.wav', 'audio'],
    ['song', 'audio', mp3('one'), 'song.mp3', 'audio'],
    ['song with a tag behind it', 'audio', Buffer.concat([mp3('two'), id3v1]), 'song.mp3', 'audio'],
    ['song that counts its frames', 'audio', countedMp3(100, 100, 'one'), 'song.mp3', 'audio'],
    ['song whose encoder counts otherwise', 'audio', countedMp3(100, 102, 'two'), 'song.mp3', 'audio'],
    ['song that was joined to another', 'audio', countedMp3(100, 50, 'three'), 'song.mp3', 'audio'],
    [
      'song that was cut, with a tag behind it',
      'audio',
      Buffer.concat([countedMp3(50, 100, 'four'), id3v1]),
      'song.mp3',
      'audio',
    ],
    ['voice message', 'audio', ogg('one'), 'voice.opus', 'audio'],
    ['song without loss', 'audio', flac('one'), 'a.flac', 'audio'],
    [
      'song with a tag behind it, of unknown length',
      'audio',
      Buffer.concat([flac('two', 0), id3v1]),
      'b.flac',
      'audio',
    ],
    ['PDF', 'document', pdf('one'), 'price list.pdf', 'documents'],
    ['Word document', 'document', docx(), 'letter.docx', 'documents'],
    ['older Word document', 'document', doc(), 'letter.doc', 'documents'],
    ['ZIP archive', 'archive', zip(), 'press kit.zip', 'documents'],
    ['RAR archive', 'archive', rar('one'), 'press kit.rar', 'documents'],
  ])('A15: a %s is stored as it is, under a name of ours', async (_, type, bytes, fileName, category) => {
    const file = await uploaded(bytes, { fileName });
    const ext = fileName.slice(fileName.lastIndexOf('.'));
    expect(file).toMatchObject({ type, name: fileName, size: bytes.length, category, folder: null, usedIn: 0 });
    expect(file.id.endsWith(ext)).toBe(true);
    expect(file.id).not.toContain(' ');
    expect(await filesIn()).toContain(file.id);
  });

  it('A15: a picture is encoded anew and has its size, folder, category and alt text', async () => {
    const [folder] = await folders();
    const file = await uploaded(await noise(400, 300), {
      ...{ fileName: 'Hafen.PNG', category: 'team', alt: ' A harbour ' },
      folder: String(folder?.id),
    });
    expect(file.folder).toBe(folder?.id);
    expect(file).toMatchObject({ type: 'image', dimensions: { width: 400, height: 300 }, category: 'team' });
    expect(file.alt).toBe('A harbour');
    expect(file.thumbnail).toMatch(/^\/uploads\/thumbnail_hafen-/);
  });

  it.each([
    ['a page called a video', Buffer.from('<html><script>alert(1)</script>'), 'a.mp4', libraryTexts.damaged],
    ['a program', Buffer.from('#!/bin/sh\necho hello\n'), 'a.sh', libraryTexts.notAllowed],
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      uploadTexts.notAnImage,
    ],
    ['nothing', Buffer.alloc(0), 'a.pdf', libraryTexts.empty],
    ['a video called a PDF', mp4('two'), 'a.pdf', libraryTexts.damaged],
    ['a PDF called a picture', pdf('two'), 'a.png', libraryTexts.damaged],
    ['a video that broke off', mp4('three').subarray(0, -3), 'a.mp4', libraryTexts.damaged],
    ['a sound that broke off', wav('three').subarray(0, -9), 'a.wav', libraryTexts.damaged],
    ['a song that broke off', mp3('three').subarray(0, -50), 'a.mp3', libraryTexts.damaged],
    ['a song that broke off between two frames', countedMp3(60, 100, 'five'), 'a.mp3', libraryTexts.damaged],
    [
      'a song of which the next frame has just begun',
      Buffer.concat([mp3('four'), Buffer.from('fffb', 'hex')]),
      'a.mp3',
      libraryTexts.damaged,
    ],
    ['a voice message that broke off', ogg('three').subarray(0, -9), 'a.ogg', libraryTexts.damaged],
    ['a song without loss that broke off', flac('three').subarray(0, -1), 'a.flac', libraryTexts.damaged],
    [
      'a song without loss that broke off between two frames',
      flac('four').subarray(0, -FLAC_FRAME),
      'a.flac',
      libraryTexts.damaged,
    ],
    ['a PDF that broke off', pdf('three').subarray(0, -12), 'a.pdf', libraryTexts.damaged],
    ['an archive that broke off', zip().subarray(0, -5), 'a.zip', libraryTexts.damaged],
    ['an archive whose names are not the same twice', otherLocalName(), 'a.zip', libraryTexts.damaged],
    ['an archive that unpacks elsewhere', zip({ '../../etc/cron.d/x': '*' }), 'a.zip', libraryTexts.damaged],
    [
      'an archive with something behind it',
      Buffer.concat([zip(), Buffer.from('<?php')]),
      'a.zip',
      libraryTexts.damaged,
    ],
    ['a RAR that broke off', rar('three').subarray(0, -9), 'a.rar', libraryTexts.damaged],
    ['a document with macros', docx({ 'word/vbaProject.bin': 'x' }), 'a.docx', libraryTexts.macros],
    ['a document without a document', doc().subarray(0, 600), 'a.doc', libraryTexts.damaged],
  ])('A15: %s is refused, and nothing of it stays', async (_, bytes, fileName, text) => {
    const before = await filesIn();
    const answer = await upload(bytes, { fileName });
    expect(answer).toMatchObject({ status: 422, body: { error: text } });
    expect(await filesIn()).toEqual(before);
    expect(await filesIn('.staging')).toEqual([]);
  });

  it('A15: what is no picture is refused under a picture’s name', async () => {
    for (const make of Object.values(notPictures)) {
      const answer = await upload(await make(), { fileName: 'a.png' });
      expect(answer.status).toBe(422);
      expect([uploadTexts.notAnImage, libraryTexts.empty, libraryTexts.damaged]).toContain(answer.body['error']);
    }
  });

  it('A15: 10 MB is the most, 5 MB for pictures', async () => {
    const video = Buffer.concat([mp4('large')]);
    const filler = Buffer.alloc(MAX_MEDIA_BYTES - video.length);
    filler.writeUInt32BE(filler.length);
    filler.write('free', 4);
    expect((await upload(Buffer.concat([video, filler]), { fileName: 'a.mp4' })).status).toBe(200);
    const more = await upload(Buffer.concat([video, filler, Buffer.alloc(1)]), { fileName: 'a.mp4' });
    expect(more).toMatchObject({ status: 413, body: { error: libraryTexts.tooLarge } });
    const picture = Buffer.concat([await png(), Buffer.alloc(6_000_000)]);
    const large = await upload(picture, { fileName: 'a.png' });
    expect(large).toMatchObject({ status: 413, body: { error: uploadTexts.tooLarge } });
  });

  it('A15: the same content is stored once, also when it is sent twice at once; a copy is stored when it is wanted', async () => {
    const bytes = pdf('the same');
    const answers = await Promise.all([upload(bytes, { fileName: 'a.pdf' }), upload(bytes, { fileName: 'b.pdf' })]);
    expect(answers.map(({ body }) => body['duplicate']).toSorted()).toEqual([false, true]);
    const ids = answers.map(({ body }) => (body['file'] as { id: string }).id);
    expect(ids[0]).toBe(ids[1]);
    expect((await upload(bytes, { fileName: 'c.pdf', copy: 'true' })).body).toMatchObject({ duplicate: false });
  });

  it('A15: an unknown folder, a stranger and a word that is no category are refused', async () => {
    expect((await upload(pdf('x'), { folder: '999999' })).status).toBe(404);
    expect((await upload(pdf('x'), { category: 'nonsense' })).status).toBe(400);
    const stranger = useLibrary(() => ({ cms, person: { ...person, stamp: 'another' } }));
    expect((await stranger.upload(pdf('x'))).status).toBe(401);
    expect((await stranger.get('/api/wire/library')).status).toBe(401);
  });
});
